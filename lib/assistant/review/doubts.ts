import "server-only";
import type { AnswerNote, AnswerPiece, ContractText, Found, Passage } from "@/lib/engine/port";
import type { ContractReview } from "@/lib/engine/review/whole";
import { doubtsIn, isDoubtful, unseenAmong } from "@/lib/engine/text/doubts";

/**
 * Whoever answered: nothing is stated by words that were read from a picture, or that nobody sees in the file, and
 * nothing is called absent where the file shows more than was read. One for each answer. Source: B-8.21, B-12.22.
 */
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
    if (piece.basis === "absent" && this.#contract.isPartial) return { ...piece, basis: "nearest" };
    return isLowered ? { ...piece, basis: "likely" } : piece;
  }

  /** What is said of them at the end, if anything. */
  notes(): AnswerPiece[] {
    const { uncertain = [] } = this.#contract;
    const count = this.#isOnWhole ? uncertain.length : doubtsIn(this.#contract, this.#passages);
    const notes = [...toNotes("uncertain", count), ...toNotes("unseen", unseenAmong(this.#contract, this.#passages))];
    return notes.map((note) => ({ kind: "note", note }));
  }
}

/** The same for search results. */
export function foundWithDoubts(contract: ContractText, { passages, notes }: Found): Found {
  const isEmpty = passages.length === 0;
  const count = isEmpty ? (contract.uncertain?.length ?? 0) : doubtsIn(contract, passages);
  const doubts = [...toNotes("uncertain", count), ...toNotes("unseen", unseenAmong(contract, passages))];
  const isPartial = isEmpty && contract.isPartial === true;
  return { passages, notes: [...notes, ...doubts, ...(isPartial ? [{ about: "partial" } as const] : [])] };
}

function toNotes(about: "uncertain" | "unseen", count: number): AnswerNote[] {
  return count > 0 ? [{ about, count }] : [];
}

/** The same for a review: conclusions from such words are at most likely. */
export function reviewWithDoubts(contract: ContractText, review: ContractReview): ContractReview {
  const { uncertain, scanned, unseen, isPartial = false } = contract;
  if (!uncertain?.length && !scanned?.length && !unseen?.length && !isPartial) return review;
  const { topics, facts, subjects } = review;
  const lowered = <T extends { basis: string }>(said: T, passages: readonly Passage[]): T =>
    said.basis === "stated" && isDoubtful(contract, passages) ? { ...said, basis: "likely" } : said;
  return {
    ...review, // dates are never more than likely, papers only proposed
    topics: topics.map((topic) => ({
      ...lowered(topic, topic.passages),
      ...(isPartial && topic.basis === "absent" ? { basis: "nearest" as const } : {}),
      ...(topic.value ? { value: lowered(topic.value, topic.passages) } : {}),
    })),
    facts: facts.map((fact) => {
      const { isClear: _, ...unclear } = fact;
      return isDoubtful(contract, [fact.passage]) ? lowered(unclear, [fact.passage]) : fact;
    }),
    subjects: subjects.map((one) => (isDoubtful(contract, one.passages) ? { ...one, is: "nearest" as const } : one)),
  };
}
