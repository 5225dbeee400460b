/** A stored suggestion as it is answered, in words. Pure. */
import { z } from "zod";
import { wordsOfCheck, type CheckWords } from "@/lib/copy/check-words";
import type { SuggestionDto } from "@/lib/assistant/schema";
import type { SuggestionRow } from "./suggestion-store";

/** Where the text has no place on a picture of the page: the documented box (B-13.3). */
const BOX = { x1: 100, y1: 100, x2: 300, y2: 150, width: 200, height: 50 };

/** A check's words are made in `words`; what has none, or where there are none, keeps those it was stored with. */
export function toSuggestionDto(
  { page, check, values, ...row }: SuggestionRow,
  words: CheckWords | null,
): SuggestionDto {
  const { id, quote, replacement, severity, source, start, end } = row;
  const { title, comment } = (words && wordsOfCheck(check, valuesOf(values), words)) ?? row;
  return {
    id,
    title,
    comment,
    quote,
    replacement,
    severity,
    source,
    start,
    end,
    position: { boundingRect: { ...BOX, pageNumber: page }, rects: [{ ...BOX, pageNumber: page }], pageNumber: page },
  };
}

/** The values of a check as they were stored. */
export function valuesOf(json: string): Record<string, string> {
  return z.record(z.string(), z.string()).parse(JSON.parse(json));
}
