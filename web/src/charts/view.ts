/** The visible part of a sequence, axis ticks, and histograms. */

/** Heaps from `from` to `to`, exclusive. */
export interface Window {
  from: number;
  to: number;
}

/** The smallest window. */
export const LEAST = 12;

/** The window of this size around this middle, inside 0 … count. */
export function around(middle: number, size: number, count: number): Window {
  const shown = Math.max(Math.min(LEAST, count), Math.min(count, Math.round(size)));
  const from = Math.max(0, Math.min(count - shown, Math.round(middle - shown / 2)));
  return { from, to: from + shown };
}

/** Zoom in (factor below 1) or out. */
export function zoomed(view: Window, factor: number, count: number, at?: number): Window {
  const middle = at ?? (view.from + view.to) / 2;
  return around(middle, (view.to - view.from) * factor, count);
}

/** Pan by a share of the window, at least by one heap. */
export function moved(view: Window, share: number, count: number): Window {
  const size = view.to - view.from;
  const by = Math.sign(share) * Math.max(1, Math.abs(Math.round(size * share)));
  const from = Math.max(0, Math.min(count - size, view.from + by));
  return { from, to: from + size };
}

/** Round numbers from least to most, about so many of them, never less than 1 apart. */
export function ticks(least: number, most: number, wanted: number): number[] {
  const rough = Math.max(1, (most - least) / Math.max(1, wanted));
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = [1, 2, 5, 10].map((one) => one * power).find((one) => one >= rough)!;
  const found: number[] = [];
  for (let n = Math.ceil(least / step) * step; n <= most; n += step) found.push(n);
  return found;
}

export interface Bar {
  least: number;
  most: number;
  count: number;
}

/** How often each value occurs. With too many values for the bars, several share one. */
export function histogram(values: ArrayLike<number>, bars: number): Bar[] {
  let top = 0;
  for (let i = 0; i < values.length; i++) top = Math.max(top, values[i]!);
  const width = Math.ceil((top + 1) / bars);
  const found = Array.from({ length: Math.ceil((top + 1) / width) }, (_, i) => ({
    least: i * width,
    most: i * width + width - 1,
    count: 0,
  }));
  for (let i = 0; i < values.length; i++) found[Math.floor(values[i]! / width)]!.count++;
  return found;
}
