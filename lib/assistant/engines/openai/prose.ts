import type { AnswerPiece } from "@/lib/engine/port";
import type { AnswerFilter } from "./answer/filter";
import { wordsOf, type ModelCall, type Prompt } from "./words";

/** Through the filter, with what must be noted at the end. @throws {ModelFailure} */
export async function* proseOf(prompt: Prompt, filter: AnswerFilter, call: ModelCall): AsyncGenerator<AnswerPiece> {
  const words = wordsOf(prompt, call);
  try {
    for (;;) {
      const next = await words.next();
      if (!next.done) {
        yield* filter.push(next.value);
        continue;
      }
      yield* filter.end();
      for (const note of filter.notes()) yield { kind: "note", note };
      if (next.value === "cut") yield { kind: "note", note: { about: "cut" } };
      return;
    }
  } finally {
    await words.return("cut"); // the reader may have left before the end
  }
}
