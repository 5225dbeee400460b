/** From which learned probability a day is certain, or worth a check, measured on contracts not seen by the weights. */
import type { OwnDayRole } from "@/lib/engine/time/own-days";
import type { Outcome } from "./date-figures.mts";

export type CertainDay = { role: OwnDayRole; chance: number; isRight: boolean; isFiled: boolean; id: string };

/** The share that must be right for certain days, for days to check, and for those listed first among these. */
const [CERTAIN, CHECKED, LIKELY] = [0.97, 0.68, 0.85];
const LEAST_CASES = 15;
/** Thresholds are whole steps, so that no single case's chance sets one. */
const STEPS = 20;
/** A day less likely than a quarter is never certain, however few such cases were wrong. */
const FIRST_STEP = 5;

/** The lowest probability from which the share is right, given enough cases; otherwise null. */
export function findThreshold(certain: readonly CertainDay[], role: OwnDayRole): number | null {
  const here = certain.filter((one) => one.role === role).sort((one, other) => one.chance - other.chance);
  console.log(
    role.padEnd(7),
    "may be certain:",
    ["natural", "filed"]
      .map((set) => here.filter(({ isFiled }) => isFiled === (set === "filed")))
      .map((some) =>
        [0, 0.3, 0.5, 0.7, 0.8]
          .map((least) => some.filter(({ chance }) => chance >= least))
          .map((sure) => `${sure.filter(({ isRight }) => isRight).length}/${sure.length}`)
          .join(" "),
      )
      .join(" | filed "),
    "wrong:",
    here.flatMap(({ isRight, id, chance }) => (isRight || id === "" ? [] : [`${id} ${chance.toFixed(2)}`])).join(", "),
  );
  for (let step = FIRST_STEP; step < STEPS; step += 1) {
    const sure = here.filter(({ chance }) => chance >= step / STEPS);
    if (sure.length >= LEAST_CASES && sure.filter(({ isRight }) => isRight).length >= CERTAIN * sure.length)
      return step / STEPS;
  }
  return null;
}

/** The probability from which two in three days are right. */
export function checkThreshold(outcomes: readonly Pick<Outcome, "days" | "wanted">[]): number {
  return thresholdFor(outcomes, CHECKED);
}

/** The probability from which 85 of 100 days are right. */
export function likelyThreshold(outcomes: readonly Pick<Outcome, "days" | "wanted">[]): number {
  return thresholdFor(outcomes, LIKELY);
}

/** Prints how many days are right from a probability that the other folds give, and what share of all right ones. */
export function printNested(outcomes: readonly Outcome[], folds: number): void {
  const said = Array.from({ length: folds }, (_, fold) => {
    const isHere = ({ number }: Outcome) => number % folds === fold;
    const least = likelyThreshold(outcomes.filter((one) => !isHere(one)));
    return outcomes
      .filter(isHere)
      .flatMap(({ days, wanted }) =>
        [...days].map(([iso, { chance }]) => ({ isFirst: chance >= least, isRight: wanted.has(iso) })),
      );
  }).flat();
  const first = said.filter(({ isFirst }) => isFirst);
  const right = first.filter(({ isRight }) => isRight).length;
  console.log(
    `first by nested folds: ${right} of ${first.length} right, of ${said.filter(({ isRight }) => isRight).length} right ones`,
  );
}

function thresholdFor(outcomes: readonly Pick<Outcome, "days" | "wanted">[], share: number): number {
  const all = outcomes.flatMap(({ days, wanted: these }) =>
    [...days].map(([iso, { chance }]) => ({ chance, isRight: these.has(iso) })),
  );
  for (let least = 0.2; least < 0.9; least += 0.01) {
    const here = all.filter(({ chance }) => chance >= least);
    if (here.filter(({ isRight }) => isRight).length >= share * here.length) return Number(least.toFixed(2));
  }
  return 0.9;
}
