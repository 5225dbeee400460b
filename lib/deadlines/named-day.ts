/** The date a passage names, or that follows from it by a rule. Pure. Source: B-27.14. */
import { later, readDay, writeDay } from "@/lib/days";
import * as cue from "@/lib/engine/time/due-dates.cues";
import { anyOf } from "@/lib/engine/language/patterns";
import { datesIn } from "@/lib/engine/facts/date-text";
import { durationsIn } from "@/lib/engine/facts/durations";
import type { Fact } from "@/lib/engine/review/fact";
import { businessDaysLater } from "./business-days";
import type { Working } from "./found";

const BUSINESS_DAYS = anyOf(cue.businessDays);
const FROM_SIGNING = anyOf(cue.fromSigning);
const FROM_EFFECT = anyOf(cue.fromEffect);

export type NamedDay = { date: string; working: Working };

/**
 * The only date a passage names, or the only length of time it counts from the contract's own date; null if it names
 * none or several, or counts from an unknown day, such as a delivery.
 */
export function dayNamedIn(words: string, facts: readonly Fact[]): NamedDay | null {
  const days = [...new Set(datesIn(words).map(writeDay))];
  if (days.length > 1) return null;
  const [date] = days;
  if (date !== undefined) return readDay(date) && { date, working: { how: "named" } };
  return dayCountedIn(words, facts);
}

/** How a passage counts days: from which of the contract's dates, and whether only business days count. */
export function anchorIn(words: string): { of: "start" | "signing"; kind: "effective_date" | "agreement_date" } | null {
  if (FROM_EFFECT.test(words)) return { of: "start", kind: "effective_date" };
  return FROM_SIGNING.test(words) ? { of: "signing", kind: "agreement_date" } : null;
}

function dayCountedIn(words: string, facts: readonly Fact[]): NamedDay | null {
  const anchor = anchorIn(words);
  const [length, ...more] = durationsIn(words);
  const from = anchor && readDay(facts.find(({ kind }) => kind === anchor.kind)?.iso ?? "");
  if (!anchor || !from || !length || more.length > 0) return null;
  const months = length.years * 12 + length.months;
  const isBusiness = months === 0 && BUSINESS_DAYS.test(words);
  const day = isBusiness ? businessDaysLater(from, length.days).day : later(from, { months, days: length.days });
  const counted = { months, days: isBusiness ? 0 : length.days, businessDays: isBusiness ? length.days : 0 };
  return { date: writeDay(day), working: { how: "after", of: anchor.of, from: writeDay(from), ...counted } };
}
