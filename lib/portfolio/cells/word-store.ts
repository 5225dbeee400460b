import "server-only";
import type { EditGrant, ReadGrant } from "@/lib/access/contract-grant";
import { rewriteWords } from "@/lib/assistant/answers/answer-store";
import type { AnswerCell, Cells } from "@/lib/assistant/answers/cells";
import { isIn, type Stretch, type WordKind } from "@/lib/assistant/answers/words";
import { db, type DatabaseClient } from "@/lib/platform/db";
import type { Column } from "@/lib/portfolio/columns/columns";
import type { KeptAnswer } from "@/lib/portfolio/questions/question-store";

export type NewWord = {
  id: string;
  column: string;
  kind: WordKind;
  versionId: string;
  versionNumber: number;
  value: string | null;
  note: string;
  quote: string;
  isAmended: boolean;
  byUserId: string;
  byName: string;
  at: Date;
};

export async function insertWord(grant: EditGrant, row: NewWord, client: DatabaseClient): Promise<void> {
  await client.answerWord.create({ data: { ...row, contractId: grant.contractId } });
}

/** When somebody last spoke of a cell and did not take it back. */
export async function lastSaid(
  { contractId }: EditGrant,
  column: string,
  client: DatabaseClient,
): Promise<Date | null> {
  const last = await client.answerWord.findFirst({
    where: { contractId, column, kind: { not: "flagged" }, withdrawnAt: null },
    orderBy: [{ at: "desc" }, { id: "desc" }],
    select: { at: true },
  });
  return last?.at ?? null;
}

/** Whether another clause of a version changes the one in which some words stand, as far as its reading is kept. */
export async function isAmendedIn({ contractId }: EditGrant, versionId: string, words: string): Promise<boolean> {
  const row = await db.contractAnswers.findFirst({ where: { contractId, versionId }, select: { amended: true } });
  const amended = JSON.parse(row?.amended ?? "[]") as Stretch[]; // by `keepAnswers`
  if (amended.length === 0) return false;
  const kept = await db.versionText.findUnique({ where: { versionId }, select: { text: true } });
  return isIn(amended, kept?.text ?? "", words);
}

/** What people said of a cell, or their flags on it, is withdrawn: the rows stay. @returns how many there were */
export async function withdrawWords(
  grant: EditGrant,
  { column, kinds, at, byName }: { column: string; kinds: readonly WordKind[]; at: Date; byName: string },
  client: DatabaseClient,
): Promise<number> {
  const { count } = await client.answerWord.updateMany({
    where: { contractId: grant.contractId, column, kind: { in: [...kinds] }, withdrawnAt: null },
    data: { withdrawnAt: at, withdrawnByName: byName },
  });
  return count;
}

/** What the contract's row makes of it: to be called once a word was added or withdrawn. */
export async function applyWords(grant: ReadGrant, column: Column, client: DatabaseClient): Promise<void> {
  await rewriteWords(grant, { column: column.id, machine: await machineCell(grant, column, client) }, client);
}

/** Of columns whose cells don't stand in the contract's own row; undefined where that has it. */
async function machineCell(
  { contractId }: ReadGrant,
  column: Column,
  client: DatabaseClient,
): Promise<AnswerCell | undefined> {
  if (column.kind === "verdict") {
    const where = { bookId_contractId: { bookId: column.of, contractId } };
    const row = await client.bookVerdicts.findUnique({ where, select: { cells: true } });
    return row ? (JSON.parse(row.cells) as Cells)[column.topic] : undefined; // by `keepVerdicts`
  }
  if (column.kind !== "question") return undefined;
  const where = { questionId_contractId: { questionId: column.of, contractId } };
  const row = await client.questionAnswer.findUnique({ where, select: { answer: true } });
  return row ? (JSON.parse(row.answer) as KeptAnswer).cell : undefined; // by `keepAnswer`
}

export function countWords({ contractId }: EditGrant, client: DatabaseClient): Promise<number> {
  return client.answerWord.count({ where: { contractId } });
}
