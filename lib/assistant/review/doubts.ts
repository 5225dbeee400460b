import "server-only";
import type { AnswerPiece, ContractText, Found, Passage } from "@/lib/engine/port";
import type { ContractReview } from "@/lib/engine/review/whole";
import { doubtsIn, isDoubtful } from "@/lib/engine/text/doubts";

/** Whoever answered: nothing is stated by words that were read from a picture. Source: B-12.22. */
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
    isOnWhole ||= piece.basis === "absent"; // what is not found may stand where words were read wrongly
    yield isLowered ? { ...piece, basis: "likely" } : piece;
  }
  const count = isOnWhole ? (contract.uncertain?.length ?? 0) : doubtsIn(contract, passages);
  if (count > 0) yield { kind: "note", note: { about: "uncertain", count } };
}

/** The same of what was found. */
export function foundWithDoubts(contract: ContractText, { passages, notes }: Found): Found {
  const count = passages.length === 0 ? (contract.uncertain?.length ?? 0) : doubtsIn(contract, passages);
  return { passages, notes: count > 0 ? [...notes, { about: "uncertain", count }] : notes };
}

/** The same of a review: what stands on such words is likely at most. */
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
