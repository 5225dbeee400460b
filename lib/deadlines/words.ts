/** What is said of a deadline, in the reader's language. Client-safe. Source: B-27.5. */
import { copyFor } from "@/lib/copy/copy";
import type { Language } from "@/lib/copy/languages";
import { shortDate } from "@/lib/dates";
import type { DeadlineKind } from "./kinds";
import type { Found } from "./source";

/** A person's words, else what the kind says. */
export function titleWords({ title, kind }: { title: string; kind: DeadlineKind }, language: Language): string {
  return title === "" ? copyFor(language).deadlines.kinds[kind] : title;
}

/** How the text's date was reckoned; null where a person set it. */
export function workingWords({ date, working }: Pick<Found, "date" | "working">, language: Language): string | null {
  if (date === null || working === null) return null;
  const { common, deadlines } = copyFor(language);
  const words = deadlines.working;
  const missing = { missing: common.dates.unknown, invalid: common.dates.invalid };
  const day = (text: string) => shortDate(text, missing, { language });
  if (working.how === "named") return working.isYearless ? words.yearless(day(date)) : words.named(day(date));
  if (working.how === "again") return words.again[working.every](day(date));
  const length = words.length(working.months, working.days, working.businessDays);
  const inTerm = working.renewedOn === undefined ? "" : `${words.renewal(day(working.renewedOn))} `;
  if (working.how === "renews") return `${inTerm}${words.renews(length, day(date))}`;
  const reckoned = words[working.how][working.of](day(working.from), length, day(date));
  const isBefore = working.how === "before";
  return [`${isBefore ? inTerm : ""}${reckoned}`, ...(working.isEarlier ? [words.earlier] : [])].join(" ");
}
