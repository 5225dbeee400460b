import type { AnswerPiece } from "@/lib/engine/port";
import { isCarried } from "./answer/carried";

/** A statement is words and the passages that follow them: only those tell on what it stands. */
export async function* withBases(pieces: AsyncIterable<AnswerPiece>): AsyncGenerator<AnswerPiece> {
  let given: AnswerPiece[] = [];
  for await (const piece of pieces) {
    const isNext = piece.kind === "note" || (piece.kind === "text" && piece.text.trim() !== "");
    if (isNext && given.some(({ kind }) => kind === "passage")) {
      yield* basisOf(given);
      given = [];
    }
    given.push(piece);
    yield piece;
  }
  yield* basisOf(given);
}

function* basisOf(given: readonly AnswerPiece[]): Generator<AnswerPiece> {
  const words = given.map((piece) => (piece.kind === "text" ? piece.text : "")).join("");
  if (words.trim() !== "") yield { kind: "basis", basis: isCarried(words, contentsOf(given)) ? "stated" : "likely" };
}

export function contentsOf(pieces: readonly AnswerPiece[]): string[] {
  return pieces.flatMap((piece) => (piece.kind === "passage" ? [piece.passage.content] : []));
}
