import { Interner, similarity, wordBags } from "@/lib/documents/redline/tokens";
import { numbersOf, type ClauseNumber } from "./clause-numbers";
import type { Draft } from "../draft";

/** Characters by which a clause is known: all that is looked at, and those that it begins with. */
const MOST_CHARS = 600;
const HEAD_CHARS = 60;
/** Share of words from which on an edited clause is still the same, and how much less any other has to share. */
const ALIKE = 0.5;
const PLAINLY = 0.2;
/** Of more between two known clauses none is compared, so that the work stays linear. */
const MOST_PAIRS = 400;

/** A clause and its words without numbers: these change with what comes before it. */
type Known = { clause: ClauseNumber; words: string };

/**
 * Which clause of a newer text each clause of an older one is: by its words where no other has them, else by what it
 * begins with, else by its likeness between two that are known. Linear.
 */
export function matchedClauses(older: Draft, newer: Draft): ReadonlyMap<ClauseNumber, ClauseNumber> {
  const [were, are] = [knownIn(older), knownIn(newer)];
  const matches = new Map<ClauseNumber, ClauseNumber>();
  matchBy(({ words }) => words, { were, are, matches });
  matchBy(({ words }) => words.slice(0, HEAD_CHARS), { were, are, matches });
  matchBetween({ were, are, matches });
  return matches;
}

type Both = { were: readonly Known[]; are: readonly Known[]; matches: Map<ClauseNumber, ClauseNumber> };

function knownIn(draft: Draft): Known[] {
  const { clauses } = numbersOf(draft);
  return clauses.map((clause, index) => {
    const end = Math.min(clauses[index + 1]?.line.start ?? draft.text.length, clause.line.start + MOST_CHARS);
    const words = draft.text.slice(clause.line.start, end).replace(/\d+(?:\.\d+)*/gu, "#");
    return { clause, words: words.replace(/\s+/gu, " ").trim() };
  });
}

function matchBy(keyOf: (known: Known) => string, { were, are, matches }: Both): void {
  const taken = new Set(matches.values());
  const old = onlyOnes(
    were.filter(({ clause }) => !matches.has(clause)),
    keyOf,
  );
  const fresh = onlyOnes(
    are.filter(({ clause }) => !taken.has(clause)),
    keyOf,
  );
  for (const [key, clause] of old) {
    const same = fresh.get(key);
    if (clause && same) matches.set(clause, same);
  }
}

/** Clauses by what tells them from all others; null where it tells none. */
function onlyOnes(known: readonly Known[], keyOf: (known: Known) => string): Map<string, ClauseNumber | null> {
  const found = new Map<string, ClauseNumber | null>();
  for (const one of known) found.set(keyOf(one), found.has(keyOf(one)) ? null : one.clause);
  return found;
}

/** Clauses that were edited, between two that are known: each the one of all there that is plainly most like it. */
function matchBetween({ were, are, matches }: Both): void {
  const places = new Map(are.map(({ clause }, index) => [clause, index]));
  let [from, to] = [0, 0];
  for (let index = 0; index <= were.length; index += 1) {
    const clause = were[index]?.clause;
    const same = clause && matches.get(clause);
    const place = index === were.length ? are.length : same ? places.get(same) : undefined;
    if (place === undefined || place < to) continue;
    pairAlike(were.slice(from, index), are.slice(to, place), matches);
    [from, to] = [index + 1, place + 1];
  }
}

function pairAlike(were: readonly Known[], are: readonly Known[], matches: Both["matches"]): void {
  if (were.length * are.length === 0 || were.length * are.length > MOST_PAIRS) return;
  const interner = new Interner();
  const old = wordBags(
    interner,
    were.map(({ words }) => words),
  );
  const fresh = wordBags(
    interner,
    are.map(({ words }) => words),
  );
  const table = old.map((bag) => fresh.map((other) => similarity(bag, other)));
  were.forEach(({ clause }, row) => {
    const likeness = table[row] ?? [];
    const best = Math.max(...likeness);
    const column = likeness.indexOf(best);
    const others = [
      ...likeness.filter((_, at) => at !== column),
      ...table.map((line, at) => (at === row ? 0 : (line[column] ?? 0))),
    ];
    const same = are[column];
    if (same && best >= ALIKE && Math.max(0, ...others) <= best - PLAINLY) matches.set(clause, same.clause);
  });
}
