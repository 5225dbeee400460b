import { folded } from "../text/folding";
import { trimmed, type Span } from "../text/spans";
import { addressedParties, namedInFirstParagraph } from "./addressed";
import { bracketedParties, labelledParties } from "./labelled";
import { namedInCyrillic, signingInCyrillic } from "./cyrillic";
import { letterParties } from "./letters";
import { nameIn, splitNames } from "./names";
import type { Party } from "./terms";
import { endsASentence } from "./plausible-name";
import { findPreamble } from "./preamble";
import { withPlainRoles } from "./plain-roles";
import { namedWithRoles } from "./roled-names";
import { isRole, roleMarksIn, type RoleMark } from "./roles";
import { continuesParty, introductionStart, jointInside, partyAfter } from "./segments";
import { companiesAboveSignatures } from "./signatures";
import * as cue from "./parties.cues";
import { anyOf } from "../language/patterns";

/** Maximum length of one party; a longer one is cut. UTF-16 units. */
const LONGEST_PARTY = 900;
const ALIAS_GAP = 60;
/** Clause wording: text with it introduces nobody. */
const IS_A_CLAUSE = anyOf(cue.isAClause);
/** 'who shall be called', 'subsidiaries that may take part': about a party, not clause wording. */
const ASIDE = /\b(?:which|who|that)(?: (?:term|expression))? (?:shall|will|must|may)\b/gu;

/** After a full stop that doesn't end an abbreviation. */
const SENTENCE_BEGINS =
  /(?<!\b(?:Inc|Ltd|Corp|Co|LLC|No|St|Mr|Ms|Dr|Jr|\p{Lu}))[.:]["”)]{0,2}\s{1,9}(?=(?:\d{1,2}[.)]\s|\([a-z\d]\)\s)?["“]?\p{Lu})/gu;
/** '("we" or "us")': between two names of one party. */
const IS_OTHER_NAME = /^[\s,;]{0,3}(?:or|and|,)?[\s,]{0,3}(?:the\s)?$/u;
const IS_A_SENTENCE = anyOf(cue.isASentence);

/** '(together, Blackwell and Munksgaard shall be referred to as “the Publishers”)': a name for several parties. */
const GROUPS = /^\(?(?:[^"“]{0,120}\b(?:and|or)\b[^"“]{0,80})?\b(?:together|collectively|jointly)\b/iu;

/** The same in brackets right before the name: '(together, Blackwell and Munksgaard, “'. */
const GROUP = /\((?:individually and |jointly and )?(?:together|collectively|jointly|each)\b[^()"“”]{0,120}["“”]?$/iu;

const known = new WeakMap<object, Party[]>();

/** In text order; from the preamble, else from labels, roles or signatures. Source: B-12.2. */
export function readParties(contract: { text: string }): readonly Party[] {
  const ready = known.get(contract);
  if (ready) return ready;
  const parties = withPlainRoles(findBest(contract.text), contract.text);
  known.set(contract, parties);
  return parties;
}

/** The first method that finds two parties; else what all methods find together. */
function findBest(text: string): Party[] {
  let together: Party[] = [];
  for (const way of [
    namedInCyrillic,
    bothOfLetter,
    introduced,
    labelledParties,
    addressedParties,
    namedWithRoles,
    bracketedParties,
    namedInFirstParagraph,
    signingInCyrillic,
    letterParties,
    companiesAboveSignatures,
  ]) {
    const found = way(text).filter((party) => isPlausible(text, party));
    if (countParties(found) > 1) return found;
    together = [...together, ...found.filter((party) => together.every((other) => isAnother(party, other)))];
    if (countParties(together) > 1) return together.sort((a, b) => a.start - b.start);
  }
  return together;
}

/** A letter that names writer and addressee at its head needs no other way. */
function bothOfLetter(text: string): Party[] {
  const parties = letterParties(text);
  return parties.length > 1 ? parties : [];
}

function countParties(parties: readonly Party[]): number {
  return parties.filter((party) => !party.isCollective).length;
}

function isAnother(party: Party, other: Party): boolean {
  const [name, known] = [folded(party.name ?? ""), folded(other.name ?? "")];
  return (party.end <= other.start || party.start >= other.end) && !name.includes(known) && !known.includes(name);
}

function isPlausible(text: string, party: Party): boolean {
  if (endsASentence(party.name ?? "") || /^(?:Энэ|Энэхүү|Настоящ\p{L}{2,4})\s/u.test(party.name ?? "")) return false;
  const words = text.slice(party.start, party.end);
  // 'Owner ("we"): Acme Ltd' is a label with its alias, not a party.
  if (
    (/^\s{0,2}:/u.test(text.slice(party.end, party.end + 3)) && isRole(party.name ?? "")) ||
    /^(?:["”)](?!\p{L})|["”]\)|for\s)|\):/u.test(party.name ?? "")
  )
    return false;
  if (party.isCollective) return !/^(?:WHEREAS|Whereas)\b/u.test(words);
  const named = words.slice(3).search(/["“”«]|\((?:the|here|each|collect)/u);
  const introduction = named < 0 ? words : words.slice(0, named + 3);
  if (
    /^(?:Exhibit|Schedule|Annex|Appendix|Section|Article)\b/u.test(words) ||
    IS_A_CLAUSE.test(introduction.replace(ASIDE, ""))
  )
    return false;
  return /\p{Lu}|_{3}|\[|\p{L}/u.test(words) && words.length > 2;
}

function introduced(text: string): Party[] {
  const preamble = findPreamble(text);
  return preamble ? partiesIn(text, preamble) : [];
}

function partiesIn(text: string, preamble: Span): Party[] {
  const marks = roleMarksIn(text, preamble);
  const parties: Party[] = [];
  let start = preamble.start;
  for (const mark of marks) {
    if (mark.start < start) continue;
    if (mark.kind === "party" && countParties(parties) > 1 && isPastParties(text.slice(start, mark.start))) break;
    if (mark.kind === "other") {
      if (
        parties.length === 0 &&
        !/\p{Lu}\p{L}+/u.test(text.slice(start, mark.start).replace(/\b(?:This|The)\b/gu, ""))
      )
        start = mark.end;
      const named = parties.at(-1);
      if (named && IS_OTHER_NAME.test(text.slice(named.end, mark.start))) {
        named.end = mark.end;
        start = mark.end;
      }
      continue;
    }
    const last = parties.at(-1);
    const before = { start, end: mark.start };
    if (mark.kind === "collective") parties.push(...unnamedBefore(text, before, last));
    const open = parties.at(-1);
    if (open && isAlias(text, { from: open.end, mark })) extend(open, mark);
    else parties.push(...introducedBy(text, { start, end: mark.end }, mark));
    start = mark.end;
  }
  if (parties.length === 0) return splitNames(text, preamble);
  const trailing = partyAfter(text, { start, end: preamble.end });
  return [...parties, ...(trailing ? [trailing] : [])].map((party) => bounded(text, party));
}

/** 'The Seller has made a device (the “Device”)', after two parties: a sentence of the contract, not a third party. */
function isPastParties(between: string): boolean {
  const begins = [...between.matchAll(SENTENCE_BEGINS)].at(-1);
  return begins !== undefined && IS_A_SENTENCE.test(between.slice(begins.index));
}

/** Parties without a role before a collective term: '(“CI”), and Beta LLC, of 1 Road (together the “Parties”)'. */
function unnamedBefore(text: string, before: Span, last: Party | undefined): Party[] {
  if (last) return [partyAfter(text, before)].filter((party) => party !== null);
  const names = splitNames(text, before);
  return names.length > 1 ? names : [];
}

/** 'IMRS Inc. ("IMRS" or "Developer")', '(each a "Party" and together the "Parties")': other names for the previous. */
function isAlias(text: string, at: { from: number; mark: RoleMark }): boolean {
  const between = text.slice(at.from, at.mark.start);
  if (at.mark.kind === "collective")
    return between.length < 220 && !/\p{Lu}\p{L}+[^.]{0,40}\b(?:Inc|LLC|Ltd|Corp)/u.test(between);
  if (between.length < 300 && GROUP.test(between)) return true;
  if (/_{3}|\[/u.test(between)) return false;
  if (
    between.length <= ALIAS_GAP &&
    !/\p{Lu}\p{Ll}+|\p{Lu}{3}/u.test(between.replace(/\b(?:The|Party|Parties)\b/gu, ""))
  )
    return true;
  return continuesParty(between);
}

/** Adds a second name; a role ('Developer') is a better label than a short name ('IMRS'). */
function extend(party: Party, mark: RoleMark): void {
  party.end = mark.end;
  if (mark.kind === "party" && isRole(mark.term) && !isRole(party.role ?? "")) party.role = mark.term;
}

function introducedBy(text: string, span: Span, mark: RoleMark): Party[] {
  const own = trimmed(text, { start: introductionStart(text, span), end: span.end });
  if (mark.kind === "collective" || GROUPS.test(text.slice(own.start, mark.start)))
    return [{ ...own, name: null, role: mark.term, isCollective: true }];
  const joint = jointInside(text.slice(own.start, mark.start));
  const second = joint === null ? own : { start: own.start + joint.end, end: own.end };
  const party: Party = {
    ...second,
    name: nameIn(text.slice(second.start, mark.start)),
    role: mark.term,
    isCollective: false,
  };
  if (joint === null) return [party];
  const first = { start: own.start, end: own.start + joint.start };
  return [{ ...first, name: nameIn(text.slice(first.start, first.end)), role: null, isCollective: false }, party];
}

function bounded(text: string, party: Party): Party {
  if (party.end - party.start <= LONGEST_PARTY) return party;
  const cut = party.role === null ? party.start : Math.max(party.start, party.end - LONGEST_PARTY);
  const space = text.indexOf(" ", cut);
  return { ...party, start: space > 0 && space < party.end ? space + 1 : cut };
}
