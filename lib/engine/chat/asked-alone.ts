import type { Basis, Passage } from "../port";
import { saidIn, type SaidIn } from "../ask/said-in";
import type { Reading } from "../text/reading";
import { chat } from "./chat";

/** What a contract answers without a conversation; `said`: where in the first passage, if it answers. */
export type AskedAlone = { basis: Basis; passages: readonly Passage[]; said: SaidIn | null };

/** The clauses and the basis of a chat, and where in the first clause the answer stands. Source: B-29.10. */
export function askedAlone(reading: Reading, message: string): AskedAlone {
  const passages: Passage[] = [];
  let basis: Basis = "cannot";
  for (const piece of chat(reading, { message, history: [] }, "en")) {
    if (piece.kind === "passage") passages.push(piece.passage);
    else if (piece.kind === "basis") ({ basis } = piece);
  }
  const [first] = passages;
  const isAnswered = first !== undefined && (basis === "stated" || basis === "likely");
  return { basis, passages, said: isAnswered ? saidIn(reading, message, first) : null };
}
