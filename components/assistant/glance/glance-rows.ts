/** Which facts are told at a glance, and how. Pure. Source: B-12.23. */
import type { FactDto } from "@/lib/assistant/review-schema";
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

export type GlanceLine = {
  row: GlanceRow;
  /** As many as the row has lines, surest first; none where the contract does not tell. */
  facts: readonly FactDto[];
  /** How many more of them there are. */
  more: number;
};

/** The rows in their order, each with its facts. */
export function glanceOf(facts: readonly FactDto[]): readonly GlanceLine[] {
  return GLANCE_ROWS.map((row) => {
    const told = KINDS[row].map((kind) => facts.filter((fact) => fact.kind === kind)).find(({ length }) => length > 0);
    const all = surestFirst(told ?? []);
    const shown = all.slice(0, LINES[row]);
    return { row, facts: shown, more: all.length - shown.length };
  });
}

/** Parties keep the order that the contract names them in: they are told together. */
function surestFirst(facts: readonly FactDto[]): readonly FactDto[] {
  if (facts[0]?.kind === "parties") return facts;
  return [...facts.filter(({ basis }) => basis === "stated"), ...facts.filter(({ basis }) => basis !== "stated")];
}
