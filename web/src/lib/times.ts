/** Times as they are read. */
import { language } from './i18n.svelte';

const formats = new Map<string, Intl.NumberFormat>();

/** A number with one decimal, as it is written in a language: 8.4 or 8,4. */
function decimal(language: string, value: number): string {
  const digits = { minimumFractionDigits: 1, maximumFractionDigits: 1 };
  const kept = formats.get(language) ?? new Intl.NumberFormat(language, digits);
  formats.set(language, kept);
  return kept.format(value);
}

/** Seconds, with one decimal below ten if there is any. As `Messages.seconds` in Python. */
export function seconds(ms: number): string {
  if (ms % 1000 === 0 || ms >= 9_950) return String(Math.floor((ms + 500) / 1000));
  return decimal(language(), Math.floor((ms + 50) / 100) / 10);
}

/** A day such as `2026-01-05` as it is read: Monday 5 January, with the year where it matters. */
export function dayText(day: string, year = false): string {
  const style = { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' } as const;
  const dated = year ? ({ ...style, year: 'numeric' } as const) : style;
  return new Intl.DateTimeFormat(language(), dated).format(new Date(day));
}

/** `1:05` */
export function clockText(ms: number): string {
  const whole = Math.max(0, Math.floor(ms / 1000));
  const [minutes, rest] = [Math.floor(whole / 60), whole % 60];
  return `${minutes}:${String(rest).padStart(2, '0')}`;
}
