import * as party from "../parties/party-terms.cues";
import * as plainTerm from "../facts/plain-term.cues";
import { anyOf, withFlags } from "../language/patterns";
import type { Party } from "../parties/terms";
import { companiesAboveSignatures } from "../parties/signatures";
import { folded, splitWords } from "../text/folding";
import type { Reading } from "../text/reading";

/** Signatures come after the preamble. UTF-16 units. */
const HEAD_OF_PARTIES = 1_500;
/** How far before a party its opening words may be. UTF-16 units. */
const BEFORE_PARTIES = 400;
const BEHIND_PARTIES = 200;
/** Two names side by side above the first 'By:'. UTF-16 units. */
const ABOVE_SIGNATURES = 400;
const LONGEST_NAME = 90;
/** Maximum length of a blank line, a blank address and a role. UTF-16 units. */
const LONGEST_BLANK = 320;
/** With more parties than this the list was too often wrong, unless each has its own role. */
const PARTIES_OF_MOST = 2;
const ROLED_AT_MOST = 6;
const CYRILLIC = /\p{Script=Cyrillic}{3}/u;
/** A date or the end of a sentence isn't part of a name. */
const HOLDS_A_SENTENCE = /\d{4}|\p{Ll}{3}\.\s+\p{Lu}/u;
/** Capitalised words and their connectors: 'Bank of Larch', 'John A. Elm III', '12 Oak, LLC'. */
const CAPITALISED =
  /^(?:[“"«]?(?:(?:[\p{Lu}\d&(]|\p{Ll}{1,6}[-.]?\p{Lu})\S*|of|and|the|for|de|van|von|y|e|inc\.?,?)(?:\s|$)){1,12}$/u;

const NOT_A_NAME = anyOf(party.notAName);
const BEGINS_SMALL = anyOf(party.beginsSmall);
const IS_BLANK = anyOf(party.blank);
const HOLDS_ANOTHER = anyOf(party.another);
const IS_PASSED_OVER = anyOf(party.passedOver);
const PARTIES_FOLLOW = anyOf(party.partiesFollow);
const PARTIES_AGREE = anyOf(party.partiesAgree);
const FORMS = withFlags(anyOf(party.forms), "gu");
const SIGNED = withFlags(anyOf(plainTerm.signed), "iu");

/**
 * Whether the introduced parties are certain: only plain names were read, or a role after a blank; each name appears
 * again where the contract is signed, if it is signed, and nobody else signs.
 */
export function areSurelyParties(reading: Reading, parties: readonly Party[]): boolean {
  const { text } = reading.contract;
  const own = parties.filter(({ isCollective }) => !isCollective);
  const names = own.flatMap(({ name }) => name ?? []);
  const areNamed = own.every((one) =>
    one.name === null ? isLeftBlank(text, one) : isWholeName(one) && isPlainName(one.name),
  );
  if (!areNamed || names.length === 0 || !areAsMany(own) || !areDifferent(own)) return false;
  if (leavesOneOut(text, own)) return false;
  return areBroughtIn(text, own) && areThoseWhoSign(text, names);
}

/** Two, or a few more if each has a unique role. */
function areAsMany(own: readonly Party[]): boolean {
  if (own.length <= PARTIES_OF_MOST) return own.length === PARTIES_OF_MOST;
  return (
    own.length <= ROLED_AT_MOST &&
    new Set(own.map(({ role }) => role)).size === own.length &&
    own.every(({ name, role }) => role !== null && name !== null && CAPITALISED.test(name))
  );
}

/** Identical words are one party read from two places, unless each has a role. */
function areDifferent(own: readonly Party[]): boolean {
  if (own.every(({ role }) => role !== null)) return true;
  const plain = own.flatMap(({ name }) => (name === null ? [] : folded(name).replace(FORMS, "").trim()));
  return plain.every((one, index) => plain.every((other, at) => at === index || !other.startsWith(one)));
}

/** Whether a company inside or between the parties was not read as one. */
function leavesOneOut(text: string, own: readonly Party[]): boolean {
  return own.some((one, index) => {
    if (HOLDS_ANOTHER.test(text.slice(one.start, one.end))) return true;
    const next = own[index + 1]?.start ?? one.end;
    return !isLabelled(text, one) && IS_PASSED_OVER.test(text.slice(one.end, Math.max(one.end, next)));
  });
}

/** An opening introduces the first one, or each follows its role: 'Seller: Oak Ltd'. */
function areBroughtIn(text: string, own: readonly Party[]): boolean {
  const first = Math.min(...own.map(({ start }) => start));
  if (CYRILLIC.test(text.slice(0, HEAD_OF_PARTIES))) return true;
  if (PARTIES_FOLLOW.test(folded(text.slice(Math.max(0, first - BEFORE_PARTIES), first)))) return true;
  const last = Math.max(...own.map(({ end }) => end));
  if (PARTIES_AGREE.test(folded(text.slice(last, last + BEHIND_PARTIES)))) return true;
  return own.every((one) => isLabelled(text, one));
}

/** 'Seller: Oak Ltd'. */
function isLabelled(text: string, { start, role }: Party): boolean {
  return role !== null && text.startsWith(`${role}:`, start);
}

function areThoseWhoSign(text: string, names: readonly string[]): boolean {
  const words = names.map(meaningfulWords);
  const isParty = (signer: string) => words.some((own) => meaningfulWords(signer).some((word) => own.includes(word)));
  if (!companiesAboveSignatures(text).every(({ name }) => name === null || isParty(name))) return false;
  const signed = text.slice(HEAD_OF_PARTIES).search(SIGNED);
  if (signed < 0) return true;
  const tail = folded(text.slice(Math.max(HEAD_OF_PARTIES, HEAD_OF_PARTIES + signed - ABOVE_SIGNATURES)));
  return words.every((own) => own.some((word) => tail.includes(word)));
}

/** A role with a blank for its name: '__________ (the “Licensee”)'. */
function isLeftBlank(text: string, { start, end, role }: Party): boolean {
  return role !== null && end - start <= LONGEST_BLANK && IS_BLANK.test(text.slice(start, end));
}

/** 'between ALD and BIR', without roles: abbreviations of names given elsewhere. */
function isWholeName({ name, role }: Party): boolean {
  return role !== null || name === null || CYRILLIC.test(name) || /\s/u.test(name);
}

function isPlainName(name: string): boolean {
  if (CYRILLIC.test(name) && HOLDS_A_SENTENCE.test(name)) return false;
  return (
    name.length <= LONGEST_NAME &&
    /^[\p{L}\d"'«“]/u.test(name) &&
    !/[:{}[\]_;]/u.test(name) &&
    !NOT_A_NAME.test(name) &&
    !BEGINS_SMALL.test(name)
  );
}

function meaningfulWords(name: string): string[] {
  return splitWords(folded(name)).filter((word) => word.length > 2);
}
