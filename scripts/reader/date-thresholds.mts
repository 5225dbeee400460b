/** From which learned probability a day is certain, or worth a check, measured on contracts not seen by the weights. */
import { THRESHOLDS, type Thresholds } from "@/lib/engine/time/model";
import type { OwnDayRole } from "@/lib/engine/time/own-days";
import { comesFirst, givenHow, isCertain, type Given } from "@/lib/engine/time/sureness";
import type { Outcome } from "./date-figures.mts";

export type CertainDay = { role: OwnDayRole; chance: number; isRight: boolean; isFiled: boolean; id: string };

/**
 * The share that must be right for a contract's own days to be certain, for other days, for a last day without plain
 * words, for days to check, and for those listed first among these.
 */
const [CERTAIN, CERTAIN_EVENT, CERTAIN_END, CHECKED, FIRST] = [0.97, 0.965, 0.99, 0.68, 0.9];
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
  return leastCertain(here, CERTAIN);
}

/** The probability from which two in three days are right. */
export function checkThreshold(outcomes: readonly Pick<Outcome, "days" | "wanted">[]): number {
  return thresholdFor(outcomes, CHECKED);
}

/** Steps of the chances from which days come first; two is never. */
const FIRST_STEPS = [0.55, 0.57, 0.59, 0.61, 0.63, 0.65, 0.67, 0.7, 0.75, 0.8, 0.85, 0.9, 2];
type Outcomes = readonly Pick<Outcome, "days" | "wanted">[];
type First = Pick<Thresholds, "likely" | "row" | "counted">;

/** With these most right days come first, and of all that do, whatever they are, 90 of 100 are right. */
export function firstThresholds(outcomes: Outcomes): First {
  const told = toldIn(outcomes);
  const curve = (given: Given) => {
    const here = told.filter(({ features }) => givenHow(features) === given);
    return FIRST_STEPS.map((least) => {
      const said = here.filter(({ chance }) => chance >= least);
      return { least, said: said.length, right: said.filter(({ isRight }) => isRight).length };
    });
  };
  const [named, rows, counted] = [curve("named"), curve("row"), curve("counted")];
  let best = { right: 0, first: { likely: 0.9, row: null, counted: null } as First };
  for (const one of named.filter(({ least }) => least < 1))
    for (const row of rows)
      for (const other of counted) {
        const all = [one, row, other];
        const right = all.reduce((sum, part) => sum + part.right, 0);
        if (right <= best.right || right < FIRST * all.reduce((sum, part) => sum + part.said, 0)) continue;
        best = { right, first: { likely: one.least, row: orNever(row.least), counted: orNever(other.least) } };
      }
  return best.first;
}

function orNever(least: number): number | null {
  return least > 1 ? null : least;
}

/** The chance from which days that nothing limits are right as often as certain ones must be. */
export function certainThreshold(outcomes: Outcomes): number | null {
  const told = toldIn(outcomes).filter(({ features }) => isCertain(features, 1, ANY_CERTAIN));
  return leastCertain(told, CERTAIN_EVENT);
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

const ANY_CERTAIN = { ...THRESHOLDS, certain: 0 };

function leastCertain(told: readonly { chance: number; isRight: boolean }[], share: number): number | null {
  for (let step = FIRST_STEP; step < STEPS; step += 1) {
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
    const thresholds = { ...THRESHOLDS, ...firstThresholds(others), certain: certainThreshold(others) };
    return toldIn(outcomes.filter(isHere)).map(({ chance, features, isRight }) => ({
      isFirst: comesFirst(features, chance, thresholds),
      isSure: isCertain(features, chance, thresholds),
      isRight,
    }));
  }).flat();
  const right = (some: typeof said) => `${some.filter(({ isRight }) => isRight).length} of ${some.length} right`;
  console.log(
    `by nested folds: first ${right(said.filter(({ isFirst }) => isFirst))}, certain`,
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
