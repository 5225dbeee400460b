/** From which learned probability a day is certain, or worth a check, measured on contracts not seen by the weights. */
import { THRESHOLDS, type Thresholds } from "@/lib/engine/time/model";
import type { OwnDayRole } from "@/lib/engine/time/own-days";
import { comesFirst, givenHow, isCertain, mayBeCertain, type Certainty, type Given } from "@/lib/engine/time/sureness";
import type { Outcome } from "./date-figures.mts";

export type CertainDay = { role: OwnDayRole; chance: number; isRight: boolean; isFiled: boolean; id: string };

/**
 * The share that must be right for a contract's own days to be certain, for other days, for a last day without plain
 * words, for days to check, and for those listed first among these.
 */
const [CERTAIN, CERTAIN_EVENT, CERTAIN_END, CHECKED, FIRST] = [0.97, 0.97, 0.99, 0.7, 0.9];
const LEAST_CASES = 15;
/** Thresholds are whole steps, so that no single case's chance sets one. */
const STEPS = 20;
/**
 * A day less likely than this is never certain, however few such cases were wrong: a contract's own, and another; nor
 * does another come first.
 */
const [FIRST_STEP, FIRST_STEP_EVENT, FIRST_STEP_FIRST] = [5, 14, 11];
const FIRST_OF_FEW = 0.85;
/** Where no chance is enough. */
const NEVER_FIRST = 0.95;

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
  return leastCertain(here, CERTAIN);
}

/** The probability from which seven in ten days are right. */
export function checkThreshold(outcomes: readonly Pick<Outcome, "days" | "wanted">[]): number {
  return thresholdFor(outcomes, CHECKED);
}

type Outcomes = readonly Pick<Outcome, "days" | "wanted">[];
type First = Pick<Thresholds, "likely" | "due" | "limited" | "row" | "counted">;
type Certain = Pick<Thresholds, "certain" | "certainDue" | "certainCounted">;

/** From these chances 90 of 100 days are right besides the certain ones, fewer of the limited and counted ones. */
export function firstThresholds(outcomes: Outcomes, sure: Certain = certainThresholds(outcomes)): First {
  const thresholds = { ...THRESHOLDS, ...sure };
  const told = toldIn(outcomes).filter(({ features, chance }) => !isCertain(features, chance, thresholds));
  const least = (given: Given) => {
    const here = told.filter(({ features }) => givenHow(features) === given);
    return leastCertain(here, given === "limited" || given === "counted" ? FIRST_OF_FEW : FIRST, FIRST_STEP_FIRST);
  };
  return {
    likely: least("named") ?? NEVER_FIRST,
    ...{ due: least("due"), limited: least("limited"), row: least("row"), counted: least("counted") },
  };
}

/** From these chances days that nothing limits are right as often as certain ones must be, by how they are given. */
export function certainThresholds(outcomes: Outcomes): Certain {
  const told = toldIn(outcomes);
  const least = (kind: Certainty) =>
    leastCertain(
      told.filter(({ features }) => mayBeCertain(features) === kind),
      CERTAIN_EVENT,
      FIRST_STEP_EVENT,
    );
  return { certain: least("named"), certainDue: least("due"), certainCounted: least("counted") };
}

/** The same for the contract's last day. */
export function lastsThreshold(clear: readonly CertainDay[]): number | null {
  const [own, filed] = [clear.filter(({ isFiled }) => !isFiled), clear.filter(({ isFiled }) => isFiled)];
  for (const [name, some] of [["own", own] as const, ["filed", filed] as const])
    console.log(
      "clear ends",
      name,
      [0, 0.3, 0.5, 0.7, 0.8]
        .map((least) => some.filter(({ chance }) => chance >= least))
        .map((sure) => `${sure.filter(({ isRight }) => isRight).length}/${sure.length}`)
        .join(" "),
    );
  return leastCertain(clear, CERTAIN_END);
}

function leastCertain(
  told: readonly { chance: number; isRight: boolean }[],
  share: number,
  first = FIRST_STEP,
): number | null {
  for (let step = first; step < STEPS; step += 1) {
    const sure = told.filter(({ chance }) => chance >= step / STEPS);
    if (sure.length >= LEAST_CASES && sure.filter(({ isRight }) => isRight).length >= share * sure.length)
      return step / STEPS;
  }
  return null;
}

function toldIn(outcomes: Outcomes) {
  return outcomes.flatMap(({ days, wanted: these }) =>
    [...days].map(([iso, { chance, features }]) => ({ chance, features, isRight: these.has(iso) })),
  );
}

/** Prints how many days come first and are certain by the thresholds of the other folds, and what share is right. */
export function printNested(outcomes: readonly Outcome[], folds: number): void {
  const said = Array.from({ length: folds }, (_, fold) => {
    const isHere = ({ number }: Outcome) => number % folds === fold;
    const others = outcomes.filter((one) => !isHere(one));
    const thresholds = { ...THRESHOLDS, ...firstThresholds(others), ...certainThresholds(others) };
    return toldIn(outcomes.filter(isHere)).map(({ chance, features, isRight }) => ({
      isFirst: comesFirst(features, chance, thresholds) && !isCertain(features, chance, thresholds),
      isSure: isCertain(features, chance, thresholds),
      isRight,
    }));
  }).flat();
  const right = (some: typeof said) => `${some.filter(({ isRight }) => isRight).length} of ${some.length} right`;
  console.log(
    `by nested folds: first besides certain ones ${right(said.filter(({ isFirst }) => isFirst))}, certain`,
    `${right(said.filter(({ isSure }) => isSure))}, of ${said.filter(({ isRight }) => isRight).length} right ones`,
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
