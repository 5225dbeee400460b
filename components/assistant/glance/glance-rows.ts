/** Which facts are told at a glance, and how. Pure. Source: B-12.23. */
import type { FactDto } from "@/lib/assistant/review-schema";
import { toldFirst, type ToldFacts } from "@/lib/engine/review/told-facts";
import type { FactKind } from "@/lib/engine/review/fact";

export const GLANCE_ROWS = ["parties", "end", "price", "law"] as const;
export type GlanceRow = (typeof GLANCE_ROWS)[number];

/** Of the kinds of a row the first that the contract has is told. */
const KINDS: Record<GlanceRow, readonly FactKind[]> = {
  parties: ["parties"],
  end: ["expiration_date", "term"],
  price: ["price"],
  law: ["governing_law"],
};
/** A row keeps its height whatever the contract says, so that nothing moves when the facts come. */
const LINES: Record<GlanceRow, number> = { parties: 2, end: 1, price: 1, law: 1 };

/** None where the contract does not tell. */
export type GlanceLine = { row: GlanceRow } & ToldFacts<FactDto>;

/** The rows in their order, each with its facts. */
export function glanceOf(facts: readonly FactDto[]): readonly GlanceLine[] {
  return GLANCE_ROWS.map((row) => ({ row, ...toldFirst(facts, KINDS[row], LINES[row]) }));
}
