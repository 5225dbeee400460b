import "server-only";
import type { Actor } from "@/lib/access/actor";
import { ContractGrant, type EditGrant } from "@/lib/access/contract-grant";
import { addSuggestion } from "@/lib/assistant/added-suggestion";
import { textToRead } from "@/lib/assistant/contract-text";
import { reviewForPositions } from "@/lib/assistant/reviews";
import type { SuggestionDto } from "@/lib/assistant/schema";
import { versionOf } from "@/lib/contracts/version-store";
import { copyFor } from "@/lib/copy/copy";
import { pageAt, type PlainText } from "@/lib/documents/richtext/plain-text";
import { writtenIn } from "@/lib/documents/richtext/characters";
import { AppError } from "@/lib/errors";
import { inTransaction, type Commit } from "@/lib/platform/db";
import { placeInWorker } from "@/lib/workers/texts";
import type { ProposeWording } from "./acceptance-schema";
import { getBook } from "./books";
import { judged } from "./judged";
import { inPlace, placesBeside, type Placed } from "./placing";
import type { ReviewItemDto } from "./review-schema";
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
  { positionsId, topic, versionId, as }: ProposeWording,
  commit: Commit = inTransaction,
): Promise<SuggestionDto> {
  const grant = await ContractGrant.request(actor, contractId, "edit");
  const book = await getBook(actor, positionsId);
  const readings = await reviewForPositions(actor, contractId, versionId);
  const told = toldTo(actor.language, book, readings.terms.language).filter((one) => one.topic === topic);
  const [item] = judged(readings, told, book);
  const wording = as === "fallback" ? item?.fallbackProposal : item?.proposal;
  const text = await textToRead(grant, versionId);
  const place = item && (await placeOf(grant, { text, item, wording, beside: readings.topics }));
  if (!item || !place || place.replacement === place.quote) throw new AppError("noProposal");
  const { topics, review } = copyFor(actor.language).positions;
  const words = { title: topicName(topic, topics), comment: review.proposed(item.wanted ?? "") };
  const severity = item.reason === "redLine" ? "high" : "medium";
  return addSuggestion(actor, grant, { versionId, ...place, ...words, severity }, commit);
}

type Proposed = {
  text: PlainText & { versionId: string };
  item: ReviewItemDto;
  wording: string | undefined;
  /** Topics, beside whose clauses it may have to be put. */
  beside: Parameters<typeof placesBeside>[1];
};

/** In place of what the contract says of the topic, else where it has to be put. */
async function placeOf(grant: EditGrant, { text, item, wording, beside }: Proposed): Promise<Placed | null> {
  const { topic } = item;
  if (!wording) return null;
  const known = inPlace(text.text, item, wording);
  if (known) return known;
  const version = await versionOf(grant, text.versionId);
  if (!version) throw new AppError("versionNotFound");
  const title = topicName(topic, copyFor(writtenIn(text.text)).positions.topics);
  const clause = { wording, title, related: placesBeside(topic, beside) };
  const place = await placeInWorker(version.html, clause, { account: grant.actor?.userId ?? "" });
  return place && { ...place, page: pageAt(text, place.start) };
}
