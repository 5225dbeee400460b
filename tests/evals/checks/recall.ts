import type { SuggestedChange } from "@/lib/engine/port";
import { suggest } from "@/lib/engine/suggest/suggest";
import { readOnce } from "@/lib/engine/text/reading";
import { contractFrom, type Sample } from "./contracts";
import { toGround, randomFrom, type Plant, type Planted } from "./plant";
import { PLANTS } from "./plants";

/** One planted fault and whether it was found. */
export type Trial = { plant: Plant; sample: Sample; planted: Planted; isFound: boolean };

/**
 * How far a finding may stand from the planted words: the clause after a gap, or the second of two that clash. UTF-16
 * units.
 */
const NEARBY = 400;

/** Plants every kind of fault into every contract that gives ground for it, as often as `times`, and looks for each. */
export function trialsOn(samples: readonly Sample[], { seed, times }: { seed: number; times: number }): Trial[] {
  const random = randomFrom(seed);
  return samples.flatMap((sample) =>
    PLANTS.flatMap((plant) => {
      if (plant.only === "own" && sample.source !== "own") return [];
      return Array.from({ length: times }, () => plant.plant(toGround(sample, random))).flatMap((planted) =>
        planted ? [{ plant, sample, planted, isFound: isFound(sample, planted) }] : [],
      );
    }),
  );
}

/** The findings of the checks in a text. */
export function findingsIn(text: string, { contract: { contractType, contractName } }: Sample): SuggestedChange[] {
  return suggest(readOnce(contractFrom(text, contractType, contractName)), "en");
}

function isFound(sample: Sample, { check, text, span }: Planted): boolean {
  const found = findingsIn(text, sample).filter((change) => change.check === check);
  return found.some(
    ({ passage }) =>
      span === null || check === "twoLaws" || (passage.start < span.end + NEARBY && passage.end > span.start - 60),
  );
}
