/** Drafts made in one go: requests and answers. Client-safe. Source: behaviour §33. */
import { z } from "zod";
import { moment, named, ordinal, someId } from "@/lib/answer";
import { writtenText } from "@/lib/contracts/schema";
import { MAX_NAME_CHARS } from "@/lib/contracts/bounds";
import { LANGUAGES } from "@/lib/copy/languages";
import { MOST_FIELD_NAMES } from "@/lib/documents/templates/own-fields";
import { CELL_FAULTS, MOST_CELL_CHARS, MOST_COLUMNS, MOST_ROWS } from "@/lib/documents/spreadsheet/reading/sheet";
import { MAX_BATCH_ROWS, MAX_PATTERN_CHARS, VALUE_PROBLEMS } from "./bounds";

const id = z.string().min(1).max(100);
/** A contract of the caller's, or the type of one of our templates. */
export const templateParams = z.object({ templateId: id });
const language = z
  .enum(LANGUAGES)
  .optional()
  .meta({ description: "Of our full text; without it the template as documented. A contract has its own." });
export const languageQuery = z.object({ language });
export type LanguageQuery = z.infer<typeof languageQuery>;
export const formQuery = z.object({ language, format: z.enum(["xlsx", "csv"]).default("xlsx") });
export type FormQuery = z.infer<typeof formQuery>;

const fields = z
  .record(z.string().min(1).max(MAX_NAME_CHARS), writtenText.max(MOST_CELL_CHARS))
  .refine((values) => Object.keys(values).length <= MOST_FIELD_NAMES)
  .meta({ description: "Values by the field's key" });
const rows = z
  .array(z.strictObject({ row: ordinal, fields }))
  .min(1)
  .max(MAX_BATCH_ROWS)
  .refine((all) => new Set(all.map(({ row }) => row)).size === all.length);
const pattern = writtenText
  .trim()
  .min(1)
  .max(MAX_PATTERN_CHARS)
  .meta({ description: "Of the drafts' names: {template}, {row}, or a field's key in braces" });
export const bulkBody = z.strictObject({ language, pattern, rows });
export type Bulk = z.infer<typeof bulkBody>;
export const previewBody = z.strictObject({ language, fields });
export type PreviewRow = z.infer<typeof previewBody>;

const cellPlace = { row: ordinal, column: z.int().min(0) };
export const sheetDto = named(
  "ValuesSheet",
  z.strictObject({
    kind: z.enum(["csv", "xlsx"]),
    name: z.string().nullable(),
    otherSheets: z.array(z.string()),
    heads: z.array(z.strictObject({ name: z.string(), field: z.string().nullable() })).max(MOST_COLUMNS),
    fields: z.array(z.strictObject({ key: z.string(), label: z.string(), kind: z.string(), isRequired: z.boolean() })),
    rows: z.array(z.strictObject({ row: ordinal, cells: z.array(z.string()), isHidden: z.boolean() })).max(MOST_ROWS),
    faults: z.array(
      z.strictObject({ ...cellPlace, kind: z.enum(CELL_FAULTS), place: z.string(), message: z.string() }),
    ),
    pattern: z.string().meta({ description: "Offered for the drafts' names" }),
  }),
);
export type SheetDto = z.infer<typeof sheetDto>;

const problem = z.strictObject({
  field: z.string(),
  kind: z.enum(VALUE_PROBLEMS),
  isBlocking: z.boolean(),
  message: z.string(),
});
export type ProblemDto = z.infer<typeof problem>;
export const checkDto = named(
  "CheckedRows",
  z.strictObject({ rows: z.array(z.strictObject({ row: ordinal, name: z.string(), problems: z.array(problem) })) }),
);
export type CheckDto = z.infer<typeof checkDto>;
export const previewDto = named("DraftPreview", z.strictObject({ html: z.string() }));
export type PreviewDto = z.infer<typeof previewDto>;

export const batchParams = z.object({ batchId: id });
const batch = {
  id: someId,
  kind: z.enum(["template", "amendment"]),
  name: z.string(),
  createdAt: moment,
  total: ordinal,
  made: z.int().min(0),
  failed: z.int().min(0),
};
export const batchDto = named("DraftBatch", z.strictObject(batch));
export type BatchDto = z.infer<typeof batchDto>;
const draft = z.strictObject({
  row: ordinal,
  name: z.string(),
  state: z.enum(["waiting", "made", "failed"]),
  contractId: someId.nullable().meta({ description: "null before it is made, and once it is gone" }),
  message: z.string().meta({ description: "Why it failed; '' otherwise" }),
});
export type DraftDto = z.infer<typeof draft>;
export const wholeBatchDto = named("WholeDraftBatch", z.strictObject({ ...batch, drafts: z.array(draft) }));
export type WholeBatchDto = z.infer<typeof wholeBatchDto>;
