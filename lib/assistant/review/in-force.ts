import "server-only";
import type { Actor } from "@/lib/access/actor";
import { ContractGrant } from "@/lib/access/contract-grant";
import {
  amendedText,
  apart,
  factInForce,
  isUnsure,
  quotesFor,
  toEnded,
  type AmendedReading,
} from "@/lib/assistant/amended";
import { textToRead } from "@/lib/assistant/contract-text";
import { builtInEngine } from "@/lib/assistant/engines/built-in";
import { recordAnswer, toReceipt } from "@/lib/assistant/recorded";
import type { ContractReview } from "@/lib/engine/review/whole";
import type { ContractText } from "@/lib/engine/port";
import type { FactsDto, TopicReviewDto } from "./review-schema";
import { madeReview } from "./reviews";

/** How a contract is asked that signed documents amend. */
export type AmendedAsking = { signal: AbortSignal | undefined; amended: AmendedReading };

/** The review of the text in force, with passages in that text, and the version's own text, in which quotes stand. */
export type ReviewInForce = { review: ContractReview; text: ContractText; own: ContractText };

/**
 * Read anew: what is kept is of the version's own text.
 * @throws AppError `contractNotFound`, `versionNotFound`, `noVersions`. Source: B-31.10, B-31.13.
 */
export async function reviewInForce(
  actor: Actor,
  contractId: string,
  versionId: string | undefined,
  { signal, amended }: AmendedAsking,
): Promise<ReviewInForce> {
  const grant = await ContractGrant.request(actor, contractId, "read");
  const own = await textToRead(grant, versionId);
  const text = amendedText(own, amended);
  const review = await madeReview(text, { account: actor.userId, signal });
  const event = { who: actor, contractId, version: own.versionNumber, kind: "review", category: null } as const;
  await recordAnswer(event, toReceipt(builtInEngine), true);
  return { review, text, own };
}

/** The facts of the text in force, and what ends the contract. @throws AppError as `reviewInForce` */
export async function factsInForce(
  actor: Actor,
  contractId: string,
  versionId: string | undefined,
  asking: AmendedAsking,
): Promise<FactsDto> {
  const { review, own } = await reviewInForce(actor, contractId, versionId, asking);
  const texts = { own, amended: asking.amended };
  return { facts: review.facts.flatMap((fact) => factInForce(fact, texts) ?? []), ...toEnded(asking.amended) };
}

type Topical = Pick<TopicReviewDto, "basis" | "passages"> & { isSure?: boolean };

/**
 * What the text in force says on a topic, with its words as quotes of the version and of the amendments, no surer than
 * these allow. `isChanged`: an amendment made words of it. Source: B-31.13.
 */
export function topicInForce<T extends Topical>(
  item: T,
  texts: { own: ContractText; amended: AmendedReading },
): { item: T; isChanged: boolean } {
  const quotes = item.passages.map((passage) => quotesFor(passage, texts));
  const passages = apart(quotes.flatMap(({ amending, own, later }) => [...amending, ...(own ? [own] : []), ...later]));
  const { unclear } = texts.amended.note;
  // a change that couldn't be applied may be what says it
  const isOpen = quotes.length === 0 && unclear > 0;
  const isDoubtful = isUnsure(texts.amended) || isOpen || quotes.some((one) => one.isDoubtful);
  const sure = item.isSure === undefined ? {} : { isSure: item.isSure && !isDoubtful };
  const basis = isDoubtful && item.basis === "stated" ? "likely" : item.basis;
  return { item: { ...item, basis, passages, ...sure }, isChanged: quotes.some((one) => one.isChanged) };
}
