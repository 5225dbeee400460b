import type { Copy } from "@/lib/copy/copy";

type RepeatWords = Copy["deadlines"]["repeats"];

/** How often a date comes again, as people choose it, and the rule that it is; programs may set any. */
export const REPEATS = {
  once: "",
  weekly: "FREQ=WEEKLY",
  monthly: "FREQ=MONTHLY",
  quarterly: "FREQ=MONTHLY;INTERVAL=3",
  yearly: "FREQ=YEARLY",
} as const satisfies Partial<Record<keyof RepeatWords, string>>;
export const REPEAT_NAMES = Object.keys(REPEATS) as (keyof typeof REPEATS)[]; // the table's own keys

export function repeatName(rule: string, words: RepeatWords): string {
  return words[REPEAT_NAMES.find((name) => REPEATS[name] === rule) ?? "other"];
}
