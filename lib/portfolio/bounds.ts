/** Lists and limits of the table of answers that screens and schemas share. No zod: browsers load them. */

/** How sure a cell is: the machine's word, or a person's. `unread`: the contract, or the question, is not read yet. */
export const CELL_STATES = ["verified", "stated", "likely", "nearest", "notFound", "unread"] as const;
export type CellState = (typeof CELL_STATES)[number];
/** What a filter asks for besides: that nobody verified what was read, or that the text has changed since. */
export const FILTER_STATES = [...CELL_STATES, "unverified", "outOfDate"] as const;
export type FilterState = (typeof FILTER_STATES)[number];
export const VERDICTS = ["matches", "acceptable", "deviates", "missing", "needsReview"] as const;
export const GROUPS = ["none", "counterparty", "type", "label", "owner"] as const;
export type GridGroup = (typeof GROUPS)[number];

/** `name`, `type`, …, or a kind, a colon, and what it is of. */
export const COLUMN_ID =
  /^(?:name|type|status|uploaded|owner|labels|counterparty|deadline:next|(?:fact|topic|question|field):[\w-]+|verdict:[\w-]+:[\w-]+)$/;

export const MAX_COLUMNS = 40;
export const MAX_FILTERS = 20;
/** Pixels. */
export const MIN_COLUMN_WIDTH = 80;
export const MAX_COLUMN_WIDTH = 800;
export const ROWS_PER_PAGE = 100;
export const MAX_VIEWS = 50;
export const MAX_QUESTIONS = 30;
export const MAX_FIELDS = 30;
export const MAX_QUESTION_CHARS = 300;
export const MAX_VALUE_CHARS = 500;
export const MAX_GRID_CURSOR_CHARS = 1_000;
/** Contracts that are chosen for an export. */
export const MAX_CHOSEN = 2_000;
/** What counts as soon in a summary. */
export const AGGREGATED = { soonDays: 90 } as const;
