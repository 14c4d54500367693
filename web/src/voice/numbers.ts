/** Numbers and moments as a language writes them. */

const cache = new Map<string, unknown>();

function kept<T>(key: string, make: () => T): T {
  if (!cache.has(key)) cache.set(key, make());
  return cache.get(key) as T;
}

/** 1,234 in English, 1 234 in French. */
export function numberIn(language: string, value: number): string {
  return kept(`number ${language}`, () => new Intl.NumberFormat(language)).format(value);
}

/** A share of one as a percentage, without digits behind the point. */
export function shareIn(language: string, value: number): string {
  const make = () => new Intl.NumberFormat(language, { style: "percent" });
  return kept(`share ${language}`, make).format(value);
}

/** A change with its sign, and a true minus: +3, −2, 0. */
export function changeIn(language: string, value: number): string {
  const make = () => new Intl.NumberFormat(language, { signDisplay: "exceptZero" });
  return kept(`change ${language}`, make).format(value).replace("-", "\u2212");
}

/** A day, and the hour where it matters. */
export function dateIn(language: string, moment: Date, hour = false): string {
  const style: Intl.DateTimeFormatOptions = hour
    ? { dateStyle: "medium", timeStyle: "short" }
    : { dateStyle: "medium" };
  return kept(`date ${language} ${hour}`, () => new Intl.DateTimeFormat(language, style)).format(moment);
}

const STEPS: readonly [Intl.RelativeTimeFormatUnit, number][] = [
  ["day", 86_400],
  ["hour", 3_600],
  ["minute", 60],
  ["second", 1],
];

/** How long ago, or how soon: “2 hours ago”, “yesterday”. */
export function agoIn(language: string, moment: Date, now: Date): string {
  const seconds = (moment.getTime() - now.getTime()) / 1000;
  const [unit, size] = STEPS.find(([, size]) => Math.abs(seconds) >= size) ?? ["second", 1];
  const make = () => new Intl.RelativeTimeFormat(language, { numeric: "auto" });
  return kept(`ago ${language}`, make).format(Math.trunc(seconds / size), unit);
}

/** What a clock shows: 4:05, and 1:00:00 from an hour on. */
export function clockIn(language: string, seconds: number): string {
  const whole = Math.max(0, Math.ceil(seconds));
  const digits = kept(`two ${language}`, () => new Intl.NumberFormat(language, { minimumIntegerDigits: 2 }));
  const parts = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60, whole % 60];
  const shown = parts[0] === 0 ? parts.slice(1) : parts;
  return shown.map((part, at) => (at === 0 ? numberIn(language, part) : digits.format(part))).join(":");
}
