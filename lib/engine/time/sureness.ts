/** How sure a day is by more than its chance: by how the text gives it and what stands around it. Source: B-27.18. */
import type { Features } from "./features";
import { THRESHOLDS, type Thresholds } from "./model";

/**
 * A day written in full right behind 'by' or 'not later than' or in a change; another written in full; one of these
 * with a condition or a negation; one of a table's row, counted from another, or whose year or first day is reckoned.
 */
export type Given = "due" | "named" | "limited" | "row" | "counted" | "reckoned";

const has = (features: Features, names: readonly string[]) => names.some((name) => features[name] === 1);

/** From what is reckoned or bounded, or from a day that the text doesn't name, too often another day was meant. */
const RECKONED = ["how_again", "yearless", "x_notBefore", "anchor_event", "anchor_none", "anchor_start"];
/** 'By 4 May', «не позднее 4 мая», '4-ний дотор': the word for it stands right beside the day. */
const BY = ["bb_deadline", "mn_aa_deadline", "mn_a_deadline"];
/** A change names the day that holds now. */
const NOW = ["changing"];
/** What is valid until a day isn't due by it. */
const HOLDS = ["x_validUntil"];
/** A condition or a negation. */
const LIMITS = ["s_when", "q_if", "q_not"];

export function givenHow(features: Features): Given {
  if (has(features, RECKONED)) return "reckoned";
  if (has(features, ["how_counted"])) return "counted";
  if (has(features, ["table"])) return "row";
  if (has(features, LIMITS)) return "limited";
  return has(features, NOW) || (has(features, BY) && !has(features, HOLDS)) ? "due" : "named";
}

/** Whether a day is likely enough to be shown first; what is reckoned never is. Source: B-27.19. */
export function comesFirst(features: Features, chance: number, thresholds: Thresholds = THRESHOLDS): boolean {
  const given = givenHow(features);
  const { due, likely: named, limited, row, counted } = thresholds;
  const least = { due, named, limited, row, counted, reckoned: null }[given];
  return least !== null && chance >= least;
}

/** Besides those, a way out, or a clause that changes another or is changed. */
const DOUBTS = [
  ...[...LIMITS, "s_terminate", "brackets", "q_yearlessFrom"],
  ...["changed", "changing", "superseded", "replaced"],
];
/** Days from which others are certainly counted, and how: of a year's last day there are two readings. */
const [COUNTED_FROM, UNSURE_COUNT] = [
  ["anchor_signing", "anchor_date"],
  ["last", "unit_business", "unit_moment"],
];

/** Of what a day may be certain; null: of nothing. */
export type Certainty = "due" | "named" | "counted";

export function mayBeCertain(features: Features): Certainty | null {
  if (has(features, DOUBTS)) return null;
  const given = givenHow(features);
  if (given === "counted") return has(features, COUNTED_FROM) && !has(features, UNSURE_COUNT) ? given : null;
  return given === "due" || given === "named" ? given : null;
}

/**
 * Whether a day is certain: written in full where it says what happens, or counted in days or months from a day that
 * is, and nothing there limits it.
 */
export function isCertain(features: Features, chance: number, thresholds: Thresholds = THRESHOLDS): boolean {
  const may = mayBeCertain(features);
  if (may === null) return false;
  const least = { due: thresholds.certainDue, named: thresholds.certain, counted: thresholds.certainCounted }[may];
  return least !== null && chance >= least;
}
