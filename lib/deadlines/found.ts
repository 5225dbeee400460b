/** The deadlines that follow from a contract's facts, each with its working. Pure. Source: B-27.5. */
import { earlier, later, readDay, writeDay, type Day } from "@/lib/days";
import type { Fact, FactKind } from "@/lib/engine/review/fact";
import * as enDates from "@/lib/engine/cues/en/due-dates";
import * as mnDates from "@/lib/engine/cues/mn/due-dates";
import { anyOf } from "@/lib/engine/cues/pack";
import * as ruDates from "@/lib/engine/cues/ru/due-dates";
import { businessDaysLater } from "./business-days";
import type { FoundKind } from "./kinds";
import { anchorIn } from "./named-day";
import type { Found, Length, Working } from "./source";

export type FoundDeadline = { kind: FoundKind; date: string } & Omit<Found, "versionId" | "isGone" | "date">;

const BUSINESS_DAYS = anyOf(enDates.businessDays, ruDates.businessDays, mnDates.businessDays);

/** What follows from the facts; nothing where they name no whole day to count from. */
export function deadlinesIn(facts: readonly Fact[]): FoundDeadline[] {
  const known = new Map<FactKind, Fact>();
  for (const fact of facts) if (!known.has(fact.kind)) known.set(fact.kind, fact);
  const end = endOf(known);
  return [end, end && renewalAt(end, known), end && noticeBefore(end, known), paymentAfter(known)].filter(
    (deadline) => deadline !== null,
  );
}

type Known = ReadonlyMap<FactKind, Fact>;

function endOf(known: Known): FoundDeadline | null {
  const fact = known.get("expiration_date");
  if (!fact) return null;
  const from = fact.from ? readDay(fact.from.iso) : null;
  const { months = 0, days = 0 } = fact.from ?? {};
  const day = from ? later(from, { months, days }) : readDay(fact.iso ?? "");
  if (!day) return null;
  const counted = from && ({ how: "after", of: "start", from: writeDay(from), months, days, businessDays: 0 } as const);
  return one("expiration", day, fact, { working: counted ?? { how: "named" } });
}

function renewalAt(end: FoundDeadline, known: Known): FoundDeadline | null {
  const fact = known.get("renewal_term");
  if (!fact || !hasLength(fact)) return null;
  const isSure = fact.basis === "stated" && end.basis === "stated";
  return {
    ...one("renewal", dayIn(end), fact, { working: { how: "renews", ...lengthOf(fact) } }),
    basis: isSure ? "stated" : "likely",
    also: [end.passage],
  };
}

function noticeBefore(end: FoundDeadline, known: Known): FoundDeadline | null {
  const fact = known.get("renewal_notice");
  if (!fact || !hasLength(fact)) return null;
  const length = lengthOf(fact);
  const { day, isCertain } =
    length.businessDays > 0
      ? businessDaysLater(dayIn(end), -length.businessDays)
      : { day: earlier(dayIn(end), length), isCertain: true };
  const isSure = isCertain && fact.basis === "stated" && end.basis === "stated";
  return {
    ...one("notice", day, fact, { working: { how: "before", of: "end", from: end.date, ...length } }),
    basis: isSure ? "stated" : "likely",
    also: [end.passage],
  };
}

/** Only where the days to pay run from the contract's own day: of an invoice nobody knows the day. */
function paymentAfter(known: Known): FoundDeadline | null {
  const fact = known.get("payment_terms");
  if (!fact || !hasLength(fact)) return null;
  const counted = anchorIn(fact.passage.content);
  const anchor = counted && known.get(counted.kind);
  const from = anchor ? readDay(anchor.iso ?? "") : null;
  if (!counted || !anchor || !from) return null;
  const length = lengthOf(fact);
  const day = length.businessDays > 0 ? businessDaysLater(from, length.businessDays).day : later(from, length);
  return {
    ...one("payment", day, fact, { working: { how: "after", of: counted.of, from: writeDay(from), ...length } }),
    basis: "likely",
    also: [anchor.passage],
  };
}

function one(kind: FoundKind, day: Day, fact: Fact, { working }: { working: Working }): FoundDeadline {
  return { kind, date: writeDay(day), basis: fact.basis, working, passage: fact.passage, also: [] };
}

/** Written by `one`, which had a day. */
function dayIn({ date }: FoundDeadline): Day {
  const day = readDay(date);
  if (!day) throw new Error("a deadline without a day");
  return day;
}

function hasLength({ months = 0, days = 0 }: Fact): boolean {
  return months + days > 0;
}

function lengthOf({ value, months = 0, days = 0 }: Fact): Length {
  const isBusiness = months === 0 && BUSINESS_DAYS.test(value);
  return { months, days: isBusiness ? 0 : days, businessDays: isBusiness ? days : 0 };
}
