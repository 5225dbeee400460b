import { Interner, similarity, wordBags } from "@/lib/documents/redline/tokens";
import { readNumbering, type ClauseNumber } from "./clause-numbers";
import type { Draft } from "../draft";

/** Characters that identify a clause: all that are compared, and those at its beginning. */
const MOST_CHARS = 600;
const HEAD_CHARS = 60;
/** Share of common words that makes an edited clause the same, and the lead it needs over any other. */
const ALIKE = 0.5;
const PLAINLY = 0.2;
/** Between two known clauses no more pairs than this are compared, so that the work stays linear. */
const MOST_PAIRS = 400;

/** A clause and its words without numbers, which depend on what precedes it. */
type Known = { clause: ClauseNumber; words: string };

/**
 * Maps each clause of an older text to a newer text: by its words if unique, else by its beginning, else by similarity
 * between two known ones. Linear.
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
  const { clauses } = readNumbering(draft);
  return clauses.map((clause, index) => {
    const end = Math.min(clauses[index + 1]?.line.start ?? draft.text.length, clause.line.start + MOST_CHARS);
    const words = draft.text.slice(clause.line.start, end).replace(/\d+(?:\.\d+)*/gu, "#");
    return { clause, words: words.replace(/\s+/gu, " ").trim() };
  });
}

function matchBy(toKey: (known: Known) => string, { were, are, matches }: Both): void {
  const taken = new Set(matches.values());
  const old = onlyOnes(
    were.filter(({ clause }) => !matches.has(clause)),
    toKey,
  );
  const fresh = onlyOnes(
    are.filter(({ clause }) => !taken.has(clause)),
    toKey,
  );
  for (const [key, clause] of old) {
    const same = fresh.get(key);
    if (clause && same) matches.set(clause, same);
  }
}

/** Clauses by a unique key; null where the key isn't unique. */
function onlyOnes(known: readonly Known[], toKey: (known: Known) => string): Map<string, ClauseNumber | null> {
  const found = new Map<string, ClauseNumber | null>();
  for (const one of known) found.set(toKey(one), found.has(toKey(one)) ? null : one.clause);
  return found;
}

/** Matches edited clauses between two known ones, each to the one that is clearly most similar. */
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
