import { readTerm } from "../facts/term";
import { hasCue } from "../find/cues";
import { GOVERNING_LAW } from "../find/governing-law";
import { folded } from "../text/folding";
import { trimmed, type Span } from "../text/spans";
import type { Check, Finding } from "./check";
import { finding } from "./check";
import type { Draft } from "./draft";
import * as cueCues from "./missing-clauses.cues";
import { anyOf, withFlags } from "../language/patterns";

/** Shorter texts are letters or drafts, from which no clause is expected. UTF-16 units. */
const SHORTEST_CONTRACT = 1_000;
const NAMES_A_LAW = anyOf(cueCues.namesALaw);
/** 'Scots law', 'the law of Kenya', 'the courts of Leeds'. */
const OF_A_PLACE = anyOf(cueCues.lawOfAPlace);
const STATES_A_TERM = anyOf(cueCues.statesATerm);
const STATES_AN_END = anyOf(cueCues.statesAnEnd);
const SIGNED = anyOf(cueCues.signed);

const ANCILLARY = anyOf(cueCues.ancillary);

/** Contract types that say how long they last; for the others, words on how they end are enough. */
const TERM_TYPES = /disclosure|lease|partnership/iu;
/** Contract types that say how they end. */
const TERMINATION_TYPES = /service|employment|lease|partnership/iu;

/** Clauses that are missing for the contract's type. Attached to its first line, signatures to its last. */
export const missingClauses: Check = (draft) => {
  if (!isContract(draft) || !hasParties(draft)) return [];
  const at = { span: firstLine(draft), type: draft.reading.contract.contractType };
  const found: Finding[] = [];
  if (!isUnderLabourLaw(draft, at.type) && lacksLaw(draft))
    found.push(finding("missingLaw", at.span, { values: {}, severity: "medium" }));
  if (lacksTerm(draft, at.type)) found.push(finding("missingTerm", at.span, { values: {}, severity: "medium" }));
  if (TERMINATION_TYPES.test(at.type) && !mentions(draft, STATES_AN_END))
    found.push(finding("missingTermination", at.span, { values: {}, severity: "medium" }));
  if (!isSigned(draft)) found.push(missingSignatures(draft));
  return found;
};

const NAMED_A_CONTRACT = anyOf(cueCues.contractName);
const PARTIES = withFlags(anyOf(cueCues.partyWord), "gu");
const FEWEST_MENTIONS = 5;

function isContract({ text, parties }: Draft): boolean {
  return (
    text.length >= SHORTEST_CONTRACT &&
    !ANCILLARY.test(folded(text.slice(0, 500)).replace(/amended and restated/u, "")) &&
    (parties.filter(({ isCollective }) => !isCollective).length > 1 ||
      NAMED_A_CONTRACT.test(folded(text.slice(0, 400))))
  );
}

/** Whether someone is bound: parties are mentioned more often than in a policy or notice. */
function hasParties({ lower, parties }: Draft): boolean {
  return parties.length > 1 || (lower.match(PARTIES)?.length ?? 0) >= FEWEST_MENTIONS;
}

/** Employment at home is under the labour code, whatever the contract says. */
function isUnderLabourLaw({ language }: Draft, type: string): boolean {
  return language !== "en" && /employment/iu.test(type);
}

function lacksLaw(draft: Draft): boolean {
  return (
    !OF_A_PLACE.test(draft.text) &&
    !mentions(draft, NAMES_A_LAW) &&
    !draft.reading.sentences.some((sentence) => hasCue(sentence, GOVERNING_LAW))
  );
}

/** Words on how it ends are enough: what ends by notice needs no term. A sale ends when performed. */
function lacksTerm(draft: Draft, type: string): boolean {
  if (/sale/iu.test(type) || mentions(draft, STATES_A_TERM)) return false;
  return (TERM_TYPES.test(type) || !mentions(draft, STATES_AN_END)) && readTerm(draft.reading) === null;
}

const BLANKS = /_{6,}|-{12,}|\.{12,}|…{4,}/u;
const LAST_PART = 0.85;

/** 'Rory Haldane, General Manager' behind a colon at the end: the names of those who signed. */
const SIGNERS =
  /:\s{1,3}(?:Dr\.? |M[rs]{1,2}\.? )?\p{Lu}[\p{L}.'-]*(?:\s\p{Lu}[\p{L}.'-]*){1,3},\s[\p{L} ]{0,30}(?:[Dd]irector|[Pp]resident|[Mm]anager|[Mm]ember|[Pp]artner|[Oo]fficer)/u;

/** '/s/ Ada Quill' is a signature wherever it stands: some are signed on a page before their general terms. */
const SIGNATURE = /\/s\/\s{0,3}\p{L}/u;

/** Signatures come after the clauses and before annexes; mentions of signing near the top don't count. */
function isSigned({ reading, parts, text }: Draft): boolean {
  const mainEnd = parts.find((start) => start > text.length / 10) ?? text.length;
  return (
    reading.sentences.some((sentence) => sentence.start > mainEnd / 2 && SIGNED.test(sentence.folded)) ||
    SIGNATURE.test(text) ||
    BLANKS.test(text.slice(text.length * LAST_PART)) ||
    SIGNERS.test(text.slice(text.length * LAST_PART))
  );
}

function mentions({ reading }: Draft, cue: RegExp): boolean {
  return reading.sentences.some((sentence) => cue.test(sentence.folded));
}

function firstLine({ reading }: Draft): Span {
  const first = reading.sentences[0];
  return first ? { start: first.start, end: Math.min(first.end, first.start + 120) } : { start: 0, end: 0 };
}

const LINES = {
  en: { signature: "Signature", name: "Name", date: "Date" },
  ru: { signature: "Подпись", name: "Ф. И. О.", date: "Дата" },
  mn: { signature: "Гарын үсэг", name: "Нэр", date: "Огноо" },
} as const;
const BLANK = "______________________________";

/** A block with lines for each party, after the last sentence. */
function missingSignatures(draft: Draft): Finding {
  const last = draft.reading.sentences.at(-1);
  const span = last ? { start: Math.max(last.start, last.end - 200), end: last.end } : { start: 0, end: 0 };
  const own = trimmed(draft.text, span);
  const isInTable = draft.text.includes("\t", draft.text.lastIndexOf("\n", own.end - 1) + 1); // no room for lines
  const words = LINES[draft.language];
  const parties = draft.parties
    .filter(({ isCollective, name, role }) => !isCollective && (role ?? name) !== null)
    .slice(0, 6);
  const blocks = parties.map(({ name, role }) =>
    [
      [role, name].filter(Boolean).join(": "),
      `${words.signature}: ${BLANK}`,
      `${words.name}: ${BLANK}`,
      `${words.date}: ${BLANK}`,
    ].join("\n"),
  );
  return finding("missingSignatures", own, {
    values: {},
    severity: "medium",
    replacement: blocks.length > 1 && !isInTable ? [draft.text.slice(own.start, own.end), ...blocks].join("\n") : null,
  });
}
