import { anyOf } from "../../language/patterns";
import type { Span } from "../../text/spans";
import type { Draft } from "../draft";
import * as cue from "./institutions.cues";

const OF_A_BODY = { en: anyOf(cue.ofABody.en), ru: anyOf(cue.ofABody.ru), mn: anyOf(cue.ofABody.mn) };
const BODY = { en: anyOf(cue.body.en), ru: anyOf(cue.body.ru), mn: anyOf(cue.body.mn) };
/** UTF-16 units before a word, and the words of it that are read. */
const BEFORE = 260;

/**
 * Whether a capitalised word is of a body named just before: 'the Singapore International Arbitration Centre under its
 * Rules'. Its rules need no definition here. Reads a bounded part of the text.
 */
export function isOfBody({ text, language }: Draft, { start, end }: Span): boolean {
  const last = text.slice(start, end).split(/[ -]/u).at(-1)?.toLowerCase() ?? "";
  if (!OF_A_BODY[language].test(last)) return false;
  const before = text.slice(Math.max(0, start - BEFORE), end);
  return BODY[language].test(before.slice(before.lastIndexOf("\n", before.length - (end - start) - 1) + 1));
}
