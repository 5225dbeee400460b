/** A stored suggestion as returned, in words. Pure. */
import { z } from "zod";
import { wordsOfCheck, type CheckWords } from "@/lib/copy/check-words";
import type { SuggestionDto } from "@/lib/assistant/schema";
import { outdatedIn } from "./outdated";
import { wordingOf } from "./place-again";
import type { SuggestionRow } from "./suggestion-store";

/** If the text has no place on a page image: the documented box (B-13.3). */
const BOX = { x1: 100, y1: 100, x2: 300, y2: 150, width: 200, height: 50 };

/** A check's words are made from `words`; suggestions without a check, or without `words`, keep the stored ones. */
export function toSuggestionDto(
  { page, check, values, ...row }: SuggestionRow,
  words: CheckWords | null,
): SuggestionDto {
  const { id, quote, replacement, severity, source, start, end } = row;
  const { title, comment } = (words && wordsOfCheck(check, parseValues(values), words)) ?? row;
  const outdated = check === "" && replacement === null ? outdatedIn(values) : null;
  return {
    id,
    title,
    comment,
    quote,
    replacement,
    ...(outdated && { outdated: { quote: outdated.quote, wording: wordingOf(outdated) } }),
    severity,
    source,
    start,
    end,
    position: { boundingRect: { ...BOX, pageNumber: page }, rects: [{ ...BOX, pageNumber: page }], pageNumber: page },
  };
}

/** The stored values of a check. */
export function parseValues(json: string): Record<string, string> {
  return z.record(z.string(), z.string()).parse(JSON.parse(json));
}
