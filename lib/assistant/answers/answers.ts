import "server-only";
import { ContractGrant, type ReadGrant } from "@/lib/access/contract-grant";
import { findContract } from "@/lib/contracts/contract-store";
import type { ContractReview } from "@/lib/engine/review/whole";
import type { DatabaseClient } from "@/lib/platform/db";
import { log } from "@/lib/platform/log";
import { contractsWithoutAnswers, keepAnswers } from "./answer-store";
import { toAnswers } from "./cells";

/** To be counted up with every change of what a row of answers is made of a review. */
const CELL_RULES = 5;
const OLD_AT_ONCE = 50;

/** By which rules a row is made of a review by `reviewRules`. */
const answerRules = (reviewRules: number) => reviewRules * 1_000 + CELL_RULES;

/** Keeps what a version's review says as the contract's row, if that version is the current one. Source: B-29.1. */
export function keepReviewAnswers(
  grant: ReadGrant,
  made: { versionId: string; reviewRules: number; review: ContractReview; text: string },
  client: DatabaseClient,
): Promise<boolean> {
  const { versionId, reviewRules, review, text } = made;
  const amended = (review.amended ?? []).map(({ start, end }) => [start, end] as const);
  const kept = { versionId, rules: answerRules(reviewRules), answers: toAnswers(review), text, amended };
  return keepAnswers(grant, kept, client);
}

/**
 * Rows of contracts from before there were any, one after the other, while people work. Safe to run twice, on several
 * nodes, and to be cut off: the next start goes on. Source: B-29.1.
 * @param read reads a version, and keeps its row
 */
export async function eachWithoutAnswers(
  reviewRules: number,
  read: (grant: ReadGrant, versionId: string) => Promise<void>,
): Promise<void> {
  for (let after = ""; ;) {
    const contracts = await contractsWithoutAnswers(answerRules(reviewRules), after, OLD_AT_ONCE);
    for (const { id } of contracts) {
      const grant = ContractGrant.forJob(id);
      try {
        const versionId = (await findContract(grant))?.currentVersionId;
        if (versionId) await read(grant, versionId);
      } catch (cause) {
        log.error("answers.not-kept", cause, { contractId: id }); // one that fails holds up no other
      }
    }
    const last = contracts.at(-1);
    if (!last) return;
    after = last.id;
  }
}
