/**
 * What follows from a contract's end: the renewal, the last day to give notice, and how a self-renewing contract goes
 * on, term by term, from the end in the text or set by a person. Pure. Source: B-27.15, B-27.16.
 */
import { earlier, later, readDay, writeDay, type Day } from "@/lib/days";
import * as cue from "@/lib/engine/time/due-dates.cues";
import { anyOf } from "@/lib/engine/language/patterns";
import { businessDaysLater } from "./business-days";
import type { FoundDeadline, Found, Length } from "./found";
import { isOpen, isUnanswered, type DeadlineState, type FoundKind } from "./kinds";

/** Kinds that recur in each term. */
const OF_A_TERM = ["expiration", "renewal", "notice"] as const satisfies readonly FoundKind[];
/** More terms than any contract has had. */
const MOST_TERMS = 5_000;
const ONLY_ONCE = anyOf(cue.renewsOnce);

/** What a stored deadline was found as: its kind and, from the second term on, which renewal it belongs to. */
export type FoundAs = { kind: FoundKind; term: number };

function writeFoundAs({ kind, term }: FoundAs): string {
  return term === 0 ? kind : `${kind} ${term}`;
}

/** Null for the first term, or if it belongs to no term. */
export function renewalIn(foundAs: string): FoundAs | null {
  const [name, term, ...rest] = foundAs.split(" ");
  const kind = OF_A_TERM.find((one) => one === name);
  return kind && rest.length === 0 && Number(term) > 0 ? { kind, term: Number(term) } : null;
}

/** Null if it belongs to no term. */
export function termIn(foundAs: string): FoundAs | null {
  const kind = OF_A_TERM.find((one) => one === foundAs);
  return kind ? { kind, term: 0 } : renewalIn(foundAs);
}

/** What the text says of the first term, and the end of a term set by a person. */
export type Terms = { first: readonly FoundDeadline[]; persons: { term: number; end: string } | null };

type Kept = { foundAs: string | null; date: string; state: DeadlineState; isDatePersons: boolean; found: Found | null };

type Follower = { id: string; change: { found: Found; date: string; state: DeadlineState } };

/** The latest end set by a person, of any term. */
export function personsEnd(kept: readonly Kept[]): Terms["persons"] {
  const ends = kept.flatMap(({ foundAs, date, isDatePersons }) => {
    const { kind, term } = renewalIn(foundAs ?? "") ?? { kind: foundAs, term: 0 };
    return kind === "expiration" && isDatePersons ? [{ term, end: date }] : [];
  });
  return ends.reduce<Terms["persons"]>((last, one) => (last && last.term > one.term ? last : one), null);
}

/** A first-term date, computed anew from the end if a person changed it. Null if there is none. */
function inFirstTerm({ first, persons }: Terms, kind: FoundKind): FoundDeadline | null {
  const [said, end] = [kind, "expiration"].map((wanted) => first.find((one) => one.kind === wanted));
  const ends = persons?.term === 0 ? persons.end : end?.date;
  if (!said || ends === undefined || said === end) return said ?? null;
  if (kind === "renewal" && said.date !== ends) return { ...said, date: ends, basis: "likely" };
  if (kind !== "notice" || said.working?.how !== "before" || said.working.from === ends) return said;
  const working = { ...said.working, from: ends };
  return { ...said, date: lastDay(parseDay(ends), working), basis: "likely", working };
}

/** The deadline of a term; null if the contract doesn't renew itself, or not that often. */
export function inTerm(terms: Terms, as: FoundAs): FoundDeadline | null {
  return as.term === 0 ? inFirstTerm(terms, as.kind) : inLaterTerm(terms, as);
}

function inLaterTerm({ first, persons }: Terms, { kind, term }: FoundAs): FoundDeadline | null {
  const [end, renewal, notice] = OF_A_TERM.map((one) => first.find((deadline) => deadline.kind === one));
  const length = renewal?.working?.how === "renews" ? renewal.working : null;
  if (!end || !renewal || !length || (term > 1 && ONLY_ONCE.test(renewal.passage.content))) return null;
  const [renewedOn, ends] = [term - 1, term].map((one) => termEnd(one, { first: end.date, length, persons }));
  if (renewedOn === undefined || ends === undefined) return null;
  const also = kind === "notice" ? [renewal.passage, end.passage] : [end.passage];
  const likely = { kind, basis: "likely", also } as const;
  const { months, days, businessDays } = length;
  if (kind === "expiration") {
    const working = { how: "after", of: "renewal", from: renewedOn, months, days, businessDays } as const;
    return { ...likely, date: ends, passage: renewal.passage, working };
  }
  if (kind === "renewal") return { ...likely, date: ends, passage: renewal.passage, working: { ...length, renewedOn } };
  if (notice?.working?.how !== "before") return null;
  const working = { ...notice.working, from: ends, renewedOn };
  return { ...likely, date: lastDay(parseDay(ends), working), passage: notice.passage, working };
}

/** What the next term adds to the stored deadlines, once the last term's date is past. Days as ISO. */
export function nextTerm(
  kept: readonly Kept[],
  today: string,
): { foundAs: string; found: Found; state: "proposed" | "toCheck" }[] {
  if (hasEnded(kept)) return [];
  const first = kept.flatMap(({ foundAs, found }) => toFirst(foundAs, found));
  const terms = { first, persons: personsEnd(kept) };
  const versionId = kept.find(({ foundAs }) => foundAs === "renewal")?.found?.versionId;
  if (versionId === undefined) return [];
  return OF_A_TERM.flatMap((kind) => {
    const next = isPutAside(kept, kind) ? null : upcoming(terms, kind, today);
    if (next === null || kept.some(({ foundAs }) => foundAs === next.foundAs)) return [];
    const { kind: _, ...found } = next.deadline;
    const state = isVouchedFor(kept) ? "proposed" : "toCheck";
    return [{ foundAs: next.foundAs, state, found: { ...found, versionId, isGone: false } }];
  });
}

/**
 * Dates that change after a person sets another end, or goes back to the text's: a person's own date stays alongside,
 * answered ones are asked again, done or dismissed ones stay. Source: B-27.16.
 */
export function followingEnd(kept: readonly (Kept & { id: string })[]): Follower[] {
  const terms = { first: kept.flatMap(({ foundAs, found }) => toFirst(foundAs, found)), persons: personsEnd(kept) };
  return kept.flatMap((one) => {
    const as = termIn(one.foundAs ?? "");
    const now = as && (isOpen(one.state) || isUnanswered(one.state)) && one.found ? inTerm(terms, as) : null;
    if (!now || !one.found || now.date === one.found.date) return [];
    const { kind: _, ...said } = now;
    const found = { ...one.found, ...said };
    const date = one.isDatePersons ? one.date : now.date;
    // a signed document may have replaced what it is counted by
    const state = found.isAmended ? "toCheck" : "proposed";
    return [{ id: one.id, change: { state, date, found } }];
  });
}

/** Whether the preceding term's date has passed, so that this one is next. */
export function isBegun(terms: Terms, { kind, term }: FoundAs, today: string): boolean {
  const before = dayIn(terms, { kind, term: term - 1 });
  return before !== null && before < today;
}

/** The first of a kind that is not past, in a later term than the first. */
function upcoming(terms: Terms, kind: FoundKind, today: string): { foundAs: string; deadline: FoundDeadline } | null {
  for (let term = 1; term <= MOST_TERMS && isBegun(terms, { kind, term }, today); term += 1) {
    const deadline = inTerm(terms, { kind, term });
    if (deadline && deadline.date >= today) return { foundAs: writeFoundAs({ kind, term }), deadline };
  }
  return null;
}

function dayIn(terms: Terms, { kind, term }: FoundAs): string | null {
  const said = inTerm(terms, { kind, term });
  return said && kind === "expiration" && terms.persons?.term === term ? terms.persons.end : (said?.date ?? null);
}

/** A person said that the contract ended, or that it doesn't renew. */
function hasEnded(kept: readonly Kept[]): boolean {
  const isKind = (kind: FoundKind, foundAs: string | null) =>
    foundAs === kind || (foundAs !== null && renewalIn(foundAs)?.kind === kind);
  return kept.some(
    ({ foundAs, state }) =>
      (isKind("expiration", foundAs) && !isOpen(state) && !isUnanswered(state)) ||
      (isKind("renewal", foundAs) && state === "dismissed"),
  );
}

/** A person confirmed the date of an earlier term, or the text states the first term's with certainty. */
function isVouchedFor(kept: readonly Kept[]): boolean {
  const ends = kept.filter(({ foundAs }) => foundAs !== null && termIn(foundAs)?.kind === "expiration");
  return ends.some(
    (one) =>
      one.isDatePersons || one.state === "confirmed" || (one.foundAs === "expiration" && one.found?.basis === "stated"),
  );
}

function isPutAside(kept: readonly Kept[], kind: FoundKind): boolean {
  return kept.some(
    ({ foundAs, state }) =>
      state === "dismissed" && (foundAs === kind || (foundAs !== null && renewalIn(foundAs)?.kind === kind)),
  );
}

function toFirst(foundAs: string | null, found: Found | null): FoundDeadline[] {
  const kind = OF_A_TERM.find((one) => one === foundAs);
  if (!kind || !found || found.isGone || found.date === null) return [];
  const { date, basis, working, passage, also } = found;
  return [{ kind, date, basis, working, passage, also }];
}

function termEnd(
  term: number,
  { first, length, persons }: { first: string; length: Length; persons: Terms["persons"] },
): string {
  const from = persons && persons.term <= term ? persons : { term: 0, end: first };
  const times = term - from.term;
  return writeDay(later(parseDay(from.end), { months: length.months * times, days: length.days * times }));
}

function lastDay(end: Day, { businessDays, ...length }: Length): string {
  return writeDay(businessDays > 0 ? businessDaysLater(end, -businessDays).day : earlier(end, length));
}

/** Made by `writeDay`, or validated by a schema. */
function parseDay(text: string): Day {
  const day = readDay(text);
  if (!day) throw new Error("a deadline without a day");
  return day;
}
