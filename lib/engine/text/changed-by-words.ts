import { groupedBy } from "@/lib/grouped-by";
import { stemIn } from "../language/stem";
import { STOP } from "../lexicon/stop-words";
import { OPERATION, OWN_EFFECT } from "./amendment-words";
import { referencesIn } from "./clauses-named";
import { folded, splitWords } from "./folding";
import type { Unit } from "./units";

/** A stem in more clauses than this doesn't show which one is meant. */
const MOST_CLAUSES = 10;
/** From this share of its words' weight on, a clause is what the change is about; a change of few words needs more. */
const SAME = 0.3;
const FEWEST_SHARED = 2;
/** How much better than the second one the first has to be. */
const BETTER = 1.15;
/** An order form with all terms behind it is no amendment. */
const LARGEST = 0.4;
/** The title and the parties. */
const HEAD = 2;
/** UTF-16 units. */
const SHORTEST = 20;
const LINE = /\n|(?<=\p{Ll}[.;])\s+(?=\p{Lu})/u;
const SIGNED = /_{4}/u;
const OWN_NUMBER = /^\s*\(?[\p{L}\d.-]{1,6}[.)]\s/u;

type Index = { stems: readonly ReadonlySet<string>[]; places: ReadonlyMap<string, readonly number[]> };

/**
 * The clause that each line of an amendment changes without naming its number: 'The fee becomes £45,600'. Only the
 * nearest by rare words, and only if it is plainly nearer than the next. Linear in the text.
 */
export function changedWithoutNumber(units: readonly Unit[], amending: ReadonlySet<number>): Map<number, number[]> {
  const found = new Map<number, number[]>();
  if (amending.size === 0 || amending.size > LARGEST * units.length) return found;
  const index = indexOf(units, amending);
  for (const at of amending) {
    const unit = units[at];
    if (!unit || unit.isTitle) continue;
    const targets = new Set(unit.text.split(LINE).flatMap((line) => targetOf(line, unit, index) ?? []));
    if (targets.size > 0) found.set(at, Array.from(targets));
  }
  return found;
}

function indexOf(units: readonly Unit[], amending: ReadonlySet<number>): Index {
  const stems = units.map((unit, at) =>
    at < HEAD || amending.has(at) || unit.isTitle ? new Set<string>() : stemsOf(unit, `${unit.heading} ${unit.text}`),
  );
  const found = groupedBy(
    stems.flatMap((own, at) => [...own].map((stem) => ({ stem, at }))),
    ({ stem }) => stem,
  );
  const places = new Map([...found].map(([stem, all]) => [stem, all.map(({ at }) => at)]));
  return { stems, places };
}

function stemsOf({ language }: Unit, text: string): Set<string> {
  const stems = splitWords(folded(text)).map((word) => stemIn(language, word));
  return new Set(stems.filter((stem) => (stem.length > 2 || /\d/u.test(stem)) && !STOP[language].has(stem)));
}

function targetOf(line: string, unit: Unit, { stems, places }: Index): number | null {
  if (line.length < SHORTEST || SIGNED.test(line) || referencesIn(line).length > 0) return null;
  if (!OPERATION.test(line) && (OWN_EFFECT.test(line) || !/\d/u.test(line.replace(OWN_NUMBER, "")))) return null;
  const own = stemsOf(unit, line);
  const scores = new Map<number, { weight: number; shared: number }>();
  let all = 0;
  for (const stem of own) {
    const at = places.get(stem) ?? [];
    if (at.length === 0 || at.length > MOST_CLAUSES) continue;
    const weight = Math.log(stems.length / at.length);
    all += weight;
    for (const place of at) {
      const known = scores.get(place) ?? { weight: 0, shared: 0 };
      scores.set(place, { weight: known.weight + weight, shared: known.shared + 1 });
    }
  }
  const [first, second] = [...scores].sort(([, one], [, other]) => other.weight - one.weight);
  if (!first || first[1].shared < FEWEST_SHARED || first[1].weight < SAME * all) return null;
  return first[1].weight >= BETTER * (second?.[1].weight ?? 0) ? first[0] : null;
}
