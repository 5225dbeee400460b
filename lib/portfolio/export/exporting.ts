import "server-only";
import { setImmediate } from "node:timers/promises";
import type { Actor } from "@/lib/access/actor";
import { requireStanding } from "@/lib/access/while-allowed";
import type { Quotes } from "@/lib/assistant/answers/cells";
import { csvLine } from "@/lib/audit/activity";
import { recordAtOnce } from "@/lib/audit/audit";
import { ACCOUNTS_CHAIN } from "@/lib/audit/schema";
import { copyFor, type Copy } from "@/lib/copy/copy";
import type { Language } from "@/lib/copy/languages";
import { shortDate } from "@/lib/dates";
import { cellText, distinctHeads, type SheetCell } from "@/lib/documents/spreadsheet/cell";
import { xlsxBytes } from "@/lib/documents/spreadsheet/xlsx";
import type { Passage } from "@/lib/engine/port";
import { env } from "@/lib/platform/env";
import type { ReadRow } from "@/lib/portfolio/cells/cells";
import { toPassages } from "@/lib/portfolio/cells/passages";
import { listColumns, SUMS } from "@/lib/portfolio/columns/column-list";
import type { Column } from "@/lib/portfolio/columns/columns";
import { rowsInOrder } from "@/lib/portfolio/grid/grid";
import { planned, type Planned } from "@/lib/portfolio/grid/planned";
import { answersTo, type KeptAnswer } from "@/lib/portfolio/questions/question-store";
import { keptQuotes } from "@/lib/portfolio/verdicts/verdict-store";
import type { CellDto, ExportGrid, OpenedCellDto } from "@/lib/portfolio/schema";

const ROWS_AT_ONCE = 200;
const [WIDE, USUAL] = [36, 22];
const BYTE_ORDER_MARK = "\ufeff";
const CONTENT_TYPE = {
  xlsx: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
  csv: "text/csv; charset=utf-8",
} as const;

export type ExportedGrid = { fileName: string; contentType: string; pieces: AsyncIterable<Uint8Array> };

/**
 * The table as a file, made while it is sent. Whoever lost their part or session meanwhile gets no further rows.
 * @throws AppError as `queryGrid`. Source: B-29.13.
 */
export async function exportGrid(actor: Actor, { format, ...query }: ExportGrid): Promise<ExportedGrid> {
  const columns = ["name", ...query.columns.filter((column) => column !== "name")]; // a row says whose it is
  const plan = await planned(actor, { ...query, columns });
  const copy = copyFor(actor.language);
  const names = new Map(
    (await listColumns(actor)).map(({ id, name, book }) => [id, book === "" ? name : `${book}: ${name}`]),
  );
  const heads = plan.shown.map(({ id }) => names.get(id) ?? id);
  const detail = { format };
  await recordAtOnce(actor, { chain: ACCOUNTS_CHAIN, action: "answers.exported", detail });
  const rows = sheetRows(plan, copy);
  const { file, link, currencyColumn } = copy.answerColumns;
  const all = [...heads, link];
  const sheet = { name: file, heads: distinctHeads(all), widths: all.map((_, at) => (at === 0 ? WIDE : USUAL)) };
  const isSum = plan.shown.map(({ id }) => SUMS.includes(id));
  const csvHeads = heads.flatMap((head, at) => (isSum[at] ? [head, currencyColumn(head)] : [head]));
  return {
    fileName: `${file}.${format}`,
    contentType: CONTENT_TYPE[format],
    pieces: format === "xlsx" ? xlsxBytes(sheet, rows) : csvBytes(distinctHeads([...csvHeads, link]), rows, isSum),
  };
}

async function* sheetRows(plan: Planned, copy: Copy): AsyncGenerator<SheetCell[][]> {
  const sent = new Set<string>();
  const { language } = plan.actor;
  for await (const rows of rowsInOrder(plan, { after: null, atOnce: ROWS_AT_ONCE, quotes: true })) {
    await requireStanding({ actor: plan.actor });
    const fresh = rows.filter(({ read }) => !sent.has(read.row.id)); // one that moved meanwhile was met before
    const ids = fresh.map(({ read }) => read.row.id);
    const others = new Map([...(await askedQuotes(plan, ids)), ...(await verdictQuotes(plan, ids))]);
    yield fresh.map(({ read }) => {
      sent.add(read.row.id);
      return [
        ...plan.shown.map((column) => sheetCell(read, column, { copy, language, others })),
        { value: contractUrl(read) },
      ];
    });
    await setImmediate();
  }
}

/** Passages by column and contract, of what doesn't stand in the contract's own row. */
type Others = ReadonlyMap<string, Passage>;

async function verdictQuotes({ actor, shown }: Planned, ids: readonly string[]): Promise<Others> {
  const books = new Set(shown.flatMap((column) => (column.kind === "verdict" ? [column.of] : [])));
  const found = new Map<string, Passage>();
  for (const bookId of books)
    for (const { contractId, quotes } of await keptQuotes(actor, bookId, ids))
      // as `keepVerdicts` writes them
      for (const [topic, passage] of Object.entries(JSON.parse(quotes) as Quotes))
        found.set(`verdict:${bookId}:${topic} ${contractId}`, passage);
  return found;
}

async function askedQuotes({ actor, shown }: Planned, ids: readonly string[]): Promise<Others> {
  const questions = shown.flatMap((column) => (column.kind === "question" ? [column.of] : []));
  if (questions.length === 0) return new Map();
  const rows = await answersTo(actor, questions, ids);
  return new Map(
    rows.flatMap(({ questionId, contractId, answer }) => {
      const [first] = (JSON.parse(answer) as KeptAnswer).passages; // by `keepAnswer`
      return first ? [[`question:${questionId} ${contractId}`, first] as const] : [];
    }),
  );
}

type Written = { copy: Copy; language: Language };

function sheetCell(read: ReadRow, column: Column, { others, ...written }: Written & { others: Others }): SheetCell {
  const { copy } = written;
  const cell = read.cells[column.id];
  const value = cell ? valueOf(cell, column, copy) : null;
  const quote = value === null ? undefined : findQuote(read, column, others);
  const address = column.kind === "name" ? contractUrl(read) : quote && contractUrl(read, quote);
  return {
    value,
    ...(quote ? { note: noteOn(quote, written) } : {}),
    ...(address === undefined ? {} : { link: address }),
  };
}

/** Words of an amendment name it, and since when they hold. */
function noteOn({ content, page, document }: Quote, { copy, language }: Written): string {
  const place = copy.assistant.facts.page(page);
  if (!document) return `“${content}” (${place})`;
  const { common, portfolio } = copy;
  const unknown = { missing: common.dates.unknown, invalid: common.dates.invalid };
  const day = document.from === null ? null : shortDate(document.from, unknown, { language });
  const since = day === null ? "" : `, ${portfolio.inForce.since(day)}`;
  return `“${content}” (${document.name}, ${place}${since})`;
}

function valueOf({ value }: CellDto, { kind }: Column, copy: Copy): SheetCell["value"] {
  if (!value) return null;
  const { text, day, amount, currency = "", number, unit, verdict } = value;
  if (verdict !== undefined) return copy.positions.review.verdicts[verdict];
  if (day !== undefined) return { day };
  if (amount !== undefined) return { amount, currency };
  if (kind === "field" && number !== undefined && unit === undefined) return number;
  return text;
}

type Quote = OpenedCellDto["passages"][number];

function findQuote({ row, cells, inForce }: ReadRow, column: Column, others: Others): Quote | undefined {
  if (inForce && cells[column.id]?.inForce) return toPassages(inForce, column.id)[0];
  if (column.kind === "question" || column.kind === "verdict") return others.get(`${column.id} ${row.id}`);
  if (cells[column.id]?.value === null || row.answers === null) return undefined;
  return (JSON.parse(row.answers.quotes) as Quotes)[column.id]; // by `keepAnswers`
}

/** The app's own address of the contract, or of a passage in its text or in an amendment. */
function contractUrl({ row }: ReadRow, passage?: Quote): string {
  const { document } = passage ?? {};
  const url = new URL(`/contracts/${encodeURIComponent(document?.contractId ?? row.id)}`, env.publicUrl);
  const versionId = document?.versionId ?? row.answers?.versionId;
  if (passage && versionId !== undefined) {
    url.searchParams.set("passage", `${passage.start}-${passage.end}`);
    url.searchParams.set("version", versionId);
  }
  return url.href;
}

async function* csvBytes(
  heads: readonly string[],
  rows: AsyncIterable<readonly (readonly SheetCell[])[]>,
  isSum: readonly boolean[],
): AsyncGenerator<Uint8Array> {
  const encoder = new TextEncoder();
  yield encoder.encode(BYTE_ORDER_MARK + csvLine(heads.map(cellText)));
  for await (const some of rows)
    yield encoder.encode(
      some.map((cells) => csvLine(cells.flatMap((cell, at) => csvCells(cell, isSum[at] === true)))).join(""),
    );
}

/** A sum has its currency in a column beside it; where a sum is not expected, behind it. */
function csvCells({ value }: SheetCell, isSum: boolean): (string | number)[] {
  if (value !== null && typeof value === "object" && "amount" in value) {
    const { amount, currency } = value;
    return isSum ? [amount, currency] : [`${amount} ${currency}`.trim()];
  }
  const plain = value === null ? "" : typeof value === "object" ? value.day : value;
  const shown = typeof plain === "string" ? cellText(plain) : plain;
  return isSum ? [shown, ""] : [shown];
}
