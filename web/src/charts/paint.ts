/** Draw sequences on a canvas, ten thousand points within one frame. */
import { ticks, type Window } from './view';

export interface Series {
  values: number[];
  /** Heaps whose value does not fit the period. */
  exceptions: Set<number>;
  preperiod: number | null;
  period: number | null;
}

/** What is needed of a canvas. */
export type Canvas = Pick<
  CanvasRenderingContext2D,
  | 'clearRect'
  | 'fillRect'
  | 'beginPath'
  | 'moveTo'
  | 'lineTo'
  | 'arc'
  | 'fill'
  | 'stroke'
  | 'fillText'
  | 'lineWidth'
  | 'font'
  | 'textAlign'
  | 'textBaseline'
> & { fillStyle: unknown; strokeStyle: unknown };

type Paint = 'paper' | 'ink' | 'soft' | 'line' | 'first' | 'second' | 'amber' | 'band' | 'wash';
export type Colours = Record<Paint | 'font', string>;

export interface Frame {
  width: number;
  height: number;
  view: Window;
  top: number;
  cursor: number | null;
}

export const LEFT = 40;
const RIGHT = 12;
const TOP = 12;
const FOOT = 28;

export const xOf = ({ width, view }: Frame, n: number) =>
  LEFT + ((n - view.from + 0.5) / (view.to - view.from)) * (width - LEFT - RIGHT);

/** The heap at a place on the screen. */
export function heapAt(frame: Frame, x: number): number {
  const { width, view } = frame;
  const share = (x - LEFT) / (width - LEFT - RIGHT);
  const n = Math.floor(view.from + share * (view.to - view.from));
  return Math.max(view.from, Math.min(view.to - 1, n));
}

const yOf = ({ height, top }: Frame, value: number) =>
  height - FOOT - (value / Math.max(1, top)) * (height - TOP - FOOT);

export function paint(on: Canvas, frame: Frame, series: Series[], colours: Colours): void {
  on.clearRect(0, 0, frame.width, frame.height);
  const [first] = series;
  if (first) bands(on, frame, first, colours);
  axes(on, frame, colours);
  series.forEach((one, i) => points(on, frame, one, i, colours));
  if (frame.cursor !== null) cursor(on, frame, colours);
}

/** Shade the pre-period and every other period. */
function bands(on: Canvas, frame: Frame, one: Series, colours: Colours) {
  const { preperiod, period } = one;
  if (preperiod === null || !period) return;
  const stripe = (from: number, to: number, colour: string) => {
    const [left, right] = [xOf(frame, from - 0.5), xOf(frame, to - 0.5)];
    const start = Math.max(LEFT, left);
    const end = Math.min(frame.width - RIGHT, right);
    if (end <= start) return;
    on.fillStyle = colour;
    on.fillRect(start, TOP - 4, end - start, frame.height - FOOT - TOP + 8);
  };
  if (preperiod > 0) stripe(0, preperiod, colours.wash);
  if (xOf(frame, period) - xOf(frame, 0) < 7) return;
  const skipped = Math.max(0, Math.floor((frame.view.from - preperiod) / period));
  for (let k = skipped; preperiod + k * period < frame.view.to; k++) {
    if (k % 2 === 0) stripe(preperiod + k * period, preperiod + (k + 1) * period, colours.band);
  }
}

function axes(on: Canvas, frame: Frame, colours: Colours) {
  const { width, height, view, top } = frame;
  on.font = `12px ${colours.font}`;
  on.strokeStyle = colours.line;
  on.fillStyle = colours.soft;
  on.lineWidth = 1;
  on.textAlign = 'right';
  on.textBaseline = 'middle';
  for (const value of ticks(0, top, Math.min(6, (height - 40) / 44))) {
    const y = Math.round(yOf(frame, value)) + 0.5;
    on.beginPath();
    on.moveTo(LEFT, y);
    on.lineTo(width - RIGHT, y);
    on.stroke();
    on.fillText(String(value), LEFT - 8, y);
  }
  on.textAlign = 'center';
  on.textBaseline = 'top';
  for (const n of ticks(view.from, view.to - 1, (width - LEFT) / 80)) {
    on.fillText(String(n), xOf(frame, n), height - FOOT + 9);
  }
}

/** The first sequence has dots, the second squares; exceptions are amber and larger. */
function points(on: Canvas, frame: Frame, one: Series, index: number, colours: Colours) {
  const { from, to } = frame.view;
  const gap = (frame.width - LEFT - RIGHT) / (to - from);
  const r = Math.max(1.2, Math.min(4.5, gap * 0.36));
  const end = Math.min(to, one.values.length);
  on.fillStyle = index ? colours.second : colours.first;
  if (index || r < 1.7) {
    for (let n = from; n < end; n++) {
      on.fillRect(xOf(frame, n) - r, yOf(frame, one.values[n]!) - r, 2 * r, 2 * r);
    }
  } else {
    on.beginPath();
    for (let n = from; n < end; n++) dot(on, xOf(frame, n), yOf(frame, one.values[n]!), r);
    on.fill();
  }
  if (index || !one.exceptions.size) return;
  on.fillStyle = colours.amber;
  on.strokeStyle = colours.ink;
  on.beginPath();
  for (const n of one.exceptions) {
    if (n >= from && n < end) dot(on, xOf(frame, n), yOf(frame, one.values[n]!), Math.max(3, r));
  }
  on.fill();
  on.stroke();
}

function dot(on: Canvas, x: number, y: number, r: number) {
  on.moveTo(x + r, y);
  on.arc(x, y, r, 0, 2 * Math.PI);
}

function cursor(on: Canvas, frame: Frame, colours: Colours) {
  const x = Math.round(xOf(frame, frame.cursor!)) + 0.5;
  on.strokeStyle = colours.soft;
  on.beginPath();
  on.moveTo(x, TOP - 4);
  on.lineTo(x, frame.height - FOOT);
  on.stroke();
}
