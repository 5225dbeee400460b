import * as cue from "./parties.cues";
import { anyOf } from "../language/patterns";
import { folded } from "../text/folding";
import type { Span } from "../text/spans";
import { roleMarksIn } from "./roles";
import { CLOSINGS, COMPANY_FORM, FIRST_CLAUSE, OPENINGS, ROLE_WORDS_MN, ROLE_WORDS_RU } from "./terms";

/** Parties are introduced within this many characters or not at all. */
const SEARCHED = 20_000;
const LONGEST_PREAMBLE = 3_500;
/** Room for a name, an address and a company's law between the opening word and the first role. */
const FIRST_ROLE_WITHIN = 900;
const COMPANY_WITHIN = 300;
/** People without a role are introduced at the very beginning or not at all. */
const OPENING = 1_500;
const BEFORE_ROLE = 700;

/** A second beginning of the contract, after the names on its title page. */
const IS_TITLE_PAGE = anyOf(cue.beginsAnew);

/** The text that introduces the parties, or null. */
export function findPreamble(text: string): Span | null {
  const head = text.slice(0, SEARCHED);
  return cyrillicPreamble(head) ?? englishPreamble(head) ?? firstRoles(head);
}

/** Without opening words: the paragraph where two companies are first given roles. */
function firstRoles(head: string): Span | null {
  const span = { start: 0, end: Math.min(head.length, 4_000) };
  const roles = roleMarksIn(head, span).filter((mark) => mark.kind === "party");
  const first = roles.find((role) => COMPANY_FORM.test(head.slice(Math.max(0, role.start - 250), role.start)));
  if (!first || roles.length < 2) return null;
  const start = Math.max(head.lastIndexOf("\n", Math.max(0, first.start - 3)) + 1, first.start - 300);
  return { start, end: Math.min(findEnd(head, first.end), first.end + 1_200) };
}

function cyrillicPreamble(head: string): Span | null {
  const first =
    findFirst(head, ROLE_WORDS_RU, /заключили|договорились|составили/iu) ??
    findFirst(head, ROLE_WORDS_MN, /байгуул|тохиролц/iu);
  return first;
}

function findFirst(head: string, roleWords: RegExp, operative: RegExp): Span | null {
  const first = [...head.matchAll(roleWords)][0];
  if (!first) return null;
  const paragraphBreak = head.lastIndexOf("\n", first.index);
  const start = Math.max(paragraphBreak + 1, first.index - BEFORE_ROLE, 0);
  const rest = head.slice(first.index, first.index + LONGEST_PREAMBLE);
  const stop = operative.exec(rest)?.index ?? rest.search(/\n\s*\n|\n\s*1\./u);
  return { start, end: first.index + (stop > 0 ? stop : Math.min(rest.length, 900)) };
}

/** The best candidate: two roles or more, words for making an agreement, early in the text. */
function englishPreamble(head: string): Span | null {
  let best: { span: Span; score: number } | null = null;
  for (const opening of OPENINGS) {
    for (const match of [...head.matchAll(opening)].slice(0, 25)) {
      if (isDenied(head, match.index)) continue;
      const span = { start: match.index + match[0].length, end: findEnd(head, match.index + match[0].length) };
      const score = scorePreamble(head, match.index, span);
      if (score > (best?.score ?? 2) || (best && score > 2 && isBehindTitlePage(head, best.span, span)))
        best = { span, score };
    }
  }
  return best?.span ?? null;
}

/** 'Nothing herein is a partnership between Ada and Tom', 'no agency relationship between …': nobody is introduced. */
const DENIES = /\b(?:relationship|nothing|construed)\b[^.;:]{0,60}$/iu;
/** UTF-16 units. */
const BEFORE_OPENING = 120;

/** Whether the words before a place say that there is no partnership between those that follow. */
export function isDenied(text: string, at: number): boolean {
  return DENIES.test(text.slice(Math.max(0, at - BEFORE_OPENING), at));
}

/** A title page also names the parties, without roles; the contract below names them again. */
function isBehindTitlePage(head: string, page: Span, span: Span): boolean {
  if (span.start <= page.start || span.start - page.start > FIRST_ROLE_WITHIN) return false;
  const between = head.slice(page.start, span.start);
  return (
    IS_TITLE_PAGE.test(between) &&
    roleMarksIn(head, page).every((mark) => mark.start > span.start || mark.kind === "other")
  );
}

function findEnd(head: string, start: number): number {
  const rest = head.slice(start, start + LONGEST_PREAMBLE);
  const words = CLOSINGS.exec(rest)?.index ?? rest.length;
  for (const clause of rest.matchAll(FIRST_CLAUSE)) {
    if (
      clause.index > 60 &&
      clause.index < words &&
      !/[("“]\s?(?:the\s)?["“\p{Lu}]|\b(?:Inc|LLC|Ltd|Corp)\b/u.test(rest.slice(clause.index, clause.index + 160))
    ) {
      return start + clause.index;
    }
  }
  return start + words;
}

function scorePreamble(head: string, at: number, span: Span): number {
  const all = roleMarksIn(head, span).filter((mark) => mark.kind === "party");
  const roles = (all[0]?.start ?? Infinity) - span.start <= FIRST_ROLE_WITHIN ? all : [];
  const before = folded(head.slice(Math.max(0, at - 300), at));
  const after = head.slice(span.start, span.start + 12);
  const makes =
    /\b(?:agreement|contract|lease|deed|amendment|nda|letter|memorandum|undertaking|bond|plan|addendum|terms)\b.{0,200}$/u.test(
      before,
    )
      ? 2
      : 0;
  const entered = /(?:dated|made|entered|effective|executed|as of|\bis)\b.{0,120}$/u.test(before) ? 2 : 0;
  const named = /^[\s:,]{0,6}(?:\(?\d\)?\.?\s{0,3})?["“]?(?:the\s+)?[\p{Lu}<[_]/u.test(after) ? 1.5 : -1;
  // Without a role, a company or a name right after it, 'between' is part of a clause and introduces no parties.
  const hasCompany = COMPANY_FORM.test(head.slice(span.start, Math.min(span.end, span.start + COMPANY_WITHIN)));
  if (roles.length === 0 && !hasCompany && (named < 0 || at > OPENING)) return 0;
  return Math.min(roles.length, 3) * 2 + makes + entered + named - at / 4_000;
}
