import "server-only";
import { setImmediate as others } from "node:timers/promises";
import type { Actor } from "@/lib/access/actor";
import type { ReadGrant } from "@/lib/access/contract-grant";
import { askedCell } from "@/lib/assistant/answers/cells";
import { isVerbatim, textToRead } from "@/lib/assistant/contract-text";
import { recordInTransaction } from "@/lib/audit/audit";
import { ACCOUNTS_CHAIN } from "@/lib/audit/schema";
import type { AskedAlone } from "@/lib/engine/chat/asked-alone";
import type { ContractText } from "@/lib/engine/port";
import { AppError } from "@/lib/errors";
import { clock } from "@/lib/platform/clock";
import { inTransaction, type Commit } from "@/lib/platform/db";
import { refuseWhenDiskIsFull } from "@/lib/platform/disk-reserve";
import { newId } from "@/lib/platform/ids";
import { enqueueUnlessWaiting } from "@/lib/platform/jobs/once";
import { enqueue } from "@/lib/platform/jobs/queue";
import { log } from "@/lib/platform/log";
import { MAX_QUESTIONS } from "@/lib/portfolio/bounds";
import type { QuestionDto } from "@/lib/portfolio/schema";
import { assistInWorker } from "@/lib/workers/assisting";
import { WorkerFailure } from "@/lib/workers/threads/worker-failure";
import {
  answeredCounts,
  countAskable,
  countQuestions,
  deleteQuestion,
  insertQuestion,
  keepAnswer,
  nextToAsk,
  ownQuestions,
  questionsFor,
} from "./question-store";

/** Contracts that one job asks before the other jobs of its lane have their turn. */
const ASKED_AT_ONCE = 20;

/** The caller's own questions, oldest first, and how far each is. Source: B-29.10. */
export async function listQuestions(actor: Actor): Promise<QuestionDto[]> {
  const [rows, counts, contracts] = await Promise.all([
    ownQuestions(actor),
    answeredCounts(actor),
    countAskable(actor),
  ]);
  return rows.map(({ id, text, createdAt }) => ({
    id,
    text,
    createdAt: createdAt.toISOString(),
    asked: counts.get(id) ?? 0,
    contracts,
  }));
}

/** Asks all of the caller's contracts, in the background. @throws AppError `answersFull`. Source: B-29.10. */
export async function askOfAll(
  actor: Actor,
  { text }: { text: string },
  commit: Commit = inTransaction,
): Promise<QuestionDto> {
  refuseWhenDiskIsFull();
  const row = { id: newId(), text, createdAt: clock.now() };
  const contracts = await countAskable(actor);
  return commit(async (tx) => {
    await insertQuestion(actor, row, tx);
    if ((await countQuestions(actor, tx)) > MAX_QUESTIONS) throw new AppError("answersFull");
    await enqueue("askQuestion", { questionId: row.id }, { accountId: actor.userId }, tx);
    const detail = { id: row.id };
    await recordInTransaction(actor, { chain: ACCOUNTS_CHAIN, action: "question.asked", detail }, tx);
    return { id: row.id, text, createdAt: row.createdAt.toISOString(), asked: 0, contracts };
  });
}

/** With all answers to it. @throws AppError `questionNotFound`, also for another's. Source: B-29.10. */
export async function removeQuestion(actor: Actor, id: string): Promise<void> {
  await inTransaction(async (tx) => {
    if (!(await deleteQuestion(actor, id, tx))) throw new AppError("questionNotFound");
    await recordInTransaction(actor, { chain: ACCOUNTS_CHAIN, action: "question.deleted", detail: { id } }, tx);
  });
}

/**
 * Asks the next of the asker's contracts, newest first, and comes again while there are more. What was answered is not
 * asked again after a crash. A job. Source: B-29.10.
 */
export async function askNext(questionId: string, grantFor: (contractId: string) => ReadGrant): Promise<void> {
  const next = await nextToAsk(questionId, ASKED_AT_ONCE);
  if (!next) return;
  const { userId, text, contractIds } = next;
  let kept = 0;
  for (const contractId of contractIds) {
    if (await askOne(grantFor(contractId), { questionId, userId, text })) kept += 1;
    await others();
  }
  if (contractIds.length < ASKED_AT_ONCE || kept === 0) return; // what can't be asked now is asked when it is read
  await inTransaction((tx) => enqueueUnlessWaiting("askQuestion", { questionId }, { accountId: userId }, tx));
}

/** A contract was read anew: everybody's questions on it are asked again. A part of `answerContract`. */
export async function askAgain(grant: ReadGrant): Promise<void> {
  const questions = await questionsFor(grant.contractId);
  await inTransaction(async (tx) => {
    for (const { id, userId } of questions)
      await enqueueUnlessWaiting("askQuestion", { questionId: id }, { accountId: userId }, tx);
  });
}

/** @returns whether an answer was kept: not where the contract went, changed, or its asker lost their part meanwhile */
async function askOne(
  grant: ReadGrant,
  { questionId, userId, text }: { questionId: string; userId: string; text: string },
): Promise<boolean> {
  const contract = await textToRead(grant, undefined).catch((cause: unknown) => {
    if (cause instanceof AppError) return null; // deleted in this moment
    throw cause;
  });
  if (!contract) return false;
  const { versionId, pages, contractName, contractType } = contract;
  const read = { text: contract.text, pages, contractName, contractType };
  const found = await answerIn(read, text, userId);
  const passages = found.passages.filter((passage) => isVerbatim(contract, passage));
  const said = found.said && passages[0]?.start === found.passages[0]?.start ? found.said : null;
  const answer = { cell: askedCell({ ...found, passages, said }, contract.text), passages };
  const kept = {
    id: newId(),
    questionId,
    userId,
    versionId,
    answer: said ? { ...answer, sentence: said.sentence } : answer,
  };
  return inTransaction((tx) => keepAnswer(grant, kept, tx));
}

const UNANSWERED: AskedAlone = { basis: "cannot", passages: [], said: null };

async function answerIn(contract: ContractText, message: string, account: string): Promise<AskedAlone> {
  try {
    return await assistInWorker({ verb: "ask", contract, message, language: "en" }, { account });
  } catch (cause) {
    if (!(cause instanceof WorkerFailure)) throw cause;
    log.error("question.not-answered", cause); // one contract that can't be read holds up no other
    return UNANSWERED;
  }
}
