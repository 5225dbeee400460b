import type { Language } from "@/lib/copy/languages";
import { meets, words } from "./words";

/** A figure of a sentence with its unit. `at` is its offset in the folded sentence. */
export type Value = {
  unit: ValueUnit;
  value: number;
  at: number;
  end: number;
  bound: Bound;
  /** For days: weekends don't count. */
  isWorking?: true;
};
export type ValueUnit = "days" | "months" | "percent" | "percentPerDay" | "times";
/** At least, at most, or exactly. */
export type Bound = "least" | "most" | "exact";

const LEAST = words(
  "at least; not less than; no less than; no fewer; minimum; or more",
  "не менее; не ранее; минимум; не меньше",
  "доошгүй; багагүй; доод",
);
const MOST = words(
  "at most; not more than; no more than; not exceed; up to; maximum; no later; within; not later; only",
  "не более; не превыша; максимум; не свыше; до.; не позднее; в пределах; лимит; в течение",
  "илүүгүй; ихгүй; хэтрэхгүй; хэтрүүлэхгүй; хүртэл; дээд; дотор; илүү гарахгүй",
);

/** The bound before a figure, within its own phrase, or in Mongolian right after it. */
export function boundAt(sentence: string, at: number, end: number, language: Language): Bound {
  const before =
    sentence
      .slice(Math.max(0, at - 28), at)
      .split(/[;:]|, /u)
      .at(-1) ?? "";
  const around = language === "mn" ? `${sentence.slice(at, end + 22)}` : before;
  if (meets(LEAST, language, around)) return "least";
  return meets(MOST, language, around) ? "most" : "exact";
}
