/** The table of answers over all contracts: requests and answers. Client-safe. Source: behaviour §29. */
import { z } from "zod";
import { moment, named, ordinal, someId, textOffset } from "@/lib/answer";
import { contractName, writtenText } from "@/lib/contracts/schema";
import {
  AGGREGATED,
  CELL_STATES,
  COLUMN_ID,
  FILTER_STATES,
  GROUPS,
  MAX_CHOSEN,
  MAX_COLUMNS,
  MAX_FILTERS,
  MAX_GRID_CURSOR_CHARS,
  MAX_QUESTION_CHARS,
  MAX_VALUE_CHARS,
  ROWS_PER_PAGE,
  VERDICTS,
} from "./bounds";
import { cellValue, inForce, passage } from "./cell-value";

export const id = z.string().min(1).max(100);
const day = z.iso.date().max(10);
/** Of a column: `fact:price`, `topic:liability_cap`, `verdict:<playbook>:<topic>`, `question:<id>` (`columns.ts`). */
export const columnId = z.string().max(300).regex(COLUMN_ID);

/** What can be a column. `by`: what its values are compared as; `book`: the playbook of a verdict, or ''. */
const COLUMN_KINDS = ["contract", "fact", "topic", "verdict", "deadline", "field", "question"] as const;
const COMPARED_AS = ["text", "day", "number", "values", "verdict"] as const;
export const columnDto = named(
  "AnswerColumn",
  z.strictObject({
    id: columnId,
    kind: z.enum(COLUMN_KINDS),
    name: z.string(),
    by: z.enum(COMPARED_AS),
    book: z.string(),
  }),
);
export type ColumnDto = z.infer<typeof columnDto>;

/** What a cell is narrowed by. Days, figures and amounts are compared as such; an amount only within its currency. */
const filter = z.discriminatedUnion("by", [
  z.strictObject({ column: columnId, by: z.literal("text"), text: writtenText.min(1).max(200) }),
  z.strictObject({ column: columnId, by: z.literal("day"), from: day.optional(), until: day.optional() }),
  z.strictObject({
    column: columnId,
    by: z.literal("number"),
    from: z.number().optional(),
    until: z.number().optional(),
    currency: z.string().length(3).optional(),
  }),
  z.strictObject({
    column: columnId,
    by: z.literal("verdict"),
    verdicts: z.array(z.enum(VERDICTS)).min(1).max(VERDICTS.length),
  }),
  z.strictObject({
    column: columnId,
    by: z.literal("state"),
    states: z.array(z.enum(FILTER_STATES)).min(1).max(FILTER_STATES.length),
  }),
  z.strictObject({ column: columnId, by: z.literal("values"), values: z.array(z.string().max(200)).min(1).max(50) }),
]);
export type GridFilter = z.infer<typeof filter>;

/** What is asked of the contracts: which columns, of which contracts, in which order. */
export const asked = {
  columns: z.array(columnId).min(1).max(MAX_COLUMNS),
  filters: z.array(filter).max(MAX_FILTERS).default([]),
  /** Cells that are empty come last, whatever the direction. */
  sort: z
    .strictObject({ column: columnId, isDescending: z.boolean().default(false) })
    .default({ column: "uploaded", isDescending: true }),
  group: z.enum(GROUPS).default("none"),
};
export const gridQueryBody = z.strictObject({
  ...asked,
  limit: z.int().min(1).max(ROWS_PER_PAGE).optional(),
  cursor: z.string().max(MAX_GRID_CURSOR_CHARS).optional(),
});
export type GridQuery = z.output<typeof gridQueryBody>;
export const gridSummaryBody = z.strictObject(asked);
export type GridSummaryQuery = z.output<typeof gridSummaryBody>;

export type CellValue = z.infer<typeof cellValue>;

const verification = z.strictObject({
  byName: z.string(),
  at: moment,
  versionNumber: ordinal,
  isCorrection: z.boolean(),
  note: z.string(),
  isAmended: z.boolean().meta({ description: "Another clause of the text has changed this one since" }),
});
/** `state`: how sure. `isOutOfDate`: read or verified in an older version whose clause has changed since. */
const cellDto = named(
  "AnswerCell",
  z.strictObject({
    state: z.enum(CELL_STATES),
    isOutOfDate: z.boolean(),
    value: cellValue.nullable().meta({ description: "null where nothing was found or read yet" }),
    more: z.int().min(0).meta({ description: "Further values of the same kind, as further parties" }),
    verified: verification.nullable(),
    isFlagged: z.boolean(),
    inForce: inForce
      .exactOptional()
      .meta({
        description: "Signed documents changed the answer: it is of the text in force. Absent: of its own text",
      }),
  }),
);
export type CellDto = z.infer<typeof cellDto>;

const contract = z.strictObject({
  id: someId,
  name: z.string(),
  contractType: z.string(),
  status: z.string(),
  uploadedAt: moment,
  versionNumber: ordinal.nullable(),
  amendmentCount: z
    .int()
    .min(0)
    .meta({ description: "Signed documents that amend it: answers without `inForce` are of its own text" }),
  ended: z
    .strictObject({
      on: z.string().nullable().meta({ description: "YYYY-MM-DD; null: nobody knows" }),
      isPast: z.boolean(),
    })
    .nullable()
    .meta({ description: "A signed document that the caller can open ends it" }),
});
/** `groupKey`: the group that the row stands in; '' without groups. */
const gridRowDto = named(
  "AnswerRow",
  z.strictObject({ contract, groupKey: z.string(), cells: z.record(z.string(), cellDto) }),
);
export type GridRowDto = z.infer<typeof gridRowDto>;
export const gridPageDto = named(
  "AnswerPage",
  z.strictObject({ rows: z.array(gridRowDto), nextCursor: z.string().nullable() }),
);
export type GridPageDto = z.infer<typeof gridPageDto>;

const total = z.strictObject({ currency: z.string(), amount: z.number(), count: z.int().min(1) });
/** Of a column over some contracts. Sums stand apart by currency, each of `count` contracts of one type. */
const columnSummary = z.strictObject({
  found: z.int().min(0),
  outOfDate: z.int().min(0),
  verified: z.int().min(0),
  totals: z.array(total),
  verdicts: z.partialRecord(z.enum(VERDICTS), z.int().min(0)),
});
export type ColumnSummary = z.infer<typeof columnSummary>;
const group = z.strictObject({
  key: z.string(),
  name: z.string(),
  count: z.int().min(0),
  totals: z.record(z.string(), z.array(total)),
});
/** `contracts`: that pass; `all`: that the caller has. `renewing`: that renew or end within `AGGREGATED.soonDays`. */
export const gridSummaryDto = z.strictObject({
  contracts: z.int().min(0),
  all: z.int().min(0),
  renewing: z
    .int()
    .min(0)
    .meta({ description: `Renew or end within ${AGGREGATED.soonDays} days` }),
  amended: z
    .int()
    .min(0)
    .meta({ description: "That signed documents amend: sums, counts and groups go by their own text" }),
  columns: z.record(z.string(), columnSummary),
  groups: z.array(group),
});
export type GridSummaryDto = z.infer<typeof gridSummaryDto>;

/** An opened cell: with the quote and where it stands. */
export const cellQuery = z.object({ contractId: id, column: columnId });
/** Of an own question: where in the first passage the answer stands. */
const sentence = z.strictObject({ start: textOffset, end: textOffset }).nullable();
export const openedCellDto = named(
  "OpenedAnswer",
  z.strictObject({
    cell: cellDto,
    contract,
    versionId: someId.nullable().meta({ description: "The version that the passages are of" }),
    clause: z.string().meta({ description: "The clause's number, '' without" }),
    passages: z.array(passage).readonly(),
    sentence,
    ask: z.string().meta({ description: "What the playbook asks for; '' where the column is no verdict" }),
  }),
);
export type OpenedCellDto = z.infer<typeof openedCellDto>;

/** A person's word on a cell; bound to the version they saw. Without `correction`: what stands there is right. */
export const verifyCellBody = z.strictObject({
  contractId: id,
  column: columnId,
  versionId: id,
  /** When what they saw was said, null where nobody had; without it whatever was said meanwhile is overruled. */
  seenAt: moment.nullable().optional(),
  correction: cellValue
    .omit({ sentence: true, clause: true, rate: true })
    .partial()
    .extend({ text: writtenText.trim().max(MAX_VALUE_CHARS) })
    .optional(),
  note: writtenText.trim().max(MAX_VALUE_CHARS).default(""),
});
export type VerifyCell = z.output<typeof verifyCellBody>;
export const flagCellBody = z.strictObject({ contractId: id, column: columnId, isFlagged: z.boolean() });
export type FlagCell = z.output<typeof flagCellBody>;

/** A question of one's own, asked of every contract in the background. */
export const questionBody = z.strictObject({ text: writtenText.trim().min(3).max(MAX_QUESTION_CHARS) });
export const questionParams = z.object({ questionId: id });
export const questionDto = named(
  "AskedQuestion",
  z.strictObject({ id: someId, text: z.string(), createdAt: moment, asked: z.int().min(0), contracts: z.int().min(0) }),
);
export type QuestionDto = z.infer<typeof questionDto>;

/** A field of one's own: what no contract says, as a cost centre. */
export const FIELD_KINDS = ["text", "number", "day"] as const;
export const fieldBody = z.strictObject({ name: contractName, kind: z.enum(FIELD_KINDS) });
export const fieldParams = z.object({ fieldId: id });
export const fieldValueBody = z.strictObject({ contractId: id, value: writtenText.trim().max(MAX_VALUE_CHARS) });
export const fieldDto = named(
  "CustomField",
  z.strictObject({ id: someId, name: z.string(), kind: z.enum(FIELD_KINDS), isOwn: z.boolean() }),
);
export type FieldDto = z.infer<typeof fieldDto>;

/** Streamed: typed cells, quotes as notes and links to the clause in XLSX; words alone in CSV. */
export const exportGridBody = z.strictObject({
  ...asked,
  format: z.enum(["xlsx", "csv"]),
  contractIds: z
    .array(id)
    .min(1)
    .max(MAX_CHOSEN)
    .optional()
    .meta({ description: "Of these contracts alone; others' are left out" }),
});
export type ExportGrid = z.output<typeof exportGridBody>;
