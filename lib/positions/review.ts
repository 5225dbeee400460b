import "server-only";
import type { Actor } from "@/lib/access/actor";
import { ContractGrant } from "@/lib/access/contract-grant";
import type { AmendedReading } from "@/lib/assistant/amended";
import { textToRead } from "@/lib/assistant/contract-text";
import { reviewInForce, topicInForce, type AmendedAsking } from "@/lib/assistant/review/in-force";
import { judgeByModel, modelOffered } from "@/lib/assistant/review/model-review";
import { findKeptReading, nearestClauses, reviewContract, reviewForPositions } from "@/lib/assistant/review/reviews";
import type { Receipt } from "@/lib/assistant/schema";
import { acceptedTopics, type AcceptedRow } from "./acceptance-store";
import { sidesOfContracts } from "@/lib/counterparties/ours";
import type { OwnTerms } from "@/lib/engine/positions/own-terms";
import type { ContractText, Passage } from "@/lib/engine/port";
import { reviewAsEdited } from "./as-edited";
import { getBook } from "./books";
import { withFinding, judged, subjectMeantBy, type Readings } from "./judged";
import { localizePositions } from "./starter/localized";
import type { Position } from "./position";
import { withChanges, withClauseName } from "./proposing";
import type { OfferDto, OfferQuery, ReviewByPositions, ReviewItemDto } from "./review-schema";

/** `receipt`: which model was asked and whether it answered; null if none was. `dropped`: quotes left out. */
type Review = { items: ReviewItemDto[]; receipt: Receipt | null; dropped: number };

/** `amended`: the text in force is read in place of the version's own. */
export type AskedInForce = { signal?: AbortSignal | undefined; amended?: AmendedReading | null };

/**
 * What a version says on topics, and where signed documents amend it, the text in force; with a book of the caller's,
 * compared with its positions, also by a model if requested.
 * @throws AppError `contractNotFound`, `versionNotFound`, `noVersions`, `positionsNotFound`, `modelReviewOff`. Source:
 * B-24.8, B-24.14, B-25.3.
 */
export async function reviewByPositions(
  actor: Actor,
  contractId: string,
  { positionsId, by, edits, ...input }: ReviewByPositions,
  asking: AskedInForce = {},
): Promise<Review> {
  const { signal, amended } = asking;
  if (edits && positionsId !== undefined) {
    const items = await reviewAsEdited(actor, contractId, { ...input, positionsId, edits }, signal);
    return { items, receipt: null, dropped: 0 };
  }
  if (amended) return reviewAmended(actor, contractId, { positionsId, ...input }, { signal, amended });
  if (positionsId === undefined) {
    const items = await reviewContract(actor, contractId, input, signal);
    return { items, receipt: null, dropped: 0 };
  }
  const { topics, versionId } = input;
  const readings = await reviewForPositions(actor, contractId, versionId, signal);
  const book = await getBook(actor, positionsId);
  const isAsked = ({ topic }: Position) => !topics || topics.some((one) => one === topic);
  const shown = localizePositions(actor.language, book, readings.terms.language).filter(isAsked);
  const nearest = await findNearest(actor, contractId, { versionId, positions: shown });
  const items = judged({ ...readings, nearest, ourSide: await ourSideIn(actor, contractId) }, shown, book);
  const review =
    by === "model"
      ? await alsoByModel(actor, contractId, {
          versionId,
          items,
          positions: book.positions.filter(isAsked),
          shown,
          terms: readings.terms,
          signal,
        })
      : { items, receipt: null, dropped: 0 };
  const grant = await ContractGrant.request(actor, contractId, "read");
  const { text } = await textToRead(grant, versionId);
  const changing = withChanges(review.items, text, readings.topics);
  return { ...review, items: withAcceptances(changing, await acceptedTopics(grant)) };
}

/**
 * The same of the text in force. No model is asked: it would read the version's own text. Where an
 * amendment changed the clause, our wording is only there to take. Source: B-31.13.
 */
async function reviewAmended(
  actor: Actor,
  contractId: string,
  { positionsId, topics, versionId }: Omit<ReviewByPositions, "by" | "edits">,
  asking: AmendedAsking,
): Promise<Review> {
  const { review, text, own } = await reviewInForce(actor, contractId, versionId, asking);
  const readings = { ...review, contractType: own.contractType };
  const items = positionsId === undefined ? review.topics : await judgedIn(readings, text);
  const isAsked = ({ topic }: { topic: string }) => !topics || topics.some((one) => one === topic);
  const grant = await ContractGrant.request(actor, contractId, "read");
  const inForce = items.filter(isAsked).map((item) => {
    const read = topicInForce<ReviewItemDto>(item, { own, amended: asking.amended });
    return read.isChanged ? onlyToTake(read.item) : read.item;
  });
  return { items: withAcceptances(inForce, await acceptedTopics(grant)), receipt: null, dropped: 0 };

  async function judgedIn(read: Readings, within: ContractText): Promise<ReviewItemDto[]> {
    const book = await getBook(actor, positionsId ?? "");
    const positions = localizePositions(actor.language, book, read.terms.language);
    const nearest = await findNearest(actor, contractId, { versionId, positions, within });
    const ourSide = await ourSideIn(actor, contractId);
    return judged({ ...read, nearest, ourSide }, positions, book).map((item) => withClauseName(item, within.text));
  }
}

/** The clause stands in two documents, so that nothing is put in; the words are there for the next amendment. */
function onlyToTake({ change: _, ...item }: ReviewItemDto): ReviewItemDto {
  return item.proposal === undefined ? item : { ...item, isByHand: true };
}

/** Which side the caller is on in a contract, if they said who they are. */
async function ourSideIn(actor: Actor, contractId: string) {
  return (await sidesOfContracts(actor, [contractId])).get(contractId) ?? null;
}

/**
 * Which model could be asked, and the cost. Sends nothing. If the topics weren't read yet, assumes that the built-in
 * rules are sure of none.
 * @throws AppError `contractNotFound`, `versionNotFound`, `noVersions`, `positionsNotFound`. Source: B-24.14, B-24.15.
 */
export async function offeredModel(
  actor: Actor,
  contractId: string,
  { positionsId, versionId }: OfferQuery,
): Promise<OfferDto> {
  const readings = await findKeptReading(actor, contractId, versionId);
  const book = await getBook(actor, positionsId);
  const { positions } = book;
  const open = readings ? askedOn(judged(readings, positions, book), positions) : positions;
  const offered = await modelOffered(actor, contractId, { versionId, positions: open.map(words) });
  return { model: offered && { ...offered, keptAt: offered.keptAt?.toISOString() ?? null } };
}

/** The closest clause, for positions on subjects that aren't read. */
async function findNearest(
  actor: Actor,
  contractId: string,
  { positions, ...read }: { versionId: string | undefined; positions: readonly Position[]; within?: ContractText },
): Promise<ReadonlyMap<string, Passage[]>> {
  const unread = positions.filter((position) => subjectMeantBy(position) === null);
  const texts = unread.map(({ wanted }) => wanted.text);
  const passages = await nearestClauses(actor, contractId, { ...read, texts });
  return new Map(unread.map(({ topic }, index) => [topic, passages[index] ?? []]));
}

type Asked = {
  versionId: string | undefined;
  items: readonly ReviewItemDto[];
  /** As written, so that a model's earlier answer is valid for every reader. */
  positions: readonly Position[];
  shown: readonly Position[];
  terms: OwnTerms;
  signal: AbortSignal | undefined;
};

async function alsoByModel(
  actor: Actor,
  contractId: string,
  { versionId, items, positions, shown, terms, signal }: Asked,
): Promise<Review> {
  const passages = new Map(items.map((item) => [item.topic, item.passages]));
  const known = new Map(shown.map((position) => [position.topic, position]));
  const questions = askedOn(items, positions).map((position) => ({
    ...words(position),
    passages: passages.get(position.topic) ?? [],
  }));
  const { findings, receipt } = await judgeByModel(actor, contractId, { versionId, questions }, signal);
  return {
    items: items.map((item) => {
      const position = known.get(item.topic);
      return position ? withFinding(item, position, { finding: findings.get(item.topic), terms }) : item;
    }),
    receipt,
    dropped: [...findings.values()].reduce((sum, { dropped }) => sum + dropped, 0),
  };
}

/** The positions to ask a model about; what the built-in rules are sure of stays. */
function askedOn(items: readonly ReviewItemDto[], positions: readonly Position[]): Position[] {
  const open = new Set(items.filter(({ isSure }) => isSure !== true).map(({ topic }) => topic));
  return positions.filter(({ topic }) => open.has(topic));
}

function words({ topic, wanted, fallback, redLine }: Position) {
  return { topic, wanted: wanted.text, fallback: fallback?.text ?? null, redLine: redLine.text };
}

function withAcceptances(items: readonly ReviewItemDto[], rows: readonly AcceptedRow[]): ReviewItemDto[] {
  const byTopic = new Map(rows.map((row) => [row.topic, row]));
  return items.map((item) => {
    const row = byTopic.get(item.topic);
    if (!row) return item;
    const { reason, acceptedByName: byName, acceptedAt } = row;
    return { ...item, accepted: { reason, byName, at: acceptedAt.toISOString() } };
  });
}
