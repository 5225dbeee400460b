import "server-only";
import type { Actor } from "@/lib/access/actor";
import type { AnswerCell, Cells } from "@/lib/assistant/answers/cells";
import type { Words } from "@/lib/assistant/answers/words";
import { findKeptInForce, type KeptInForce } from "@/lib/assistant/in-force/kept-store";
import { findSignedDocuments, type SignedDocument } from "@/lib/assistant/in-force/signed-store";
import type { Column } from "@/lib/portfolio/columns/columns";
import type { Context } from "@/lib/portfolio/columns/context";
import { answersTo, type KeptAnswer } from "@/lib/portfolio/questions/question-store";
import type { CellDto, GridRowDto } from "@/lib/portfolio/schema";
import { findToday } from "@/lib/deadlines/deadlines";
import { findConfirmedEnds, type ConfirmedEnd } from "@/lib/deadlines/confirmed-end-store";
import { findUnsettledTerms, type UnsettledTerm } from "@/lib/deadlines/unsettled-store";
import { findContractEnds, type ContractEnd } from "@/lib/deadlines/contract-end-store";
import { findVerdicts } from "@/lib/portfolio/verdicts/verdicts";
import { perpetual } from "@/lib/engine/facts/plain-term.cues";
import { anyOf } from "@/lib/engine/language/patterns";
import { folded } from "@/lib/engine/text/folding";
import { isFor } from "@/lib/positions/kinds";
import { contractCells, isOld, UNREAD } from "./contract-cells";
import { amendedCell } from "./in-force";
import type { RowOfAnswers } from "./row-store";

type ToCells = (row: RowOfAnswers, column: Column) => CellDto;
export type ReadRow = {
  row: RowOfAnswers;
  contract: GridRowDto["contract"];
  cells: Record<string, CellDto>;
  /** What it says with what amends it; null where nothing does, or not for this reader. */
  inForce: KeptInForce | null;
};

/** The cells of some rows in some columns. */
export async function cellsIn(
  context: Context,
  rows: readonly RowOfAnswers[],
  columns: readonly Column[],
  { quotes }: { quotes: boolean } = { quotes: false },
): Promise<ReadRow[]> {
  if (rows.length === 0) return [];
  const { actor, asker } = context;
  const amendments = await findSignedDocuments(
    actor,
    rows.map(({ id }) => id),
  );
  const today = amendments.size > 0 ? asker.today || (await findToday(actor)) : "";
  const inForce = await findKeptInForce(actor, amendments, { today, withQuotes: quotes });
  const ofContract = await contractCells(context, rows, { columns, inForce });
  const ofAnswers = await answerCells(context, rows, { columns, amendments, inForce });
  const ends = await findContractEnds(actor, [...amendments.keys()]); // what ends one amends it
  return rows.map((row) => ({
    row,
    inForce: inForce.get(row.id) ?? null,
    contract: toContract(row, {
      amendmentCount: amendments.get(row.id)?.length ?? 0,
      ended: toEnded(ends.get(row.id), today),
    }),
    cells: Object.fromEntries(
      columns.map((column) => [column.id, (ofContract(row, column) ?? ofAnswers(row, column)) satisfies CellDto]),
    ),
  }));
}

type Family = Pick<GridRowDto["contract"], "amendmentCount" | "ended">;

const toEnded = (end: ContractEnd | undefined, today: string) =>
  end ? { on: end.on, isPast: end.on !== null && end.on <= today } : null;

function toContract(row: RowOfAnswers, family: Family): GridRowDto["contract"] {
  const { id, name, contractType, status, uploadedAt, currentVersionId, lastVersionNumber } = row;
  const versionNumber = currentVersionId === null || lastVersionNumber < 1 ? null : lastVersionNumber;
  return { id, name, contractType, status, uploadedAt: uploadedAt.toISOString(), versionNumber, ...family };
}

type AmendedColumns = {
  columns: readonly Column[];
  amendments: ReadonlyMap<string, readonly SignedDocument[]>;
  inForce: ReadonlyMap<string, KeptInForce>;
};

/** Of what the text says: by the review, a playbook or a question, and what people said of that. */
async function answerCells(
  { actor, asker, books }: Context,
  rows: readonly RowOfAnswers[],
  { columns, amendments, inForce }: AmendedColumns,
) {
  const ids = rows.map(({ id }) => id);
  const used = new Set(columns.flatMap((column) => (column.kind === "verdict" ? [column.of] : [])));
  const verdicts = new Map<string, ReadonlyMap<string, Cells>>();
  for (const book of books.values())
    if (used.has(book.id)) verdicts.set(book.id, await findVerdicts(actor, book, rows));
  const asked = await askedAnswers(actor, columns, ids);
  const toTerm = await termCells(actor, columns, { ids, today: asker.today });
  const parsed = new Map(rows.map(({ id, answers }) => [id, answers && parsedAnswers(answers)]));
  const toCells: ToCells = (row, column) => {
    const kept = parsed.get(row.id);
    if (!kept) return UNREAD;
    const said = kept.words[column.id];
    if (column.kind === "question") {
      const one = asked.get(`${column.of} ${row.id}`);
      if (!one) return answered(undefined, said, false);
      const { cell } = JSON.parse(one.answer) as KeptAnswer; // by `keepAnswer`
      return answered(cell, said, one.versionId !== row.currentVersionId);
    }
    if (column.kind !== "verdict") {
      const shown = answered(kept.cells[column.id], said, isOld(row));
      const documents = amendments.get(row.id);
      const read = inForce.get(row.id)?.cells[column.id];
      const of = { own: kept.cells[column.id], shown, said: said?.said ?? null };
      const cell = documents ? amendedCell({ documents, read, ...of }) : shown;
      return column.id in TERM ? toTerm(cell, { row, column, cells: kept.cells }) : cell;
    }
    const book = books.get(column.of);
    if (book && !isFor(book, row.contractType))
      return answered(kept.cells[`topic:${column.topic}`] ?? NOT_ASKED, said, isOld(row)); // the clause, and no verdict
    const judged = verdicts.get(column.of)?.get(row.id);
    return answered(judged && (judged[column.topic] ?? NOT_ASKED), said, isOld(row));
  };
  return toCells;
}

/** What people and the other side say of the dates of a contract's term, beside what was read. */
async function termCells(
  actor: Actor,
  columns: readonly Column[],
  { ids, today }: { ids: readonly string[]; today: string },
) {
  if (!columns.some(({ id }) => id in TERM)) return (cell: CellDto) => cell;
  const [confirmed, unsettled] = [await findConfirmedEnds(actor, ids), await findUnsettledTerms(actor, ids)];
  return (cell: CellDto, { row, column, cells }: { row: RowOfAnswers; column: Column; cells: Cells }): CellDto => {
    const isEnd = column.id === ENDS;
    const said = isEnd ? confirmedEnd(cell, confirmed.get(row.id), row) : cell;
    const known = doubted(said, column, unsettled.get(row.id));
    const told = isEnd || column.id === LASTS ? endless(known) : known;
    return isEnd ? mayRunOn(told, cells, today) : told;
  };
}

async function askedAnswers(actor: Actor, columns: readonly Column[], ids: readonly string[]) {
  const questions = columns.flatMap((column) => (column.kind === "question" ? [column.of] : []));
  const answers = questions.length > 0 ? await answersTo(actor, questions, ids) : [];
  return new Map(answers.map((one) => [`${one.questionId} ${one.contractId}`, one]));
}

function parsedAnswers({ cells, words }: { cells: string; words: string }) {
  return { cells: JSON.parse(cells) as Cells, words: JSON.parse(words) as Words }; // as `keepAnswers` writes them
}

const ENDS = "fact:expiration_date";
const RENEWS = "fact:renewal_term";
const LASTS = "fact:term";

/** Under which name the dates of a contract's term are found. */
const TERM: Readonly<Record<string, string>> = {
  [ENDS]: "expiration",
  [LASTS]: "term",
  [RENEWS]: "renewal",
  "fact:renewal_notice": "notice",
};

/** What stands in words that both sides do not hold to is no surer than likely, and says so. Source: B-27.20. */
function doubted(cell: CellDto, { id }: Column, term: UnsettledTerm | undefined): CellDto {
  const unsettled = term?.[TERM[id] ?? ""];
  if (!unsettled || !cell.value || cell.verified?.isCorrection || cell.isOutOfDate) return cell;
  const state = cell.state === "stated" ? "likely" : cell.state;
  return { ...cell, state, value: { ...cell.value, unsettled } };
}

/** A person who confirmed the date of this end among the deadlines has said that the answer is right. */
function confirmedEnd(cell: CellDto, end: ConfirmedEnd | undefined, { lastVersionNumber }: RowOfAnswers): CellDto {
  if (!end || cell.verified || cell.isOutOfDate || cell.value?.day !== end.day) return cell;
  const by = { byName: end.byName, at: end.at.toISOString(), versionNumber: lastVersionNumber };
  return { ...cell, state: "verified", verified: { ...by, isCorrection: false, note: "", isAmended: false } };
}

/** Whatever language the contract says it in: an end that it hasn't is told in the reader's. */
function endless(cell: CellDto): CellDto {
  const { value, state } = cell;
  const isWords = value !== null && value.day === undefined && value.number === undefined;
  return isWords && state !== "nearest" && PERPETUAL.test(folded(value.text.slice(0, MOST_END_CHARS)))
    ? { ...cell, value: { ...value, isEndless: true } }
    : cell;
}

/** Longer words say more than that there is no end. */
const MOST_END_CHARS = 60;
const PERPETUAL = anyOf(perpetual);

/** The list of contracts says it too: an end that is over, of a contract that renews for some length of time. */
function mayRunOn(cell: CellDto, cells: Cells, today: string): CellDto {
  const renewal = cells[RENEWS];
  const renews = renewal !== undefined && renewal.state !== "nearest" && renewal.value?.number !== undefined;
  const isOver = cell.state !== "nearest" && cell.value?.day !== undefined && cell.value.day < today;
  return cell.value && isOver && renews ? { ...cell, value: { ...cell.value, mayRunOn: true } } : cell;
}

/** A topic that depends on one that this contract hasn't: the notice against renewal where nothing renews. */
const NOT_ASKED: AnswerCell = { state: "notFound", value: null, more: 0 };

/** A person's word goes before the machine's, as long as it holds. Source: B-29.6. */
function answered(cell: AnswerCell | undefined, word: Words[string] | undefined, isOld: boolean): CellDto {
  const said = word?.said ?? null;
  const isFlagged = word?.isFlagged ?? false;
  const verified = said && {
    byName: said.byName,
    at: said.at,
    versionNumber: said.versionNumber,
    isCorrection: said.isCorrection,
    note: said.note,
    isAmended: said.isAmended ?? false,
  };
  if (said?.holds) {
    const value = said.isCorrection ? said.value : (cell?.value ?? null);
    return { state: "verified", isOutOfDate: isOld, value, more: cell?.more ?? 0, verified, isFlagged };
  }
  if (!cell) return { ...UNREAD, verified, isFlagged, isOutOfDate: said !== null };
  const { state, value, more } = cell;
  return { state, value, more, isOutOfDate: isOld || said !== null, verified, isFlagged };
}
