/** How sure a day is by more than its chance: by how the text gives it and what stands around it. Source: B-27.18. */
import type { Features } from "./features";
import { THRESHOLDS, type Thresholds } from "./model";

/** A day written in full, of a table's row, counted from another, or whose year or first day is reckoned. */
export type Given = "named" | "row" | "counted" | "reckoned";

const has = (features: Features, names: readonly string[]) => names.some((name) => features[name] === 1);

/** From what is reckoned or bounded, or from a day that the text doesn't name, too often another day was meant. */
const RECKONED = ["how_again", "yearless", "x_notBefore", "anchor_event", "anchor_none", "anchor_start"];

export function givenHow(features: Features): Given {
  if (has(features, RECKONED)) return "reckoned";
  if (has(features, ["how_counted"])) return "counted";
  return has(features, ["table"]) ? "row" : "named";
}

/** Whether a day is likely enough to be shown first; what is reckoned never is. Source: B-27.19. */
export function comesFirst(features: Features, chance: number, thresholds: Thresholds = THRESHOLDS): boolean {
  const given = givenHow(features);
  const least = { named: thresholds.likely, row: thresholds.row, counted: thresholds.counted, reckoned: null }[given];
  return least !== null && chance >= least;
}

/** A condition, a negation, a way out, or a clause that changes another or is changed. */
const DOUBTS = [
  ...["s_when", "c_not", "x_untilNot", "s_terminate", "brackets"],
  ...["changed", "changing", "superseded", "replaced"],
];

/** Whether a day is certain: written in full where it says what happens, and nothing there limits it. */
export function isCertain(features: Features, chance: number, { certain }: Thresholds = THRESHOLDS): boolean {
  return certain !== null && chance >= certain && givenHow(features) === "named" && !has(features, DOUBTS);
}
