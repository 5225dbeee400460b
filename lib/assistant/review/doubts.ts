import "server-only";
import type { AnswerPiece, ContractText, Found, Passage } from "@/lib/engine/port";
import type { ContractReview } from "@/lib/engine/review/whole";
import { doubtsIn, isDoubtful } from "@/lib/engine/text/doubts";

/** Whoever answered: nothing is stated by words that were read from a picture. One for each answer. Source: B-12.22. */
export class Doubts {
  readonly #contract: ContractText;
  readonly #passages: Passage[] = [];
  #since = 0;
  #isOnWhole = false;

  constructor(contract: ContractText) {
    this.#contract = contract;
  }

  /** The next piece, its basis lowered where what came since the last one is in doubt. */
  lowered(piece: AnswerPiece): AnswerPiece {
    if (piece.kind === "passage") this.#passages.push(piece.passage);
    if (piece.kind !== "basis") return piece;
    const isLowered = piece.basis === "stated" && isDoubtful(this.#contract, this.#passages.slice(this.#since));
    this.#since = this.#passages.length;
    this.#isOnWhole ||= piece.basis === "absent"; // what is not found may stand where words were read wrongly
    return isLowered ? { ...piece, basis: "likely" } : piece;
  }

  /** What is said of them at the end, if anything. */
  notes(): AnswerPiece[] {
    const { uncertain = [] } = this.#contract;
    const count = this.#isOnWhole ? uncertain.length : doubtsIn(this.#contract, this.#passages);
    return count > 0 ? [{ kind: "note", note: { about: "uncertain", count } }] : [];
  }
}

/** The same for search results. */
export function foundWithDoubts(contract: ContractText, { passages, notes }: Found): Found {
  const count = passages.length === 0 ? (contract.uncertain?.length ?? 0) : doubtsIn(contract, passages);
  return { passages, notes: count > 0 ? [...notes, { about: "uncertain", count }] : notes };
}

/** The same for a review: conclusions from such words are at most likely. */
export function reviewWithDoubts(contract: ContractText, review: ContractReview): ContractReview {
  if (!contract.uncertain?.length && !contract.scanned?.length) return review;
  const { topics, facts, subjects } = review;
  const lowered = <T extends { basis: string }>(said: T, passages: readonly Passage[]): T =>
    said.basis === "stated" && isDoubtful(contract, passages) ? { ...said, basis: "likely" } : said;
  return {
    ...review, // dates are never more than likely, papers only proposed
    topics: topics.map((topic) => ({
      ...lowered(topic, topic.passages),
      ...(topic.value ? { value: lowered(topic.value, topic.passages) } : {}),
    })),
    facts: facts.map((fact) => lowered(fact, [fact.passage])),
    subjects: subjects.map((one) => (isDoubtful(contract, one.passages) ? { ...one, is: "nearest" as const } : one)),
  };
}
