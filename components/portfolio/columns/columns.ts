/** What can be a column of the table, and the views that are ready to begin with. Pure. */
import { NO_ORDER, type Asked } from "@/components/portfolio/asked";
import type { GridFilter } from "@/lib/portfolio/schema";

export const COLUMN_KINDS = ["contract", "fact", "topic", "verdict", "deadline", "field", "question"] as const;
export type ColumnKind = (typeof COLUMN_KINDS)[number];
/** What its values are compared as, the likeliest. */
type ComparedAs = "text" | "day" | "number" | "values" | "verdict";
/** `book`: the playbook of a verdict, '' for any other column. */
export type ColumnDto = { id: string; kind: ColumnKind; name: string; by: ComparedAs; book: string };

/** The ways a column can be narrowed, the likeliest first. */
export function filterKinds({ id, kind, by }: ColumnDto): GridFilter["by"][] {
  const others: GridFilter["by"][] = isVerifiable(kind) ? ["text", "state"] : id === "type" ? ["text"] : [];
  return [...new Set([by, ...others])];
}

/** Whether its answers rest on the contract's text, so that a person can say whether they are right. */
export function isVerifiable(kind: ColumnKind): boolean {
  return kind === "fact" || kind === "topic" || kind === "verdict" || kind === "question";
}

/** Facts with a figure in words ('It does not renew', '30 days'): read as text, compared as numbers. */
const IN_WORDS = ["fact:term", "fact:renewal_term", "fact:renewal_notice", "fact:late_payment"];

/** Whether its values are figures under each other, flush right. */
export function isFigure({ id, by }: ColumnDto): boolean {
  return by === "number" && !IN_WORDS.includes(id);
}

export function columnKey(columnId: string): string {
  return columnId.slice(columnId.indexOf(":") + 1);
}

export const READY = ["renewals", "payment", "liability", "diligence"] as const;
export type Ready = (typeof READY)[number];

/** What a ready view shows, as far as there is such a column. */
const SHOWN: Readonly<Record<Ready, readonly string[]>> = {
  renewals: [
    "fact:expiration_date",
    "fact:renewal_term",
    "topic:renewal_notice",
    "deadline:next",
    "fact:price",
    "topic:termination_for_convenience",
  ],
  payment: ["topic:payment_terms", "topic:late_payment", "topic:price_increase", "fact:price", "fact:expiration_date"],
  liability: [
    "topic:liability_cap",
    "topic:uncapped_liability",
    "topic:indemnity",
    "topic:liquidated_damages",
    "topic:insurance",
    "fact:price",
  ],
  diligence: [
    "topic:change_of_control",
    "topic:assignment",
    "topic:exclusivity",
    "topic:non_compete",
    "topic:termination_for_convenience",
    "fact:governing_law",
    "fact:expiration_date",
  ],
};
const ORDER: Readonly<Record<Ready, string | null>> = {
  renewals: "fact:expiration_date",
  payment: null,
  liability: null,
  diligence: null,
};

/** A ready view; where a playbook judges a topic, its verdict is shown in place of the bare clause. */
export function readyView(ready: Ready, known: readonly ColumnDto[]): Asked {
  const columns = SHOWN[ready].flatMap((wanted) => {
    const judged = wanted.startsWith("topic:") && known.find(({ id }) => isVerdictOn(id, columnKey(wanted)));
    const found = judged || known.find(({ id }) => id === wanted);
    return found ? [found.id] : [];
  });
  const order = ORDER[ready];
  const sort = order !== null && columns.includes(order) ? { column: order, isDescending: false } : NO_ORDER;
  return {
    columns: columns.length > 0 ? columns : firstColumns(known),
    filters: [],
    sort,
    group: sort === NO_ORDER ? "counterparty" : "none", // in groups nothing would stand soonest first
    widths: {},
  };
}

function isVerdictOn(columnId: string, topic: string): boolean {
  return columnId.startsWith("verdict:") && columnId.split(":").at(-1) === topic;
}

/** Of an installation that has none of a ready view's columns. */
function firstColumns(known: readonly ColumnDto[]): string[] {
  const first = known.find(({ kind }) => kind === "fact") ?? known[0];
  return [first?.id ?? "type"];
}
