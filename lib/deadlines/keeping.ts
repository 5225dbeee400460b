/**
 * What happens to a contract's deadlines when its text is read again: each exists once across all versions, and a
 * reading never overwrites what a person entered. Pure. Source: B-27.6.
 */
import type { FoundDeadline, Found } from "./found";
import { isOpen, isUnanswered, type DeadlineState } from "./kinds";
import { inTerm, isBegun, personsEnd, renewalIn, termIn } from "./renewing";

/** The part of a stored deadline that a reading looks at. `foundAs` is null for one a person wrote. */
export type KeptDeadline = {
  id: string;
  foundAs: string | null;
  date: string;
  state: DeadlineState;
  isDatePersons: boolean;
  isTextChanged: boolean;
  /** Whether a person answered or edited it. */
  isTouched: boolean;
  found: Found | null;
};
type Change = Partial<Pick<KeptDeadline, "date" | "state" | "isDatePersons" | "isTextChanged">> & { found: Found };
export type Reread = {
  added: { foundAs: string; found: Found }[];
  changed: { id: string; change: Change }[];
  /** Ids of untouched deadlines that are no longer in the text. */
  removed: string[];
};
type Reading = {
  versionId: string;
  deadlines: readonly FoundDeadline[];
  text: string;
  /** ISO: renewal dates are added once the previous term is over. */
  today: string;
};

/** What a reading of a version adds, changes and removes. */
export function reread(kept: readonly KeptDeadline[], reading: Reading): Reread {
  const plan: Reread = { added: [], changed: [], removed: [] };
  const again = foundByName(kept, reading);
  for (const [foundAs, found] of again)
    if (found && !kept.some((one) => one.foundAs === foundAs)) plan.added.push({ foundAs, found });
  for (const one of kept) {
    if (one.found === null) continue;
    const now = one.foundAs === null ? quotedAgain(one.found, reading) : (again.get(one.foundAs) ?? null);
    if (now !== null && isSame(one.found, now))
      plan.changed.push({ id: one.id, change: { found: now, ...stateBy(one, now, kept) } });
    else if (one.isTouched || one.foundAs === null) plan.changed.push(...asked(one, now));
    else if (now === null) plan.removed.push(one.id);
    else
      plan.changed.push({ id: one.id, change: { found: now, date: now.date ?? one.date, ...stateBy(one, now, kept) } });
  }
  return plan;
}

/** A found deadline is proposed if the text is certain, otherwise it is to be checked. Source: B-27.4. */
export function initialState({ basis }: Pick<Found, "basis">): "proposed" | "toCheck" {
  return basis === "stated" ? "proposed" : "toCheck";
}

/** The state of an untouched deadline; one that follows an end set by a person counts as the person's. */
function stateBy(
  { foundAs, isTouched, state }: KeptDeadline,
  now: Found,
  kept: readonly KeptDeadline[],
): Partial<Pick<KeptDeadline, "state">> {
  if (foundAs === null || isTouched || !isUnanswered(state) || renewalIn(foundAs)) return {};
  if (termIn(foundAs) && personsEnd(kept) !== null) return {};
  return state === initialState(now) ? {} : { state: initialState(now) };
}

/** Everything now in the text, by stored name: a term's dates once each, others as often as they occur. */
function foundByName(kept: readonly KeptDeadline[], reading: Reading): Map<string, Found | null> {
  const ofTerms = kept.flatMap(({ foundAs }) => (foundAs !== null && termIn(foundAs) ? [foundAs] : []));
  const [own, others] = splitBatches(reading.deadlines);
  const names = new Set([...ofTerms, ...own.map(({ kind }) => kind)]);
  const found = new Map([...names].map((name) => [name, foundAgain(name, kept, reading)]));
  for (const [name, deadline] of assignNames(others, kept)) found.set(name, foundIn(deadline, reading.versionId));
  return found;
}

/** Dates that occur once per term are the first of their kind; a second notice is a date of its own. */
function splitBatches(deadlines: readonly FoundDeadline[]): [FoundDeadline[], FoundDeadline[]] {
  const own = deadlines.filter(
    (one) => termIn(one.kind) !== null && deadlines.find(({ kind }) => kind === one.kind) === one && isOfTerm(one),
  );
  return [own, deadlines.filter((one) => !own.includes(one))];
}

/** The last day to give notice depends on the contract's end; other notices have their own dates. */
function isOfTerm({ kind, working }: FoundDeadline): boolean {
  return kind !== "notice" || (working?.how === "before" && working.of === "end");
}

/** Existing dates keep their names, matched first by the same words, then the same day, then the same kind. */
function assignNames(deadlines: readonly FoundDeadline[], kept: readonly KeptDeadline[]): [string, FoundDeadline][] {
  const free = new Map(
    kept.flatMap((one) =>
      one.foundAs !== null && one.found && !termIn(one.foundAs) ? [[one.foundAs, one.found] as const] : [],
    ),
  );
  const named = new Map<FoundDeadline, string>();
  for (const isIt of [isUnchanged, isOfSameWords, isOfSameDay]) {
    for (const deadline of deadlines) {
      if (named.has(deadline)) continue;
      const name = [...free].find(([known, found]) => nameKind(known) === deadline.kind && isIt(found, deadline))?.[0];
      if (name === undefined) continue;
      named.set(deadline, name);
      free.delete(name);
    }
  }
  let next = Math.max(0, ...kept.map(({ foundAs }) => Number(foundAs?.split(":")[1] ?? 0)));
  return deadlines.map((deadline) => [named.get(deadline) ?? `${deadline.kind}:${(next += 1)}`, deadline]);
}

function nameKind(foundAs: string): string {
  return foundAs.split(":")[0] ?? "";
}

function isUnchanged(one: Found, other: FoundDeadline): boolean {
  return isOfSameWords(one, other) && isOfSameDay(one, other);
}

function isOfSameWords({ passage }: Found, other: FoundDeadline): boolean {
  return flat(passage.content) === flat(other.passage.content);
}

function isOfSameDay({ date }: Found, other: FoundDeadline): boolean {
  return date === other.date;
}

/** Asks the person again. Their entries stay; what was done or dismissed under another text takes the new date. */
function asked(one: KeptDeadline & { found: Found | null }, now: Found | null): Reread["changed"] {
  if (one.found === null || (now === null && (one.found.isGone || !(isOpen(one.state) || isUnanswered(one.state)))))
    return [];
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
  const again = as && inTerm(terms, as);
  return again ? foundIn(again, versionId) : null;
}

/** Finds a passage chosen by a person where it was, or nearest to that. */
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

/** Whether both give the same date in the same words, wherever these are in the text. */
function isSame(one: Found, other: Found): boolean {
  const words = ({ passage, also }: Found) => [passage, ...also].map(({ content }) => flat(content)).join("\n");
  return one.date === other.date && one.isGone === other.isGone && words(one) === words(other);
}

function flat(words: string): string {
  return words.replace(/\s+/gu, " ");
}
