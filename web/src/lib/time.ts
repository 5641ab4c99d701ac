import type { Lang } from "./fluent";

const STEPS: [Intl.RelativeTimeFormatUnit, number][] = [
  ["day", 86_400_000],
  ["hour", 3_600_000],
  ["minute", 60_000],
];

/** How long ago something happened: «5 minutes ago», «now». */
export function ago(time: number, now: number, lang: Lang): string {
  const passed = Math.max(0, now - time);
  const [unit, length] = STEPS.find(([, length]) => passed >= length) ?? ["second", Infinity];
  const format = new Intl.RelativeTimeFormat(lang, { numeric: "auto", style: "short" });
  return format.format(-Math.floor(passed / length), unit);
}

/** The part of the day by the clock of the player. */
export function partOfDay(hour: number): "morning" | "day" | "evening" {
  if (hour >= 5 && hour < 11) return "morning";
  return hour >= 11 && hour < 18 ? "day" : "evening";
}

/** How long something has lasted: «0:42», «12:05», «3 h», «2 days». */
export function lasted(ms: number, lang: Lang): string {
  const seconds = Math.max(0, Math.floor(ms / 1000));
  if (seconds < 3600) return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
  const days = Math.floor(seconds / 86_400);
  const [value, unit] = days > 0 ? [days, "day"] : [Math.floor(seconds / 3600), "hour"];
  return new Intl.NumberFormat(lang, { style: "unit", unit, unitDisplay: "short" }).format(value);
}

/** A day, for lists. */
export function shortDate(at: number, lang: Lang): string {
  return new Intl.DateTimeFormat(lang, { day: "numeric", month: "short", year: "numeric" }).format(at);
}

/** The time of the day, for the log. */
export function clockTime(at: number, lang: Lang): string {
  return new Intl.DateTimeFormat(lang, { hour: "2-digit", minute: "2-digit", hourCycle: "h23" }).format(at);
}
