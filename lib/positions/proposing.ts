import "server-only";
import type { Actor } from "@/lib/access/actor";
import { ContractGrant } from "@/lib/access/contract-grant";
import { addSuggestion } from "@/lib/assistant/added-suggestion";
import { textToRead } from "@/lib/assistant/contract-text";
import { reviewContract } from "@/lib/assistant/reviews";
import type { SuggestionDto } from "@/lib/assistant/schema";
import { copyFor } from "@/lib/copy/copy";
import { AppError } from "@/lib/errors";
import { inTransaction, type Commit } from "@/lib/platform/db";
import type { ProposeWording } from "./acceptance-schema";
import { getBook } from "./books";
import { judged } from "./judged";
import { placed } from "./placing";
import { toldTo } from "./told";
import { topicName } from "./topic-name";

/**
 * Makes a suggestion of our wording on a topic, in the current version. The text changes only when a person accepts it.
 * @throws AppError `contractNotFound`, `forbidden`, `versionNotFound`, `positionsNotFound`, `outdatedAnalysis` when the
 *   version is no longer the current one, `noProposal` where the book proposes nothing. Source: B-24.10.
 */
export async function proposeWording(
  actor: Actor,
  contractId: string,
  { positionsId, topic, versionId }: ProposeWording,
  commit: Commit = inTransaction,
): Promise<SuggestionDto> {
  const grant = await ContractGrant.request(actor, contractId, "edit");
  const book = await getBook(actor, positionsId);
  const readings = await reviewContract(actor, contractId, { versionId });
  const item = judged(readings, toldTo(actor.language, book, readings)).find((one) => one.topic === topic);
  const { text } = await textToRead(grant, versionId);
  const place = item?.proposal ? placed(text, item, { wording: item.proposal, all: readings }) : null;
  if (!item || !place) throw new AppError("noProposal");
  const { topics, review } = copyFor(actor.language).positions;
  const words = { title: topicName(topic, topics), comment: review.proposed(item.wanted ?? "") };
  const severity = item.reason === "redLine" ? "high" : "medium";
  return addSuggestion(actor, grant, { versionId, ...place, ...words, severity }, commit);
}
