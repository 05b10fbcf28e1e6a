/** The picture of a misère quotient. */

export interface Bar {
  /** The place among the bars. */
  at: number;
  heap: number;
  order: number;
  labelled: boolean;
}

const MOST_BARS = 40;
const MOST_LABELS = 9;

/** A bar for each heap at which the algebra grew; all heaps in between have the bar before. The
 * last bars if there are many. */
export function steps(growth: [number, number, number][], heaps: number): Bar[] {
  const all = growth.filter(([heap]) => heap > 0);
  const last = all.at(-1);
  if (last && heaps > last[0]) all.push([heaps, last[1], last[2]]);
  const shown = all.slice(-MOST_BARS);
  const every = Math.ceil(shown.length / MOST_LABELS);
  return shown.map(([heap, order], at) => ({
    at,
    heap,
    order,
    labelled: (shown.length - 1 - at) % every === 0,
  }));
}

/** A light colour for each element. Neighbours in number are far apart in hue. */
export function colourOf(element: number, order: number): string {
  const hue = Math.round((element * 137.508) % 360);
  const lightness = Math.round(52 + (36 * (order - 1 - element)) / Math.max(1, order - 1));
  return `hsl(${hue} 62% ${lightness}%)`;
}
