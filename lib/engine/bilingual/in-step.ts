import type { LanguagePair } from "./bilingual";
import { numberingAt } from "../text/numbering";

/** The version in which both languages of a clause were last in step, and their words there. */
type LastInStep = { versionNumber: number; texts: readonly [string, string] };
/** `behind`: the side that didn't follow a change of the other one since then. */
export type SteppedPair = LanguagePair & { behind: { side: "first" | "second"; since: LastInStep } | null };
export type FormerPairs = { versionNumber: number; pairs: readonly SteppedPair[] };

/**
 * Which side of each pair is behind, from the pairs of the version before. If both sides changed since they were in
 * step, or neither, they are in step again. Linear in the pairs. Source: B-46.6.
 */
export function stepped(pairs: readonly LanguagePair[], former: FormerPairs | null): SteppedPair[] {
  if (!former) return pairs.map((pair) => ({ ...pair, behind: null }));
  const known = new Known(former.pairs);
  const taken = pairs.map((pair) => known.take(pair, "both"));
  return pairs.map((pair, at) => {
    const before = taken[at] ?? known.take(pair, "either");
    return { ...pair, behind: before && behindSince(pair, before, former.versionNumber) };
  });
}

function behindSince(
  { texts: [first, second] }: LanguagePair,
  { behind, texts }: SteppedPair,
  versionNumber: number,
): SteppedPair["behind"] {
  const [was, wasOther] = texts;
  if (first === null || second === null || was === null || wasOther === null) return null;
  const since = behind?.since ?? { versionNumber, texts: [was, wasOther] as const };
  const [isFirstChanged, isSecondChanged] = [
    wordsOf(first) !== wordsOf(since.texts[0]),
    wordsOf(second) !== wordsOf(since.texts[1]),
  ];
  if (isFirstChanged === isSecondChanged) return null;
  return { side: isFirstChanged ? "second" : "first", since };
}

/** Renumbering, spaces, capitals and punctuation at the end change nothing that is said. */
function wordsOf(text: string): string {
  const plain = text.replace(/\s+/gu, " ").trim();
  const number = numberingAt(plain);
  return (number && number.length < plain.length ? plain.slice(number.length) : plain)
    .toLowerCase()
    .replace(/[\s.,;:]+$/u, "");
}

type By = "first" | "second" | "both";

/** Pairs of the version before by their words; each is taken once, in text order. */
class Known {
  readonly #pairs = new Map<string, SteppedPair[]>();
  readonly #used = new Set<SteppedPair>();

  constructor(pairs: readonly SteppedPair[]) {
    for (const pair of pairs)
      for (const by of ["both", "first", "second"] as const) {
        const key = keyOf(pair, by);
        if (key === null) continue;
        const listed = this.#pairs.get(key);
        if (listed) listed.push(pair);
        else this.#pairs.set(key, [pair]);
      }
    for (const listed of this.#pairs.values()) listed.reverse();
  }

  take(pair: LanguagePair, how: "both" | "either"): SteppedPair | null {
    const ways: readonly By[] = how === "both" ? ["both"] : ["first", "second"];
    for (const by of ways) {
      const listed = this.#pairs.get(keyOf(pair, by) ?? "") ?? [];
      for (let found = listed.pop(); found; found = listed.pop()) {
        if (this.#used.has(found)) continue;
        this.#used.add(found);
        return found;
      }
    }
    return null;
  }
}

function keyOf({ texts: [first, second] }: LanguagePair, by: By): string | null {
  if (first === null || second === null) return null;
  if (by === "both") return `both ${wordsOf(first)}\n${wordsOf(second)}`;
  return by === "first" ? `first ${wordsOf(first)}` : `second ${wordsOf(second)}`;
}
