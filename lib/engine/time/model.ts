import type { Features } from "./features";
import weights from "./weights.json";

/** A logistic regression with weights learned by `scripts/train-dates.mts`. */
export type Model = { bias: number; weights: Readonly<Record<string, number>> };
export type Models = Readonly<Record<ModelName, Model>>;
export const MODEL_NAMES = ["made", "start", "end", "deadline", "notice", "payment", "option"] as const;
type ModelName = (typeof MODEL_NAMES)[number];

export const LEARNED: Models = weights;

/**
 * The chance from which something is certain, or worth a person's check, measured in folds over whole contracts. Null:
 * never, because there were too few cases.
 */
export type Thresholds = {
  made: number | null;
  start: number | null;
  end: number | null;
  /** For other dated events: worth a check, and right in nine of ten cases. */
  check: number;
  likely: number;
  /** As `likely`, for days behind 'by', those with a condition, rows of a table and days counted from another. */
  due: number | null;
  limited: number | null;
  row: number | null;
  counted: number | null;
  /** For a day written in full, beside which nothing limits it; behind 'by'; and counted from such a day. */
  certain: number | null;
  certainDue: number | null;
  certainCounted: number | null;
  /** For the contract's last day, where no other comes close. */
  lasts: number | null;
};
export const THRESHOLDS: Thresholds = weights.thresholds;

/** The chance that features match what the model was trained for, 0 to 1. */
export function predict(features: Features, { bias, weights: learned }: Model): number {
  let sum = bias;
  for (const name in features) sum += (learned[name] ?? 0) * (features[name] ?? 0);
  return 1 / (1 + Math.exp(-sum));
}
