import "server-only";
import type { Actor } from "@/lib/access/actor";
import type { ReadGrant } from "@/lib/access/contract-grant";
import { forgetColumn, reindex } from "@/lib/assistant/answers/answer-store";
import type { AnswerCell } from "@/lib/assistant/answers/cells";
import { indexRows, type Words } from "@/lib/assistant/answers/words";
import type { Passage } from "@/lib/engine/port";
import { db, type DatabaseClient } from "@/lib/platform/db";

export type QuestionRow = { id: string; text: string; createdAt: Date };
/** What a version says to a question, as it is kept; `sentence`: where in the first passage, in the version's text. */
export type KeptAnswer = { cell: AnswerCell; passages: readonly Passage[]; sentence?: { start: number; end: number } };
const QUESTION = { id: true, text: true, createdAt: true } as const;

/** Oldest first. */
export function ownQuestions(actor: Actor): Promise<QuestionRow[]> {
  return db.askedQuestion.findMany({
    where: { userId: actor.userId },
    orderBy: [{ createdAt: "asc" }, { id: "asc" }],
    select: QUESTION,
  });
}

/** To how many of the asker's contracts each of their questions has an answer from the current version. */
export async function answeredCounts(actor: Actor): Promise<Map<string, number>> {
  const rows = await db.$queryRaw<{ id: string; count: number | bigint }[]>`
    SELECT q."id", COUNT(*) AS "count" FROM "AskedQuestion" q JOIN "QuestionAnswer" a ON a."questionId" = q."id"
      JOIN "ListedPart" p ON p."userId" = q."userId" AND p."contractId" = a."contractId"
      JOIN "Contract" c ON c."id" = a."contractId" AND c."currentVersionId" = a."versionId"
    WHERE q."userId" = ${actor.userId} GROUP BY q."id"`;
  return new Map(rows.map(({ id, count }) => [id, Number(count)]));
}

export function countQuestions(actor: Actor, client: DatabaseClient): Promise<number> {
  return client.askedQuestion.count({ where: { userId: actor.userId } });
}

export async function insertQuestion(actor: Actor, row: QuestionRow, client: DatabaseClient): Promise<void> {
  await client.askedQuestion.create({ data: { ...row, userId: actor.userId } });
}

/** With all answers to it. @returns false when the actor has none of this id */
export async function deleteQuestion(actor: Actor, id: string, client: DatabaseClient): Promise<boolean> {
  const { count } = await client.askedQuestion.deleteMany({ where: { id, userId: actor.userId } });
  if (count === 1) await forgetColumn(actor, `question:${id}`, client);
  return count === 1;
}

/** What is kept of the actor's own questions on some of their contracts. */
export function answersTo(
  actor: Actor,
  questionIds: readonly string[],
  contractIds: readonly string[],
): Promise<{ questionId: string; contractId: string; versionId: string; answer: string }[]> {
  return db.questionAnswer.findMany({
    where: {
      questionId: { in: [...questionIds] },
      question: { userId: actor.userId },
      contractId: { in: [...contractIds] },
      contract: { collaborators: { some: { userId: actor.userId } } },
    },
    select: { questionId: true, contractId: true, versionId: true, answer: true },
  });
}

/** A question, whose it is, and the next of their contracts whose current version was not asked. */
export async function nextToAsk(
  questionId: string,
  most: number,
): Promise<{ userId: string; text: string; contractIds: string[] } | null> {
  const question = await db.askedQuestion.findUnique({
    where: { id: questionId },
    select: { userId: true, text: true },
  });
  if (!question) return null;
  const rows = await db.$queryRaw<{ id: string }[]>`
    SELECT c."id" FROM "ListedPart" p JOIN "Contract" c ON c."id" = p."contractId"
      LEFT JOIN "QuestionAnswer" a ON a."questionId" = ${questionId} AND a."contractId" = c."id"
    WHERE p."userId" = ${question.userId} AND c."currentVersionId" IS NOT NULL
      AND (a."id" IS NULL OR a."versionId" <> c."currentVersionId")
    ORDER BY p."uploadedAt" DESC, p."contractId" DESC LIMIT ${most}`;
  return { ...question, contractIds: rows.map(({ id }) => id) };
}

/** The questions of everybody with a part in the contract. */
export function questionsFor(contractId: string): Promise<{ id: string; userId: string }[]> {
  return db.askedQuestion.findMany({
    where: { user: { collaborations: { some: { contractId } } } },
    select: { id: true, userId: true },
  });
}

/**
 * Keeps what a version says to a question, and orders the contract by it, as long as the asker has a part in it and the
 * version is the current one.
 * @returns false where not
 */
export async function keepAnswer(
  grant: ReadGrant,
  kept: { id: string; questionId: string; userId: string; versionId: string; answer: KeptAnswer },
  client: DatabaseClient,
): Promise<boolean> {
  const { contractId } = grant;
  const { id, questionId, userId, versionId, answer } = kept;
  const where = { id: contractId, currentVersionId: versionId, collaborators: { some: { userId } } };
  const { count } = await client.contract.updateMany({ where, data: { lastVersionNumber: { increment: 0 } } });
  const question = await client.askedQuestion.findUnique({ where: { id: questionId }, select: { id: true } });
  if (count === 0 || !question) return false;
  const row = { versionId, answer: JSON.stringify(answer) };
  await client.questionAnswer.upsert({
    where: { questionId_contractId: { questionId, contractId } },
    create: { id, questionId, contractId, ...row },
    update: row,
  });
  const answers = await client.contractAnswers.findUnique({ where: { contractId }, select: { words: true } });
  const column = `question:${questionId}`;
  const words = JSON.parse(answers?.words ?? "{}") as Words; // written by `keepAnswers`
  await reindex(grant, column, indexRows(column, answer.cell, words[column]?.said), client);
  return true;
}

/** How many contracts somebody has. */
export async function countParts(actor: Actor): Promise<number> {
  return toNumber(
    await db.$queryRaw<Count[]>`SELECT COUNT(*) AS "count" FROM "ListedPart" WHERE "userId" = ${actor.userId}`,
  );
}

/** Of how many a question can be asked: not of those whose file has no text. */
export async function countAskable(actor: Actor): Promise<number> {
  return toNumber(
    await db.$queryRaw<Count[]>`
      SELECT COUNT(*) AS "count" FROM "ListedPart" p JOIN "Contract" c ON c."id" = p."contractId"
      WHERE p."userId" = ${actor.userId} AND (c."currentVersionId" IS NOT NULL OR c."status" <> 'failed')`,
  );
}

type Count = { count: number | bigint };
const toNumber = ([row]: readonly Count[]) => Number(row?.count ?? 0);
