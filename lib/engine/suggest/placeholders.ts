import type { Span } from "../text/spans";
import type { Check } from "./check";
import type { Draft } from "./draft";
import { finding } from "./check";
import * as cue from "./placeholders.cues";
import { anyOf, withFlags } from "../language/patterns";

const BLANKS =
  /\{\{[^{}\n]{1,60}\}\}|\[\s?[●•*_….]{1,12}\s?\]|\[\s{2,12}\]|(?<![_\p{L}])_{3,}|(?<=№ ?|[«“"])_{2,3}(?!_)|…{4,}|(?<!\.)\.{8,}/iu;
/** '[ ]' where a sum, a day or a word is to come; boxes to tick are alone on their line or several. */
const EMPTY_BRACKETS =
  /(?<!\[ \][^\n]{0,200})(?:(?<=[\d$€£₮:(|–—-]\s?)|(?<=\p{L} ?)(?=\[ \]\s?[\p{L}.,;)%]))\[ \](?![^\n]{0,200}\[ \])/iu;
const PLACEHOLDER = withFlags(anyOf(BLANKS, EMPTY_BRACKETS, cue.placeholder), "iuy");
/** Where one of these can begin, in both cases: a pattern that ignores case is not looked for by its signs. */
const OPENS = /\{{1,2}|\[|<|_{2,}|…{4}|\.{8}|(?<![\p{L}\d*[-])(?:[xXхХ]{2,4}|[Tt]\.?[Bb]\.?[DdCc])/gu;
/** A template's field that was left empty: '[sellerName]'; a name for one: '[Effective Date]'. */
const EMPTY_FIELD = withFlags(anyOf(cue.emptyField), "uy");
/** Lines to sign on are meant to be empty. */
const TO_SIGN = anyOf(cue.toSign);
/**
 * A blank before '(подпись)', '/ Иванов И. И. /' or '(name)' is a line to sign on; so is one before a name in brackets.
 */
const SIGNED_AFTER = anyOf(/^\s{0,20}\//iu, cue.signedAfter);
/** Stars that stand for words kept from the public. */
const REDACTED = anyOf(cue.redacted);
const MOST_STARS = 3;
/** Several in a row in brackets stand for such words in any case: '[*****]', '[XXXX]'. */
const KEPT_BACK = /^\[\s?(?:\*{2,}|x{3,})\s?\]$/iu;
/** Says that something was there: '[address removed]', '[seal is affixed]'. */
const NOT_OPEN = anyOf(cue.notOpen);
/** Annexes stand behind the signatures. */
const LATE_PART = 0.6;
/** UTF-16 units on either side of a blank. */
const BESIDE = 60;
/** The sentence or the list of details goes on behind a blank: nobody signs there. */
const AMID_WORDS = /^(?:\s?[,;]\s?\p{L}|\s\p{Ll}{3})/u;
/** What is filled in, and never signed: the number of an account or a register. */
const DETAIL = anyOf(cue.detailBefore);
/** Part of a sum, a number or a date stands before it. */
const UNFINISHED = anyOf(/[\d$€£₮%(]\s?[-–—/,.]?\s?$/iu, cue.monthBefore);
const INITIALS = /initials?[\s_:]{0,40}$/iu;
/** 'В. Л. Ульянова' and 'Бехтерев М. И.' beside a blank: a person signs there. */
const NAMED_BEFORE =
  /(?:\p{Lu}\.\s?(?:\p{Lu}\.\s?)?\p{Lu}[\p{L}-]+|\p{Lu}\p{Ll}+\s\p{Lu}\.\s?(?:\p{Lu}\.)?)(?:,\s[\p{L} ]{3,30})?[\s|]{1,20}$/u;
const NAMED_AFTER =
  /^[\s/(|]{1,20}(?:\p{Lu}\.\s?(?:\p{Lu}\.\s?)?\p{Lu}\p{Ll}|\p{Lu}[\p{L}-]+\s\p{Lu}\.\s?(?:\p{Lu}\.|$|\n|\s{2}))/u;

/** Places to be filled in: `[●]`, `____`, `{{…}}`, `{IF …}`, `[Name]`, TBD. Blanks to sign on are left alone. */
export const placeholders: Check = (draft) => {
  const { text } = draft;
  const found = [];
  const isRedacted = REDACTED.test(text) || (text.match(/\[\s?\*+\s?\]/gu)?.length ?? 0) > MOST_STARS;
  let last = -1;
  for (const opening of text.matchAll(OPENS)) {
    const match = at(PLACEHOLDER, text, opening.index) ?? at(EMPTY_FIELD, text, opening.index);
    if (!match) continue;
    const span = { start: match.index, end: match.index + match[0].length };
    if (
      span.start < last ||
      NOT_OPEN.test(match[0]) ||
      KEPT_BACK.test(match[0]) ||
      (isRedacted && /^\[?[\s*]+\]?$/u.test(match[0])) ||
      (/^[_….]/u.test(match[0]) && isToSign(draft, span)) ||
      isLeader(text, span.start, match[0])
    )
      continue;
    last = span.end;
    found.push(finding("placeholder", span, { values: { text: match[0] }, severity: "high" }));
  }
  return found;
};

/** A sticky pattern's match at exactly a place. */
function at(pattern: RegExp, text: string, index: number): RegExpExecArray | null {
  pattern.lastIndex = index;
  return pattern.exec(text);
}

function isToSign(draft: Draft, { start, end }: Span): boolean {
  const { text } = draft;
  const before = text.slice(Math.max(0, start - BESIDE), start);
  const after = text.slice(end, end + BESIDE);
  if (start > text.length * LATE_PART && isBehindSigner(draft, before)) return true;
  if (AMID_WORDS.test(after) || DETAIL.test(before) || UNFINISHED.test(before)) return false;
  return (
    (start > text.length * LATE_PART && isSignatureLine(text, { start, end })) ||
    TO_SIGN.test(before) ||
    INITIALS.test(before) ||
    (NAMED_BEFORE.test(before) && ENDS_PIECE.test(after)) ||
    NAMED_AFTER.test(after) ||
    SIGNED_AFTER.test(after) ||
    standsAlone(text, start, end)
  );
}

/** Behind a person's name, or a party's name or role with a colon. */
function isBehindSigner({ parties }: Draft, before: string): boolean {
  if (NAMED_BEFORE.test(before)) return true;
  const label = /([^\n|_:]{2,50}):?\s{0,20}$/u.exec(before)?.[1]?.trim().toLowerCase();
  return (
    label !== undefined &&
    parties.some(({ name, role }) => [name, role].some((own) => own !== null && own.toLowerCase() === label))
  );
}

const ENDS_PIECE = /^(?:$|\n|\s{3}|\s?[|/])/u;
const LAST_PIECE = /[^\n|/_]*$/u;
const ORDINARY_WORD = /(?<!\p{L})\p{Ll}{4}/u;

/** A blank that ends a line or a column in which nothing but a name or a role stands before it. */
function isSignatureLine(text: string, { start, end }: Span): boolean {
  const piece = LAST_PIECE.exec(text.slice(Math.max(0, start - BESIDE), start))?.[0] ?? "";
  return ENDS_PIECE.test(text.slice(end, end + BESIDE)) && !ORDINARY_WORD.test(piece);
}

/** A longer line is no rule, and is not gone through for each of its blanks. UTF-16 units on either side. */
const WIDEST_RULE = 400;

/** A rule across the page, not a blank within a sentence. */
function standsAlone(text: string, start: number, end: number): boolean {
  const before =
    text
      .slice(Math.max(0, start - WIDEST_RULE), start)
      .split("\n")
      .at(-1) ?? "";
  const after = text.slice(end, end + WIDEST_RULE).split("\n", 1)[0] ?? "";
  return (
    before.length < WIDEST_RULE &&
    after.length < WIDEST_RULE &&
    /^[\s_.…*|/-]*$/u.test(before + text.slice(start, end) + after)
  );
}

/** Dots that lead to a page number in a table of contents. */
function isLeader(text: string, start: number, mark: string): boolean {
  return (
    /^[.…]/u.test(mark) &&
    /^\s{0,40}-?[\divx]{1,5}-?(?:\s|$)/u.test(text.slice(start + mark.length, start + mark.length + 48))
  );
}
