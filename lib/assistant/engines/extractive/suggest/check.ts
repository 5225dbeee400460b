import type { AssistantAnswers } from "@/lib/copy/en/assistant-answers";
import type { SuggestedChange } from "../../port";
import { passageOf, type Span } from "../text/spans";
import type { Reading } from "../text/reading";

/** A deterministic check of a contract: what it finds, each with its passage and reason, in order of the text. */
export type Check = (reading: Reading, copy: AssistantAnswers) => SuggestedChange[];

/** A finding that only points something out, or proposes `replacement` for exactly the passage. */
export function finding(
  reading: Reading,
  span: Span,
  words: { title: string; comment: string; severity: SuggestedChange["severity"]; replacement?: string },
): SuggestedChange {
  return {
    passage: passageOf(reading.contract, span),
    title: words.title,
    comment: words.comment,
    replacement: words.replacement ?? null,
    severity: words.severity,
    source: "check",
  };
}
