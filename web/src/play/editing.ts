/** A position taken apart for editing: the games of a sum, each with its name and its numbers. */
export interface Part {
  game: string;
  text: string;
}

/** The parts of a position as it is written; `+` inside a name does not occur. */
export function parts(position: string): Part[] {
  return position.split('+').map((summand) => {
    const [game = '', ...rest] = summand.trim().split(':');
    return { game: game.trim(), text: rest.join(':').trim() };
  });
}

export function joined(components: Part[]): string {
  return components.map(({ game, text }) => (text ? `${game}:${text}` : game)).join(' + ');
}

/** The numbers of a part that is nothing but a list of numbers, to be changed one by one. */
export function numbers({ text }: Part): number[] | null {
  return /^\d{1,3}(,\d{1,3})*$/.test(text) ? text.split(',').map(Number) : null;
}
