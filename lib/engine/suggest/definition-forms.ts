import * as en from "../cues/en/definitions";
import * as mn from "../cues/mn/definitions";
import { anyOf, inOrder, withFlags } from "../cues/pack";
import * as ru from "../cues/ru/definitions";

/** How contracts define a term. Data: patterns on the raw text beside a quoted term. English, Russian, Mongolian. */

/** A quoted term; the opening mark stands behind no letter, so that straight marks pair well. */
export const QUOTED = /(?<![\p{L}\d])["“«„”]([\p{L}\d][^"“”«»„\n]{0,70}?)["”»“]/gu;

/** After the term: '"Goods" means …', '«Товар» — …', '“Бараа” гэж …-г ойлгоно'. */
export const DEFINES_AFTER = anyOf(
  /^(?:\s?\([^()\n]{0,60}\))?,?\s{0,3}[-–—]\s/u,
  en.definesAfter,
  ru.definesAfter,
  mn.definesAfter,
);
/** The same, where the meaning stands elsewhere: no second definition. */
export const MEANING_ELSEWHERE = anyOf(en.meaningElsewhere, ru.meaningElsewhere);

/** The same, where it only adds to a meaning: '… shall include customer lists'. */
export const ADDS = anyOf(en.adds);

const A_BRACKET_WORD = anyOf(en.bracketWords, ru.bracketWords, mn.bracketWords, /["“«][^"“”«»]{1,60}["”»]/iu);
/** What may stand between the opening bracket and the term. */
export const WORDS_IN_BRACKET = new RegExp(`^(?:(?:${A_BRACKET_WORD.source})(?:[\\s,;:–—-]+|$))*$`, "iu");

/** Before the term, outside brackets: 'hereinafter called the', 'именуемое в дальнейшем', 'цаашид'. */
export const NAMES_BEFORE = anyOf(en.namesBefore, ru.namesBefore, mn.namesBefore);

/** Terms that are defined without quotation marks. */
export const UNQUOTED_RU = withFlags(anyOf(ru.calledInBracket), "gu");
export const UNQUOTED_MN = withFlags(anyOf(mn.calledFrom), "giu");
const LINE_NUMBER = /(?:^|\n)[ \t]{0,8}(?:\(?[\p{L}\d]{1,3}(?:\.\d{1,2}){0,3}[.)]?\s{1,4})?/u;
/** 'Affiliate means …' and 'Start Date: …' at the head of a line. */
export const UNQUOTED_LINE = withFlags(
  inOrder(LINE_NUMBER, en.capitalisedPhrase, anyOf(en.definesLine, /\s?[:–—-]\s|\s?[:\t]/u)),
  "gu",
);

/** A definition for one clause only, told by its sentence (folded). */
export const LOCAL = anyOf(en.local, ru.local, mn.local);
/** A paper that goes with another one and takes its terms from there. */
export const GOES_WITH = anyOf(en.goesWith);

/** Everything capitalised may be defined in another document. */
export const DEFINED_ELSEWHERE = anyOf(en.definedElsewhere, ru.definedElsewhere);
