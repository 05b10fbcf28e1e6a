/** Which cards are chosen, and for which side. Cards are named by their digits, not by their place:
 * when one is taken by somebody else, it is no longer chosen. */

export type Side = 'a' | 'b';
export type Selection = ReadonlyMap<string, Side>;

export const NOTHING_CHOSEN: Selection = new Map();

function put(selection: Selection, card: string, side: Side | null): Selection {
  const after = new Map(selection);
  if (side) after.set(card, side);
  else after.delete(card);
  return after;
}

const other = (side: Side): Side => (side === 'a' ? 'b' : 'a');

/** A tap: on to the chosen side, then to the other one (where there are two), then off. */
export function tapped(selection: Selection, card: string, sided: boolean, into: Side): Selection {
  const now = selection.get(card);
  if (!now) return put(selection, card, sided ? into : 'a');
  return put(selection, card, sided && now === into ? other(into) : null);
}

/** On to a side, or off if it is there. */
export function toggled(selection: Selection, card: string, side: Side): Selection {
  return put(selection, card, selection.get(card) === side ? null : side);
}

/** The cards of a claim by their sides. */
export function sidesOf(a: string[], b: string[]): Selection {
  const sides = [a.map((card) => [card, 'a'] as const), b.map((card) => [card, 'b'] as const)];
  return new Map(sides.flat());
}

/** Without the cards that do not lie on the table any more. The same if that changes nothing. */
export function kept(selection: Selection, table: (string | null)[]): Selection {
  const left = [...selection].filter(([card]) => table.includes(card));
  return left.length === selection.size ? selection : new Map(left);
}

/** The chosen cards of a side, in the order of the table. */
export function chosen(selection: Selection, table: (string | null)[], side: Side): string[] {
  return table.filter((card): card is string => card !== null && selection.get(card) === side);
}

/** The place that a key means, from 1, or 0. Digits count wherever the keyboard has them. */
export function placeOf(code: string): number {
  const digit = /^(?:Digit|Numpad)([1-9])$/.exec(code);
  return digit ? Number(digit[1]) : 0;
}

/** The places, from 1, of the cards with this mark. */
export function placed(marks: number[], mark: number): number[] {
  return marks.flatMap((one, i) => (one === mark ? [i + 1] : []));
}
