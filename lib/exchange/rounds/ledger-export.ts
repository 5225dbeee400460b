import "server-only";
import type { Actor } from "@/lib/access/actor";
import { ContractGrant } from "@/lib/access/contract-grant";
import { csvLine } from "@/lib/audit/activity";
import { recordAtOnce } from "@/lib/audit/audit";
import { copyFor, type Copy } from "@/lib/copy/copy";
import { shortDate } from "@/lib/dates";
import { cellText, distinctHeads, type SheetCell } from "@/lib/documents/spreadsheet/cell";
import { xlsxBytes } from "@/lib/documents/spreadsheet/xlsx";
import { clauseName, clauseOpening } from "./clause-name";
import { negotiationLedger } from "./ledger";
import type { LedgerBalance, LedgerColumnDto, LedgerDto, LedgerFormat, LedgerRowDto } from "./ledger-schema";

const [WIDE, USUAL] = [30, 24];
const BYTE_ORDER_MARK = "\ufeff";
const CONTENT_TYPE = {
  xlsx: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
  csv: "text/csv; charset=utf-8",
} as const;

export type LedgerFile = { fileName: string; contentType: string; pieces: AsyncIterable<Uint8Array> };

type Exporting = { format: LedgerFormat; byPlaybook: (ledger: LedgerDto) => Promise<LedgerDto> };

/**
 * The ledger as a spreadsheet: a row for each clause, the wording that stands as its note; then the balance by the
 * playbook, if there is one.
 * @throws AppError as `negotiationLedger`. Source: B-26.19.
 */
export async function exportLedger(
  actor: Actor,
  contractId: string,
  { format, byPlaybook }: Exporting,
): Promise<LedgerFile> {
  const ledger = await byPlaybook(await negotiationLedger(actor, contractId));
  const grant = await ContractGrant.request(actor, contractId, "read");
  await recordAtOnce(actor, { chain: grant.contractId, action: "ledger.exported", detail: { format } });
  const copy = copyFor(actor.language);
  const words = copy.ledger;
  const heads = distinctHeads([
    words.clause,
    ...ledger.columns.map((column) => readHead(column, actor, copy)),
    words.standsNow,
  ]);
  const rows = [...sheetRows(ledger, copy), ...balanceRows(ledger.balance ?? null, words)];
  const sheet = { name: words.title, heads, widths: heads.map((_, at) => (at === 0 ? WIDE : USUAL)) };
  return {
    fileName: `${words.title}.${format}`,
    contentType: CONTENT_TYPE[format],
    pieces: format === "xlsx" ? xlsxBytes(sheet, once(rows)) : csvBytes(heads, rows),
  };
}

/** The balance by the playbook, below the clauses. */
function balanceRows(balance: LedgerBalance | null, { playbook: words }: Copy["ledger"]): SheetCell[][] {
  if (!balance) return [];
  const { bookName, totals, moves, uncertain } = balance;
  const total = [words.totals(totals), ...(uncertain > 0 ? [words.uncertain(uncertain)] : [])];
  return [
    [],
    [{ value: words.title(bookName) }, ...total.map((value) => ({ value }))],
    ...moves.map(({ number, title, before, now, move }) =>
      [
        [number, title].filter(Boolean).join(" "),
        words.moves[move],
        words.step(words.verdicts[before], words.verdicts[now]),
      ].map((value) => ({ value })),
    ),
  ];
}

/** 'Their reply, Nov 19, 2026, O. Bayar' */
function readHead(
  { kind, at, by, versionNumber }: LedgerColumnDto,
  { language }: Actor,
  { ledger, common }: Copy,
): string {
  const day = shortDate(at, { missing: "", invalid: common.dates.invalid }, { language, timeZone: "UTC" });
  return [ledger.columns[kind](versionNumber), day, by].filter((part) => part !== "").join(", ");
}

function sheetRows({ rows, columns }: LedgerDto, { ledger: words }: Copy): SheetCell[][] {
  return rows.map((row) => [
    { value: nameOf(row), ...(row.now === null ? {} : { note: row.now }) },
    ...row.cells.map((cell, at) => ({ value: cellWords(cell, columns[at]?.side ?? "ours", words) })),
    { value: words.standings[row.standing], ...(row.agreed === null ? {} : { note: words.agreedWas(row.agreed) }) },
  ]);
}

/** '7 Suspension: Halyard may suspend access…' */
function nameOf(row: LedgerRowDto): string {
  const name = [row.number, clauseName(row)].filter(Boolean).join(" ");
  return [name, clauseOpening(row)].filter(Boolean).join(": ");
}

function cellWords(
  { words, move, isThere }: LedgerRowDto["cells"][number],
  side: LedgerColumnDto["side"],
  copy: Copy["ledger"],
): string {
  const said = isThere ? words : copy.notThere;
  return move === "first" ? said : `${said} (${copy.moves[side][move]})`.trim();
}

async function* once(rows: SheetCell[][]): AsyncGenerator<SheetCell[][]> {
  yield rows;
}

async function* csvBytes(heads: readonly string[], rows: readonly SheetCell[][]): AsyncGenerator<Uint8Array> {
  const lines = rows.map((cells) =>
    csvLine(cells.map(({ value }) => (typeof value === "string" ? cellText(value) : ""))),
  );
  yield new TextEncoder().encode(BYTE_ORDER_MARK + csvLine(heads.map(cellText)) + lines.join(""));
}
