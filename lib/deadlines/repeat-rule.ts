/** Which rules a duty may come again by. Client-safe. Source: B-27.3. */
import { readDay, type Day } from "@/lib/days";

/** Nothing in it can name days that never come, which would be looked for up to the year 9999. */
const PARTS: Readonly<Record<string, RegExp>> = {
  FREQ: /^(?:DAILY|WEEKLY|MONTHLY|YEARLY)$/,
  INTERVAL: /^[1-9]\d?$/,
  COUNT: /^[1-9]\d{0,2}$/,
  UNTIL: /^\d{8}$/,
  BYDAY: /^(?:MO|TU|WE|TH|FR|SA|SU)(?:,(?:MO|TU|WE|TH|FR|SA|SU)){0,6}$/,
};

/** Whether a text is a rule that we take: `FREQ=MONTHLY;INTERVAL=3`. */
export function isRepeatRule(text: string): boolean {
  const parts = text.split(";").map((part) => part.split("="));
  const names = parts.map(([name = ""]) => name);
  const has = (name: string) => names.includes(name);
  return (
    has("FREQ") &&
    new Set(names).size === names.length &&
    parts.every(([name = "", value = "", ...rest]) => rest.length === 0 && (PARTS[name]?.test(value) ?? false)) &&
    !(has("COUNT") && has("UNTIL")) &&
    (!has("BYDAY") || text.includes("FREQ=WEEKLY")) &&
    (!has("UNTIL") || untilOf(text) !== null)
  );
}

function untilOf(rule: string): Day | null {
  const [, year = "", month = "", day = ""] = /UNTIL=(\d{4})(\d{2})(\d{2})/.exec(rule) ?? [];
  return readDay([year, month, day].join("-"));
}
