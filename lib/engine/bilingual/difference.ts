import type { Span } from "../text/spans";

export const DIFFERENCE_KINDS = [
  "amount",
  "currency",
  "date",
  "term",
  "percent",
  "number",
  "reference",
  "party",
  "definedTerm",
  "modality",
  "exception",
  "missing",
  "prevailing",
] as const;
export type DifferenceKind = (typeof DIFFERENCE_KINDS)[number];

/** What one side says and the other doesn't. Spans are of the words on each side, in the whole text; may be empty. */
export type Difference = { kind: DifferenceKind; isSure: boolean; first: readonly Span[]; second: readonly Span[] };

/** The same with spans in the bodies of two clauses, of which `one` may be either side. */
export type Found = { kind: DifferenceKind; isSure: boolean; one: readonly Span[]; other: readonly Span[] };

export const turned = ({ one, other, ...rest }: Found): Found => ({ ...rest, one: other, other: one });
