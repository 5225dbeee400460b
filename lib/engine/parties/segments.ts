import { trimmed, type Span } from "../text/spans";
import { nameIn } from "./names";
import { type Party, COMPANY_FORM } from "./terms";
import * as cue from "./parties.cues";
import { anyOf, inOrder, withFlags } from "../language/patterns";

const LINK = anyOf(/^(?:[\s,;:.)\]–—-]|\(?(?:\d|[a-z]|[ivx]{1,3})[.)]\s)/iu, cue.link);
const CONTINUES = anyOf(cue.continues);
/** The next party begins after these: 'and', a new line, a number. */
const JOINT = withFlags(
  inOrder(
    anyOf(inOrder(/[,;.]?\s{1,20}/u, anyOf(cue.joint), /\s{1,20}(?:\(?[2-9b-f][.)]\s{0,20})?/u), cue.jointInLines),
    anyOf(/(?=(?:the\s{1,9}|The\s{1,9})?["“«]?[\p{Lu}_[<])/u, cue.unusualOpening, cue.smallOpening),
  ),
  "gu",
);
const TRAILING = 260;
/** The end of 'a Pfizer company', which isn't a name. */
const IS_DESCRIBED = /^\p{Ll}{4,}$/u;
/** 'Company each a', 'the Venture is a': a statement about a role, not a name. */
const STATES_A_ROLE = /^(?:\p{L}+ ){1,4}(?:each|is|are)\b/u;

/** 'This Agreement is made on 3 May by': the words before the first party if no opening was found. */
const OPENS = anyOf(cue.opensParties);

/** Skips 'and', numbers, and the rest of the previous party's address. */
export function introductionStart(text: string, span: Span): number {
  const segment = text.slice(span.start, span.end);
  const joint = CONTINUES.test(segment) || beginsWithAddress(segment) ? lastJoint(segment) : null;
  const opening = OPENS.exec(segment)?.[0].length ?? 0;
  return pastLinks(text, { start: span.start + (joint?.end ?? opening), end: span.end });
}

/** ', 17 Peace Avenue, Ulaanbaatar, and Beta LLC': the rest of the previous party, then a company behind 'and'. */
function beginsWithAddress(segment: string): boolean {
  if (!/^["”»)\]]{0,2},\s/u.test(segment)) return false;
  const joint = lastJoint(segment);
  if (!joint || !COMPANY_FORM.test(segment.slice(joint.end, joint.end + 90))) return false;
  const before = segment.slice(0, joint.start);
  return /\d/u.test(before) && !COMPANY_FORM.test(before);
}

/** Whether the text between two roles is still about the first party: ', a Virginia company of 1 Road, '. */
export function continuesParty(between: string): boolean {
  return CONTINUES.test(between) && between.length < 300 && lastJoint(between) === null && !/\n\s*\n/u.test(between);
}

/** The 'and' between two parties if only the second has a role: 'Acme Inc. and Beta Ltd (the “Buyer”)'. */
export function jointInside(introduction: string): Span | null {
  for (const match of introduction.matchAll(JOINT)) {
    const before = introduction.slice(0, match.index);
    const after = introduction.slice(match.index + match[0].length);
    if (endsWithForm(before) && COMPANY_FORM.test(after.slice(0, 120)))
      return { start: match.index, end: match.index + match[0].length };
  }
  return null;
}

/** A last party without a role after parties with one: '… (“Vendor”) and Torvec Inc., a New York corporation'. */
export function partyAfter(text: string, rest: Span): Party | null {
  const segment = text.slice(rest.start, Math.min(rest.end, rest.start + TRAILING));
  const joint = [...segment.matchAll(JOINT)][0];
  if (!joint || joint.index > 160) return null;
  const own = segment.slice(joint.index + joint[0].length);
  if (/\beach\b/u.test(segment.slice(0, joint.index)) || STATES_A_ROLE.test(own)) return null;
  const stop = /\.\s+(?=\p{Lu}\p{Ll}+\s)|\n\s*\n/u.exec(own)?.index ?? own.lastIndexOf(" ");
  const form = COMPANY_FORM.exec(own.slice(0, Math.min(stop, 90)));
  const isBlank = /^_{3}|^\[/u.test(own);
  if (!isBlank && (!form || /\b(?:the|this|each|any)\b/u.test(own.slice(0, form.index)))) return null;
  const start = rest.start + joint.index + joint[0].length;
  const span = trimmed(text, { start, end: start + stop });
  return { ...span, name: nameIn(own.slice(0, stop)), role: null, isCollective: false };
}

function endsWithForm(words: string): boolean {
  const form = /[\p{L}.]+\.?$/u.exec(words.trim())?.[0] ?? "";
  return COMPANY_FORM.test(form) && !IS_DESCRIBED.test(form) && words.length > 6;
}

/** The likeliest start of the next party: a number or a new line, else before a company. */
function lastJoint(segment: string): Span | null {
  let best: { span: Span; weight: number } | null = null;
  for (const match of segment.matchAll(JOINT)) {
    const span = { start: match.index, end: match.index + match[0].length };
    const weight = weighJoint(match[0], segment.slice(span.end, span.end + 160));
    if (weight > (best?.weight ?? 0)) best = { span, weight };
  }
  return best?.span ?? null;
}

function weighJoint(joint: string, after: string): number {
  if (/\n|[\d(]/u.test(joint)) return 4;
  if (COMPANY_FORM.test(after.slice(0, 90)) || /^[_[]/u.test(after)) return 3;
  return /,|\(/u.test(after) ? 2 : 1;
}

/** Skips 'and', commas, numbers and 'on the other hand'. */
function pastLinks(text: string, span: Span): number {
  let { start } = span;
  for (let step = 0; step < 60; step += 1) {
    const link = LINK.exec(text.slice(start, Math.min(start + 40, span.end)));
    if (!link) break;
    start += link[0].length;
  }
  return start;
}
