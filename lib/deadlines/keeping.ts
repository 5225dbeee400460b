/**
 * What becomes of a contract's deadlines when its text was read again: each is there once over all versions, and no
 * reading writes over a person's word. Pure. Source: B-27.6.
 */
import type { FoundDeadline } from "./found";
import { isOpen, type DeadlineState } from "./kinds";
import { inTerm, isBegun, personsEnd, renewalIn, termIn } from "./renewing";
import type { Found } from "./source";

/** A deadline as it is kept, as far as a reading looks at it. `foundAs` is null for what a person wrote. */
export type KeptDeadline = {
  id: string;
  foundAs: string | null;
  date: string;
  state: DeadlineState;
  isDatePersons: boolean;
  isTextChanged: boolean;
  /** Whether a person answered it, or wrote anything on it. */
  isTouched: boolean;
  found: Found | null;
};
type Change = Partial<Pick<KeptDeadline, "date" | "state" | "isDatePersons" | "isTextChanged">> & { found: Found };
export type Reread = {
  added: { deadline: FoundDeadline; found: Found }[];
  changed: { id: string; change: Change }[];
  /** Ids of those that nobody ever looked at, and that the text says no longer. */
  removed: string[];
};
type Reading = {
  versionId: string;
  deadlines: readonly FoundDeadline[];
  text: string;
  /** ISO: what comes by renewal is there once the term before is over. */
  today: string;
};

/** What a reading of a version adds, changes and takes away. */
export function reread(kept: readonly KeptDeadline[], reading: Reading): Reread {
  const plan: Reread = { added: [], changed: [], removed: [] };
  for (const deadline of reading.deadlines) {
    if (kept.some(({ foundAs }) => foundAs === deadline.kind)) continue;
    const found = foundAgain(deadline.kind, kept, reading);
    if (found) plan.added.push({ deadline, found });
  }
  for (const one of kept) {
    if (one.found === null) continue;
    const now = one.foundAs === null ? quotedAgain(one.found, reading) : foundAgain(one.foundAs, kept, reading);
    if (now !== null && isSame(one.found, now)) plan.changed.push({ id: one.id, change: { found: now } });
    else if (one.isTouched || one.foundAs === null) plan.changed.push(...asked(one, now));
    else if (now === null) plan.removed.push(one.id);
    else plan.changed.push({ id: one.id, change: { found: now, date: now.date ?? one.date } });
  }
  return plan;
}

/** Asks the person again. What they said stays; what was done or put aside by another text takes its date. */
function asked(one: KeptDeadline & { found: Found | null }, now: Found | null): Reread["changed"] {
  if (one.found === null || (now === null && (one.found.isGone || !isOpen(one.state)))) return [];
  const found = now ?? { ...one.found, isGone: true };
  const isPersons = one.isDatePersons || one.state === "confirmed" || one.isTextChanged || one.foundAs === null;
  const date = isPersons ? one.date : (now?.date ?? one.date);
  const change = { found, date, isDatePersons: isPersons, state: "proposed" as const, isTextChanged: true };
  return [{ id: one.id, change }];
}

function foundAgain(foundAs: string, kept: readonly KeptDeadline[], reading: Reading): Found | null {
  const { deadlines, versionId, today } = reading;
  const renewal = renewalIn(foundAs);
  const terms = { first: deadlines, persons: personsEnd(kept) };
  if (renewal && !isBegun(terms, renewal, today)) return null;
  const as = termIn(foundAs);
  const again = as ? inTerm(terms, as) : deadlines.find((deadline) => deadline.kind === foundAs);
  return again ? foundIn(again, versionId) : null;
}

/** A passage that a person chose stands where it stood, or nearest to that. */
function quotedAgain(found: Found, { text, versionId }: Reading): Found | null {
  const { content, start } = found.passage;
  const after = text.indexOf(content, start);
  const before = text.lastIndexOf(content, start);
  const places = [after, before].filter((place) => place >= 0);
  const [nearest] = places.sort((one, other) => Math.abs(one - start) - Math.abs(other - start));
  if (nearest === undefined) return null;
  const passage = { ...found.passage, start: nearest, end: nearest + content.length };
  return { ...found, passage, versionId, isGone: false };
}

function foundIn({ kind: _, ...rest }: FoundDeadline, versionId: string): Found {
  return { ...rest, versionId, isGone: false };
}

/** Whether both say the same day in the same words, wherever these stand. */
function isSame(one: Found, other: Found): boolean {
  const words = ({ passage, also }: Found) =>
    [passage, ...also].map(({ content }) => content.replace(/\s+/gu, " ")).join("\n");
  return one.date === other.date && one.isGone === other.isGone && words(one) === words(other);
}
