import "server-only";
import type { AnswerPiece, ContractText, Found, Passage } from "@/lib/engine/port";
import type { ContractReview } from "@/lib/engine/review/whole";
import { doubtsIn, isDoubtful } from "@/lib/engine/text/doubts";

/** For any engine: words read from an image state nothing. Source: B-12.22. */
export async function* withDoubts(
  contract: ContractText,
  pieces: AsyncIterable<AnswerPiece>,
): AsyncIterable<AnswerPiece> {
  const passages: Passage[] = [];
  let since = 0;
  let isOnWhole = false;
  for await (const piece of pieces) {
    if (piece.kind === "passage") passages.push(piece.passage);
    if (piece.kind !== "basis") {
      yield piece;
      continue;
    }
    const isLowered = piece.basis === "stated" && isDoubtful(contract, passages.slice(since));
    since = passages.length;
    isOnWhole ||= piece.basis === "absent"; // text that wasn't found may be among misread words
    yield isLowered ? { ...piece, basis: "likely" } : piece;
  }
  const count = isOnWhole ? (contract.uncertain?.length ?? 0) : doubtsIn(contract, passages);
  if (count > 0) yield { kind: "note", note: { about: "uncertain", count } };
}

/** The same for search results. */
export function foundWithDoubts(contract: ContractText, { passages, notes }: Found): Found {
  const count = passages.length === 0 ? (contract.uncertain?.length ?? 0) : doubtsIn(contract, passages);
  return { passages, notes: count > 0 ? [...notes, { about: "uncertain", count }] : notes };
}

/** The same for a review: conclusions from such words are at most likely. */
export function reviewWithDoubts(contract: ContractText, review: ContractReview): ContractReview {
  if (!contract.uncertain?.length && !contract.scanned?.length) return review;
  const { topics, facts, subjects, terms, events } = review;
  const lowered = <T extends { basis: string }>(said: T, passages: readonly Passage[]): T =>
    said.basis === "stated" && isDoubtful(contract, passages) ? { ...said, basis: "likely" } : said;
  return {
    topics: topics.map((topic) => ({
      ...lowered(topic, topic.passages),
      ...(topic.value ? { value: lowered(topic.value, topic.passages) } : {}),
    })),
    facts: facts.map((fact) => lowered(fact, [fact.passage])),
    terms,
    subjects: subjects.map((one) => (isDoubtful(contract, one.passages) ? { ...one, is: "nearest" as const } : one)),
    events, // never more than likely
  };
}
