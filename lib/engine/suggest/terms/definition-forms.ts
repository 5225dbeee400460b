import * as cue from "./definitions.cues";
import { anyOf, inOrder, withFlags } from "../../language/patterns";

/** How contracts define a term: patterns for the raw text around a quoted term. English, Russian, Mongolian. */

/** A quoted term. The opening mark must not follow a letter, so that straight quotes pair correctly. */
export const QUOTED = /(?<![\p{L}\d])["“«„”]([\p{L}\d][^"“”«»„\n]{0,70}?)["”»“]/gu;

/** After the term: '"Goods" means …', '«Товар» — …', '“Бараа” гэж …-г ойлгоно'. */
export const DEFINES_AFTER = anyOf(/^(?:\s?\([^()\n]{0,60}\))?,?\s{0,3}[-–—]\s/u, cue.definesAfter);
/** The same, if the meaning is elsewhere: not a second definition. */
export const MEANING_ELSEWHERE = anyOf(cue.meaningElsewhere);

/** The same, if it only adds to a meaning: '… shall include customer lists'. */
export const ADDS = anyOf(cue.adds);

const A_BRACKET_WORD = anyOf(cue.bracketWords, /["“«][^"“”«»]{1,60}["”»]/iu);
/** Words allowed between the opening bracket and the term. */
export const WORDS_IN_BRACKET = new RegExp(`^(?:(?:${A_BRACKET_WORD.source})(?:[\\s,;:–—-]+|$))*$`, "iu");

/** Before the term, outside brackets: 'hereinafter called the', 'именуемое в дальнейшем', 'цаашид'. */
export const NAMES_BEFORE = anyOf(cue.namesBefore);

/** Terms defined without quotation marks. */
export const UNQUOTED_EN = withFlags(anyOf(cue.calledInBracket.en), "gu");
export const UNQUOTED_RU = withFlags(anyOf(cue.calledInBracket.ru), "gu");
export const UNQUOTED_MN = withFlags(anyOf(cue.calledFrom), "giu");
const LINE_NUMBER = /(?:^|\n)[ \t]{0,8}(?:\(?[\p{L}\d]{1,3}(?:\.\d{1,2}){0,3}[.)]?\s{1,4})?/u;
/** 'Affiliate means …' and 'Start Date: …' at the start of a line. */
export const UNQUOTED_LINE = withFlags(
  inOrder(LINE_NUMBER, cue.capitalisedPhrase, anyOf(cue.definesLine, /\s?[:–—-]\s|\s?[:\t]/u)),
  "gu",
);

/** A definition for one clause only, judged by its sentence (folded). */
export const LOCAL = anyOf(cue.local);
/** A document that accompanies another and takes its terms from there. */
export const GOES_WITH = anyOf(cue.goesWith);

/** Any capitalised term may be defined in another document. */
export const DEFINED_ELSEWHERE = anyOf(cue.definedElsewhere);
