import type { Span } from "../text/spans";
import type { Check } from "./check";
import { partAt, type Draft } from "./draft";
import { finding } from "./check";
import * as cue from "./placeholders.cues";
import { anyOf, withFlags } from "../language/patterns";

const BLANKS =
  /\{\{[^{}\n]{1,60}\}\}|\[\s?[●•*_….]{1,12}\s?\]|\[\s{2,12}\]|(?<![_\p{L}])_{3,}|(?<=(?<!\p{L})\p{Lu}{2})_{6,}|(?<=№ ?|[«“"])_{2,3}(?!_)|…{4,}|(?<!\.)\.{8,}/iu;
/** '[ ]' for a missing sum, day or word; checkboxes are alone on their line or several. */
const EMPTY_BRACKETS =
  /(?<!\[ \][^\n]{0,200})(?:(?<=[\d$€£₮:(|–—-]\s?)|(?<=\p{L} ?)(?=\[ \]\s?[\p{L}.,;)%]))\[ \](?![^\n]{0,200}\[ \])/iu;
const PLACEHOLDER = withFlags(anyOf(BLANKS, EMPTY_BRACKETS, cue.placeholder), "iuy");
/** Where one of these can begin, in both cases: case-insensitive patterns aren't searched by their first characters. */
const OPENS = /\{{1,2}|\[|<|_{2,}|…{4}|\.{8}|(?<![\p{L}\d*[-])(?:[xXхХ]{2,4}|[Tt]\.?[Bb]\.?[DdCc])/gu;
/** An empty template field: '[sellerName]'; or a field's name: '[Effective Date]'. */
const EMPTY_FIELD = withFlags(anyOf(cue.emptyField), "uy");
/** Signature lines are meant to be empty. */
const TO_SIGN = anyOf(cue.toSign);
/**
 * A blank before '(подпись)', '/ Иванов И. И. /' or '(name)' is a signature line; so is one before a bracketed name.
 */
const SIGNED_AFTER = anyOf(/^\s{0,20}\//iu, cue.signedAfter);
/** Asterisks for redacted words. */
const REDACTED = anyOf(cue.redacted);
const MOST_STARS = 3;
/** '____Ulla Berg____': the blank was filled in. */
const FILLED_IN = /^[\p{Lu}\d][^_\n]{2,60}_{2,}/u;
/** '[Company Licence]' behind 'clause 6.3' is that clause's title. */
const NUMBER_BEFORE = /\d\.\d{1,2}\s{1,3}$/u;
const FORM_TITLE = anyOf(cue.formTitle);
/** UTF-16 units at an annex's beginning in which its title stands. */
const TITLE = 160;
/** Several in a row in brackets are always a redaction: '[*****]', '[XXXX]'. */
const KEPT_BACK = /^\[\s?(?:\*{2,}|x{3,})\s?\]$/iu;
/** Says that something was there: '[address removed]', '[seal is affixed]'. */
const NOT_OPEN = anyOf(cue.notOpen);
/** Annexes come after the signatures. */
const LATE_PART = 0.6;
const SECOND_HALF = 0.5;
/** UTF-16 units on either side of a blank. */
const BESIDE = 60;
/** The sentence or list continues after a blank, so it isn't a signature line. */
const AMID_WORDS = /^(?:\s?[,;]\s?\p{L}|\s\p{Ll}{3})/u;
/** Filled in rather than signed: an account or register number. */
const DETAIL = anyOf(cue.detailBefore);
/** Part of a sum, number or date comes before it. */
const UNFINISHED = anyOf(/[\d$€£₮%(]\s?[-–—/,.]?\s?$/iu, cue.monthBefore);
const INITIALS = /initials?[\s_:]{0,40}$/iu;
/** 'В. Л. Ульянова' and 'Бехтерев М. И.' next to a blank: a person signs there. */
const NAMED_BEFORE =
  /(?:\p{Lu}\.\s?(?:\p{Lu}\.\s?)?\p{Lu}[\p{L}-]+|\p{Lu}\p{Ll}+\s\p{Lu}\.\s?(?:\p{Lu}\.)?)(?:,\s[\p{L} ]{3,30})?[\s|]{1,20}$/u;
const NAMED_AFTER =
  /^[\s/(|]{1,20}(?:\p{Lu}\.\s?(?:\p{Lu}\.\s?)?\p{Lu}\p{Ll}|\p{Lu}[\p{L}-]+\s\p{Lu}\.\s?(?:\p{Lu}\.|$|\n|\s{2}))/u;
/** A full name, with a title or an office, at the end of its line or column. */
const FULL_NAME_AFTER =
  /^[^\S\n]{1,3}\(?(?:(?:Dr|Mr|Mrs|Ms|Capt|Prof)\.? )?\p{Lu}[\p{L}'’-]+(?:\s\p{Lu}[\p{L}.'’-]*){1,3}(?:\)|,|$|\n|\s{3})/u;

/** Places to fill in: `[●]`, `____`, `{{…}}`, `{IF …}`, `[Name]`, TBD. Signature lines are ignored. */
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
      (match[0].startsWith("[") && NUMBER_BEFORE.test(text.slice(Math.max(0, span.start - BESIDE), span.start))) ||
      (match[0].startsWith("_") && FILLED_IN.test(text.slice(span.end, span.end + 2 * BESIDE))) ||
      isInForm(draft, span.start) ||
      (/^[_….]/u.test(match[0]) && isToSign(draft, span)) ||
      isLeader(text, span.start, match[0])
    )
      continue;
    last = span.end;
    found.push(finding("placeholder", span, { values: { text: match[0] }, severity: "high" }));
  }
  return found;
};

/** Matches a sticky pattern at exactly one place. */
function at(pattern: RegExp, text: string, index: number): RegExpExecArray | null {
  pattern.lastIndex = index;
  return pattern.exec(text);
}

/** In an annex that is a form, to be filled in when it is used. */
function isInForm({ text, parts }: Draft, at: number): boolean {
  const start = parts[partAt({ parts }, at) - 1];
  return start !== undefined && FORM_TITLE.test(text.slice(start, Math.min(at, start + TITLE)));
}

function isToSign(draft: Draft, { start, end }: Span): boolean {
  const { text } = draft;
  const before = text.slice(Math.max(0, start - BESIDE), start);
  const label = before.replace(RULES_BEFORE, "");
  const after = text.slice(end, end + BESIDE);
  if (start > text.length * LATE_PART && (isBehindSigner(draft, before) || isAboveSigner(draft, before, after)))
    return true;
  if (AMID_WORDS.test(after) || DETAIL.test(before) || UNFINISHED.test(before)) return false;
  return (
    (start > text.length * LATE_PART && isSignatureLine(text, { start, end })) ||
    TO_SIGN.test(label) ||
    INITIALS.test(label) ||
    (NAMED_BEFORE.test(before) && ENDS_PIECE.test(after)) ||
    NAMED_AFTER.test(after) ||
    (start > text.length * SECOND_HALF && FULL_NAME_AFTER.test(after)) ||
    SIGNED_AFTER.test(after) ||
    standsAlone(text, start, end)
  );
}

/** After a person's name, or a party's name or role with a colon. */
function isBehindSigner({ parties }: Draft, before: string): boolean {
  if (NAMED_BEFORE.test(before)) return true;
  const label = /([^\n|_:]{2,50}):?\s{0,20}$/u.exec(before)?.[1]?.trim().toLowerCase();
  return (
    label !== undefined &&
    parties.some(({ name, role }) => [name, role].some((own) => own !== null && own.toLowerCase() === label))
  );
}

/** A second rule for the same signature. */
const RULES_BEFORE = /(?:_{3,}[^\S\n]{1,4}){1,4}$/u;

/** A rule that begins its line, with a party's name behind it. */
function isAboveSigner({ parties }: Draft, before: string, after: string): boolean {
  const behind = after.trimStart().toLowerCase();
  return (
    /(?:^|\n|\s{3})\s*$/u.test(before) &&
    parties.some(({ name }) => name !== null && name.length > 3 && behind.startsWith(name.toLowerCase()))
  );
}

/** The line or column ends, or the day of signing follows. */
const ENDS_PIECE = /^(?:$|\n|\s{3}|\s?[|/]|\s{1,3}\d{1,2}\s\p{L}{3,10}\s20\d\d)/u;
/** What stands before a blank in its line or column. */
const LAST_PIECE = /[^\n|/_]*$/u;
const COLUMN = /\s{4,}/u;
const ORDINARY_WORD = /(?<!\p{L})\p{Ll}{4}/u;

/** A blank that ends a line or column, with only a name or role before it. */
function isSignatureLine(text: string, { start, end }: Span): boolean {
  const piece = LAST_PIECE.exec(text.slice(Math.max(0, start - BESIDE), start))?.[0] ?? "";
  return ENDS_PIECE.test(text.slice(end, end + BESIDE)) && !ORDINARY_WORD.test(piece.split(COLUMN).at(-1) ?? "");
}

/** Longer lines aren't rules; don't scan them for each of their blanks. UTF-16 units on either side. */
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

/** Dot leaders before a page number in a table of contents. */
function isLeader(text: string, start: number, mark: string): boolean {
  return (
    /^[.…]/u.test(mark) &&
    /^\s{0,40}-?[\divx]{1,5}-?(?:\s|$)/u.test(text.slice(start + mark.length, start + mark.length + 48))
  );
}
