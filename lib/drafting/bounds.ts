/** Limits of drafts made in one go, that screens and schemas share. No zod: browsers load them. */
import { MOST_ROWS } from "@/lib/documents/spreadsheet/reading/sheet";

export const MAX_BATCH_ROWS = MOST_ROWS;
export const MAX_AMENDED = 200;
export const MAX_PATTERN_CHARS = 300;
/** A request with all rows: two million characters, each written as `\uXXXX` at worst. */
export const MAX_BULK_BODY_BYTES = 12 * 1024 * 1024;
/** A batch is forgotten so many days after it was begun; the contracts stay. */
export const BATCH_DAYS = 30;
export const BATCHES_SHOWN = 20;

/** What is wrong with a value. Rows with the first ones make no draft; the others are only pointed out. */
const BLOCKING = ["required", "tooLong", "notADay", "unsureDay", "endsBeforeStart"] as const;
const NOTED = ["noAmount", "staysField"] as const;
export const VALUE_PROBLEMS = [...BLOCKING, ...NOTED] as const;
export type ValueProblem = (typeof VALUE_PROBLEMS)[number];

export const isBlocking = (kind: ValueProblem): boolean => BLOCKING.some((one) => one === kind);
