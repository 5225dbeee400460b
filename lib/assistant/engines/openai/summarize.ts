import { z } from "zod";
import type { Language } from "@/lib/copy/languages";
import { SUMMARY_FACTS, type SummaryFact } from "@/lib/copy/summary-facts";
import { answersIn } from "@/lib/engine/answers-copy";
import type { AnswerPiece, ContractText } from "@/lib/engine/port";
import { claimItem, checkedClaims, quoteClauses, streamPieces } from "./claims";
import { ModelFailure, type ModelCall } from "./words";
import { summaryPrompt } from "./prompts";
import { readable } from "./relevant-parts";

const item = claimItem.extend({ about: z.enum(SUMMARY_FACTS) });

/**
 * A model's summary, claim by claim under its headings, each with its clauses and basis; then the facts without a
 * claim. @throws {ModelFailure} before the first piece, also if no claim has a basis
 */
export async function* summarize(
  contract: ContractText,
  language: Language,
  call: ModelCall & { contractChars: number },
): AsyncGenerator<AnswerPiece> {
  const { headings, unclear } = answersIn(language).summary;
  const { text, notes } = await readable(
    contract,
    { kind: "summary" },
    { most: call.contractChars, account: call.account, signal: call.signal },
  );
  const prompt = summaryPrompt(text, language);
  const claims = checkedClaims(contract, { prompt, item }, { ...call, question: null, language });
  const shown = new Set<number>();
  const stated = new Set<SummaryFact>();
  const own = yield* streamPieces(claims, function* ({ item: { about }, shown: claim }): Generator<AnswerPiece> {
    const words = [...(stated.has(about) ? [] : [headings[about]]), ...(claim.words === null ? [] : [claim.words])];
    if (words.length > 0) yield { kind: "text", text: `${stated.size === 0 ? "" : "\n\n"}${words.join(": ")}` };
    yield* quoteClauses(claim, shown);
    yield { kind: "basis", basis: claim.basis, about };
    stated.add(about);
  });
  if (stated.size === 0) throw new ModelFailure("malformed");
  const missing = SUMMARY_FACTS.filter((fact) => !stated.has(fact)).map((fact) => headings[fact].toLowerCase());
  if (missing.length > 0) {
    yield { kind: "text", text: `\n\n${unclear(missing.join(", "))}` };
    yield { kind: "basis", basis: "nearest" };
  }
  for (const note of [...own, ...notes]) yield { kind: "note", note };
}
