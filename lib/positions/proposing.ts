import "server-only";
import type { Actor } from "@/lib/access/actor";
import { ContractGrant, type EditGrant } from "@/lib/access/contract-grant";
import { addSuggestion } from "@/lib/assistant/suggestions/added-suggestion";
import { textToRead } from "@/lib/assistant/contract-text";
import { reviewForPositions } from "@/lib/assistant/review/reviews";
import type { SuggestionDto } from "@/lib/assistant/schema";
import type { Language } from "@/lib/copy/languages";
import { findVersion } from "@/lib/contracts/versions/version-store";
import { copyFor } from "@/lib/copy/copy";
import { clauseNameAt, readClauseLabel } from "@/lib/documents/numbering/clause-label";
import { pageAt, type PlainText } from "@/lib/documents/richtext/plain-text";
import { writtenIn } from "@/lib/documents/richtext/characters";
import { durationsIn } from "@/lib/engine/facts/durations";
import { TOPIC_IDS, type TopicId } from "@/lib/engine/review/topics";
import { AppError } from "@/lib/errors";
import { inTransaction, type Commit } from "@/lib/platform/db";
import { placeInWorker } from "@/lib/workers/texts";
import type { ProposeWording, ReviewItemDto } from "./review-schema";
import { getBook } from "./books";
import { namesStrangers } from "./in-own-terms";
import { judged, ONLY_WITH } from "./judged";
import { keepOtherMatters } from "./kept-rest";
import { localizePositions } from "./starter/localized";
import { topicName } from "./kinds";

/** Where to put our wording in a contract. Source: B-24.10. */
// Which topics are near each other in a contract.

/** Each topic's neighbours are those in its row, nearest first. */
const ROWS: readonly (readonly TopicId[])[] = [
  ["liability_cap", "uncapped_liability", "indemnity", "liquidated_damages", "insurance", "covenant_not_to_sue"],
  ["warranty_duration", "liability_cap", "insurance"],
  [
    "termination_for_convenience",
    "expiration_date",
    "renewal_term",
    "renewal_notice",
    "post_termination_services",
    "effective_date",
  ],
  ["payment_terms", "late_payment", "price", "price_restrictions", "revenue_sharing", "most_favored_nation"],
  ["minimum_commitment", "volume_restriction", "price", "payment_terms"],
  ["most_favored_nation", "price_restrictions", "price", "payment_terms"],
  ["exclusivity", "non_compete", "competition_exception", "no_solicit_customers", "no_solicit_employees"],
  ["non_disparagement", "confidentiality", "no_solicit_employees", "non_compete"],
  ["first_refusal", "exclusivity"],
  ["ip_assignment", "joint_ip", "license_grant", "perpetual_license", "source_code_escrow"],
  ["audit", "payment_terms", "price", "confidentiality"],
  ["confidentiality", "non_disparagement", "ip_assignment"],
  ["assignment", "change_of_control", "third_party_beneficiary", "unilateral_amendment"],
  ["unilateral_amendment", "assignment", "third_party_beneficiary"],
  ["governing_law", "dispute_resolution"],
];

/** The topics a topic belongs near; none for a custom topic. */
export function relatedTo(topic: string): TopicId[] {
  const known = TOPIC_IDS.find((id) => id === topic);
  if (!known) return [];
  const rows = ROWS.filter((row) => row.includes(known)).toSorted(
    (one, other) => one.indexOf(known) - other.indexOf(known),
  );
  return [...new Set(rows.flat())].filter((id) => id !== known);
}

/** `quote` is the text's own; `replacement` replaces it if a person accepts. */
export type Placed = {
  quote: string;
  replacement: string;
  start: number;
  end: number;
  page: number;
  /** It would take more from the clause than what is on the topic, so that a person puts it in. */
  isByHand?: true;
};
type Item = Pick<ReviewItemDto, "topic" | "present" | "passages">;

/** Our wording instead of a topic's first passage, keeping its number; null if the contract has none. */
export function inPlace(text: string, { present, passages }: Omit<Item, "topic">, wording: string): Placed | null {
  const [passage] = passages;
  if (!present || !passage) return null;
  const { content: quote, start, end, page } = passage;
  const opensLine = start === 0 || text[start - 1] === "\n";
  const number = opensLine ? (readClauseLabel(quote)?.text ?? "") : "";
  return { quote, replacement: `${number}${wording}`, start, end, page };
}

/**
 * Our wording on a topic whose passage also says something else: '… renews each year unless notice is given 60 days
 * before the term ends' without its renewal would end. The only length of its kind becomes that of our wording; else
 * our wording follows what is there.
 */
export function keepingTheRest(placed: Placed, wording: string): Placed {
  const { quote } = placed;
  const [ours, ...more] = durationsIn(wording);
  const alike = durationsIn(quote).filter(({ days }) => ours !== undefined && days > 0 === ours.days > 0);
  const [theirs] = alike;
  const isOfNotice =
    theirs !== undefined &&
    (OF_NOTICE.test(quote.slice(theirs.end, theirs.end + BEHIND)) || NOTICE_OF.test(quote.slice(0, theirs.start)));
  if (!ours || !isOfNotice || more.length > 0 || alike.length > 1)
    return { ...placed, replacement: `${quote.trimEnd()} ${wording}`, isByHand: true };
  return { ...placed, replacement: quote.slice(0, theirs.start) + ours.text + quote.slice(theirs.end) };
}

/** Behind a length of notice: 'before the end', «до окончания», 'өмнө'. Another may be a time to pay. */
const OF_NOTICE = /^[^.;]{0,40}?(?:before|prior|notice|(?<!\p{L})до(?!\p{L})|өмнө|урьдчилан)/iu;
/** Before a length of notice: 'written notice of not less than 60 days'. */
const NOTICE_OF = /notice of (?:not less than |at least |no less than )?$/iu;
/** UTF-16 units. */
const BEHIND = 60;

/** Whether the topic that a topic depends on is read in the same passage. */
function isShared(topic: string, { start, end }: Placed, all: readonly Item[]): boolean {
  const other = all.find((item) => item.topic === ONLY_WITH[topic]);
  return other?.present === true && other.passages.some((passage) => passage.start < end && start < passage.end);
}

/** Where the contract has topics that this one belongs near, nearest topic first. */
export function placesBeside(topic: string, all: readonly Item[]): number[] {
  const known = new Map(all.filter(({ present }) => present).map((item) => [item.topic, item.passages]));
  return relatedTo(topic).flatMap((related) => (known.get(related) ?? []).map(({ start }) => start));
}

/**
 * Suggests our wording on a topic in the current version. The text changes only if a person accepts it.
 * @throws AppError `contractNotFound`, `forbidden`, `versionNotFound`, `positionsNotFound`, `outdatedAnalysis` if the
 * version isn't current any more, `noProposal` if the book proposes nothing. Source: B-24.10.
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
  const shown = localizePositions(actor.language, book, readings.terms.language).filter((one) => one.topic === topic);
  const [item] = judged(readings, shown, book);
  const wording = as === "fallback" ? item?.fallbackProposal : item?.proposal;
  const text = await textToRead(grant, versionId);
  const place = item && (await findPlace(grant, { text, item, wording, beside: readings.topics }));
  if (!item || !place || wording === undefined) throw new AppError("noProposal");
  const known = placedInClause(text.text, { item, wording, beside: readings.topics });
  const isByHand = isLeftToHand({ item, place: known, wording, text: text.text, language: writtenIn(text.text) });
  if (isByHand || place.replacement === place.quote) throw new AppError("noProposal");
  const { topics, review } = copyFor(actor.language).positions;
  const words = { title: topicName(topic, topics), comment: review.proposed(item.wanted ?? "") };
  const severity = item.reason === "redLine" ? "high" : "medium";
  const { isByHand: _, ...at } = place;
  return addSuggestion(actor, grant, { versionId, ...at, ...words, severity }, commit);
}

type Proposed = {
  text: PlainText & { versionId: string };
  item: ReviewItemDto;
  wording: string | undefined;
  /** Topics whose clauses it may have to be placed next to. */
  beside: Parameters<typeof placesBeside>[1];
};

/** In place of what the contract says on the topic; null if it has nothing on it. */
function placedInClause(
  text: string,
  { item, wording, beside }: { item: ReviewItemDto; wording: string; beside: Proposed["beside"] },
): Placed | null {
  const known = inPlace(text, item, wording);
  if (!known) return null;
  const { topic } = item;
  return isShared(topic, known, beside)
    ? keepingTheRest(known, wording)
    : keepOtherMatters(known, {
        topic,
        wording,
        isOnTopic: item.verdict !== "needsReview",
        isSure: item.isSure !== false || item.reason !== "neither",
      });
}

type Proposal = { item: ReviewItemDto; place: Placed | null; wording: string; text: string; language: Language };

/**
 * Whether a person has to put our wording in: it would stand beside or take other words, add a clause to a contract
 * that may have one, or names somebody or something that the contract doesn't.
 */
function isLeftToHand({ item, place, wording, text, language }: Proposal): boolean {
  const mayBeThere = place === null && item.verdict === "needsReview" && item.reason !== "noSuchThing";
  const isUnfit = wording.includes("[") || namesStrangers(wording, text, language);
  return place?.isByHand === true || mayBeThere || isUnfit;
}

/** Reviewed topics with what our wording would change in the text, as `proposeWording` would. Source: B-24.9. */
export function withChanges(
  items: readonly ReviewItemDto[],
  text: string,
  beside: Proposed["beside"],
): ReviewItemDto[] {
  const language = writtenIn(text);
  return items.map((read) => {
    const item = withClauseName(read, text);
    const { proposal: wording } = item;
    if (wording === undefined) return item;
    const place = placedInClause(text, { item, wording, beside });
    const isByHand = isLeftToHand({ item, place, wording, text, language });
    return {
      ...item,
      ...(place && !isByHand ? { change: { before: place.quote, after: place.replacement } } : {}),
      ...(isByHand ? { isByHand } : {}),
    };
  });
}

/** With the number by which the first passage is cited. */
export function withClauseName(item: ReviewItemDto, text: string): ReviewItemDto {
  const [first] = item.passages;
  const clause = first ? clauseNameAt(text, first.start) : "";
  return clause === "" ? item : { ...item, clause };
}

/** In place of what the contract says on the topic, else where it belongs. */
async function findPlace(grant: EditGrant, { text, item, wording, beside }: Proposed): Promise<Placed | null> {
  const { topic } = item;
  if (!wording) return null;
  const known = placedInClause(text.text, { item, wording, beside });
  if (known) return known;
  const version = await findVersion(grant, text.versionId);
  if (!version) throw new AppError("versionNotFound");
  const title = topicName(topic, copyFor(writtenIn(text.text)).positions.topics);
  const clause = { wording, title, related: placesBeside(topic, beside) };
  const place = await placeInWorker(version.html, clause, { account: grant.actor?.userId ?? "" });
  return place && { ...place, page: pageAt(text, place.start) };
}
