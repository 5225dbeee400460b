import type { z } from "zod";
import type { Language } from "@/lib/copy/languages";
import type { AnswerNote, AnswerPiece, ContractText } from "@/lib/engine/port";
import { checkedClaim, type ClaimItem, type ShownClaim } from "./claims";
import { itemsFrom } from "./structured";
import type { ModelCall, Prompt } from "./words";

export type ClaimCall = ModelCall & { question: string | null; language: Language };

/**
 * A model's claims, each as soon as it came and was checked. Claims without a basis in the contract are left out; the
 * return value counts them and tells whether the answer was cut off. @throws {ModelFailure} before the first claim
 */
export async function* checkedClaims<T extends ClaimItem>(
  contract: ContractText,
  { prompt, item }: { prompt: Prompt; item: z.ZodType<T> },
  call: ClaimCall,
): AsyncGenerator<{ item: T; shown: ShownClaim }, AnswerNote[]> {
  const items = itemsFrom(prompt, item, call);
  let dropped = 0;
  try {
    for (;;) {
      const next = await items.next();
      if (next.done) {
        const cut: AnswerNote[] = next.value === "cut" ? [{ about: "cut" }] : [];
        return dropped > 0 ? [{ about: "dropped", count: dropped }, ...cut] : cut;
      }
      const shown = await checkedClaim(contract, next.value, call);
      if (shown) yield { item: next.value, shown };
      else dropped += 1;
    }
  } finally {
    await items.return("cut");
  }
}

/**
 * Passes pieces on as `told` makes them of each claim, then the notes. Whoever reads no further ends the request to the
 * model.
 */
export async function* piecesOf<Given, Piece>(
  claims: AsyncGenerator<Given, AnswerNote[]>,
  told: (given: Given) => Iterable<Piece>,
): AsyncGenerator<Piece, AnswerNote[]> {
  try {
    let next = await claims.next();
    for (; !next.done; next = await claims.next()) yield* told(next.value);
    return next.value;
  } finally {
    await claims.return([]);
  }
}

/** The clauses of a claim that were not shown before, each on a line of its own. */
export function* clausesOf({ passages }: ShownClaim, shown: Set<number>): Generator<AnswerPiece> {
  for (const { passage, standing } of passages) {
    if (shown.has(passage.start)) continue;
    shown.add(passage.start);
    yield { kind: "text", text: "\n" };
    yield { kind: "passage", passage, standing };
  }
}
