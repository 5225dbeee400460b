import { trimmed, type Span } from "../text/spans";
import { nameIn, splitNames } from "./names";
import type { Party } from "./party";
import { preambleOf } from "./preamble";
import { roleMarksIn, type RoleMark } from "./roles";
import { companiesAboveSignatures, labelledParties } from "./signatures";

/** One party's words never take more than this; a longer stretch is cut to its start. UTF-16 units. */
const LONGEST_PARTY = 900;
const ALIAS_GAP = 60;

const known = new WeakMap<object, Party[]>();

/** The parties of a contract in order of the text, from its preamble, else from its signatures. Source: spec §9 (parties). */
export function partiesOf(contract: { text: string }): readonly Party[] {
  const ready = known.get(contract);
  if (ready) return ready;
  const preamble = preambleOf(contract.text);
  const introduced = preamble ? partiesIn(contract.text, preamble) : [];
  const parties = rolesIn(introduced) > 1 ? introduced : withoutRoles(contract.text, introduced);
  known.set(contract, parties);
  return parties;
}

function rolesIn(parties: readonly Party[]): number {
  return parties.filter((party) => party.role !== null && !party.isCollective).length;
}

function withoutRoles(text: string, introduced: Party[]): Party[] {
  const labelled = labelledParties(text);
  if (labelled.length > 1) return labelled;
  return introduced.some((party) => !party.isCollective) ? introduced : companiesAboveSignatures(text);
}

function partiesIn(text: string, preamble: Span): Party[] {
  const marks = roleMarksIn(text, preamble);
  const parties: Party[] = [];
  let start = preamble.start;
  for (const mark of marks) {
    if (mark.start < start) continue;
    if (mark.kind === "other") {
      if (parties.length === 0 && !/\p{Lu}\p{L}+/u.test(text.slice(start, mark.start).replace(/\b(?:This|The)\b/gu, ""))) start = mark.end;
      continue;
    }
    const last = parties.at(-1);
    if (last && isAlias(text, { from: last.end, mark })) last.end = mark.end;
    else parties.push(...introducedBy(text, { start, end: mark.end }, mark));
    start = mark.end;
  }
  return parties.length > 0 ? parties.map((party) => bounded(text, party)) : splitNames(text, preamble);
}

/** 'IMRS Inc. ("IMRS" or "Developer")', '(each a "Party" and together the "Parties")': more names for the one before. */
function isAlias(text: string, at: { from: number; mark: RoleMark }): boolean {
  const between = text.slice(at.from, at.mark.start);
  if (at.mark.kind === "collective") return between.length < 220 && !/\p{Lu}\p{L}+[^.]{0,40}\b(?:Inc|LLC|Ltd|Corp)/u.test(between);
  return between.length <= ALIAS_GAP && !/\p{Lu}\p{Ll}+|\p{Lu}{3}/u.test(between.replace(/\b(?:The|Party|Parties)\b/gu, ""));
}

function introducedBy(text: string, span: Span, mark: RoleMark): Party[] {
  const own = withoutLinks(text, span);
  const isCollective = mark.kind === "collective";
  return [{ ...own, name: isCollective ? null : nameIn(text.slice(own.start, mark.start)), role: mark.term, isCollective }];
}

/** Without 'and', commas, numbers and 'on the other hand' before the name. */
function withoutLinks(text: string, span: Span): Span {
  const LINK =
    /^(?:[\s,;:.)\]–—-]|\(?(?:\d|[a-z]|[ivx]{1,3})[.)]\s|(?:and|between|among|by|или|и|ба|болон|with|the one part|of the (?:one|first|second|other) part|on the (?:one|other) hand|as (?:one|the other) party|с одной стороны|с другой стороны|нэг талаас|нөгөө талаас|түүнийг)(?![\p{L}]))/iu;
  let { start } = span;
  for (let step = 0; step < 60; step += 1) {
    const link = LINK.exec(text.slice(start, Math.min(start + 40, span.end)));
    if (!link) break;
    start += link[0].length;
  }
  return trimmed(text, { start, end: span.end });
}

function bounded(text: string, party: Party): Party {
  if (party.end - party.start <= LONGEST_PARTY) return party;
  const cut = party.role === null ? party.start : Math.max(party.start, party.end - LONGEST_PARTY);
  const space = text.indexOf(" ", cut);
  return { ...party, start: space > 0 && space < party.end ? space + 1 : cut };
}
