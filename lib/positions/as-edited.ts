import "server-only";
import type { Actor } from "@/lib/access/actor";
import { ContractGrant } from "@/lib/access/contract-grant";
import { textToRead } from "@/lib/assistant/contract-text";
import { madeReview, reviewForPositions } from "@/lib/assistant/review/reviews";
import { getBook } from "./books";
import { judgedByFigure } from "./by-figure";
import { judged, subjectMeantBy } from "./judged";
import { movedBetween } from "./moved";
import type { Edit, ReviewByPositions, ReviewItemDto } from "./review-schema";
import { localizePositions } from "./starter/localized";
import { withEdits } from "./edits";

type Asked = Pick<ReviewByPositions, "topics" | "versionId"> & { positionsId: string; edits: readonly Edit[] };

/**
 * What a book says of a version as it would read with some changes, such as those of a reply; kept nowhere. Passages
 * are of the changed text, and nothing is proposed for it.
 * @throws AppError `contractNotFound`, `versionNotFound`, `noVersions`, `positionsNotFound`. Source: B-26.11.
 */
export async function reviewAsEdited(
  actor: Actor,
  contractId: string,
  { positionsId, topics, versionId, edits }: Asked,
  signal: AbortSignal | undefined,
): Promise<ReviewItemDto[]> {
  const grant = await ContractGrant.request(actor, contractId, "read");
  const book = await getBook(actor, positionsId);
  const own = await textToRead(grant, versionId);
  const text = { ...own, text: withEdits(own.text, edits), pages: own.pages.slice(0, 1) };
  const read = { ...(await madeReview(text, { account: actor.userId, signal })), contractType: own.contractType };
  const before = (await reviewForPositions(actor, contractId, versionId, signal)).subjects;
  const positions = localizePositions(actor.language, book, read.terms.language);
  return judged(read, positions, book).flatMap(({ proposal: _, fallbackProposal: __, ...item }) => {
    if (topics && !topics.some((one) => one === item.topic)) return [];
    const position = positions.find(({ topic }) => topic === item.topic);
    if (!position) return [item];
    const isOn = ({ subject }: { subject: string }) => subject === subjectMeantBy(position);
    const both = { before: before.find(isOn), after: read.subjects.find(isOn) };
    const moved = movedBetween(both, position, book.side);
    return [{ ...judgedByFigure(item, position, both, book.side), ...(moved === null ? {} : { moved }) }];
  });
}
