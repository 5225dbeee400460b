/** What a contract says of notices: how, where to, when received, and by which right. Pure. Source: behaviour §47. */
import type { Language } from "@/lib/copy/languages";
import { anyOf } from "../language/patterns";
import { detectLanguage } from "../language/identify";
import { partyDetails, type Introduced } from "../parties/details";
import { nearestTo } from "../positions/nearest";
import type { Passage } from "../port";
import type { Reading, Sentence } from "../text/reading";
import { toPassage, type Span } from "../text/spans";
import { splitUnits, type Unit } from "../text/units";
import { addressIn, authorityIn } from "./addresses";
import { endingsIn, holderOf, type Ending } from "./endings";
import * as cue from "./notices.cues";
import * as rights from "./rights.cues";
import { languageSaid, receiptsIn, waysIn, type SaidReceipt, type SaidWay } from "./ways";
import { ASKED_NOTICES, ASKED_RIGHT, type NoticeKind } from "./words";

/** A clause with the number it is cited by. */
export type Clause = { passage: Passage; number: string | null };
export type NoticeTerms = {
  language: Language;
  clause: Clause | null;
  ways: (SaidWay & Clause)[];
  receipts: (SaidReceipt & Clause)[];
  languages: ({ language: Language } & Clause)[];
  /** `isForNotices`: a clause on notices gives it; else it stands where the party is introduced or signs. */
  addresses: ({ party: number; text: string; isForNotices: boolean } & Clause)[];
  emails: ({ party: number; text: string; isForNotices: boolean } & Clause)[];
  persons: ({ party: number; text: string; authority: string | null } & Clause)[];
  /** The clause that gives the right, by patterns; null where none does. */
  right: Clause | null;
  /** The one party whose right that is; null where it is each one's, or not clear. */
  rightHolder: number | null;
  /** For a termination: who may end it for no cause, and how long after the notice. */
  endings: (Pick<Ending, "party" | "length" | "isFromReceipt"> & Clause)[];
  /** What comes closest, of the clause on notices and of the right. */
  nearest: { notices: Clause | null; right: Clause | null };
};
/** `right`: the clause that other readings found, of which the number is wanted. */
export type NoticeAsked = { kind: NoticeKind; parties: readonly Introduced[]; right: Passage | null };

const NOTICE = anyOf(cue.notice);
const ON_FORM = anyOf(cue.onForm);
const ADDRESS_ABOVE = anyOf(cue.addressAbove);
const MOST = 40;
const LONGEST_CLAUSE = 1_600;
/** In as many letters behind a person's name stands by what authority they act. */
const BEHIND_A_NAME = 160;

/** Linear in the text. */
export function noticeTerms(reading: Reading, { kind, parties, right }: NoticeAsked): NoticeTerms {
  const { contract } = reading;
  const units = splitUnits(reading);
  const language = detectLanguage(contract.text.slice(0, 20_000)) ?? "en";
  const cite = (span: Span): Clause => ({ passage: toPassage(contract, span), number: numberAt(units, span.start) });
  const own = noticeSentences(reading);
  const said = own.map((sentence) => {
    const words = contract.text.slice(sentence.start, sentence.end);
    return { sentence, ways: waysIn(words), receipts: receiptsIn(words), language: languageSaid(words) };
  });
  const each = <T>(pick: (one: (typeof said)[number]) => readonly T[]) =>
    said.flatMap((one) => pick(one).map((found) => ({ ...found, ...cite(one.sentence) }))).slice(0, MOST);
  const [notices, near] = nearestTo(reading, [ASKED_NOTICES[language], ASKED_RIGHT[kind][language]]);
  const first = (found: readonly Passage[] | undefined) => (found?.[0] ? cite(found[0]) : null);
  return {
    language,
    clause: clauseOf(said, units, cite),
    ways: each(({ ways }) => ways),
    receipts: each(({ receipts }) => receipts),
    languages: each((one) => (one.language === null ? [] : [{ language: one.language }])),
    ...contacts(reading, parties, { own, cite }),
    right: right ? cite(right) : rightFor(kind, units, cite),
    rightHolder: kind === "termination" && right ? holderOf(reading, right, parties) : null,
    endings: kind === "termination" ? endingsOf(reading, parties, cite) : [],
    nearest: { notices: first(notices), right: first(near) },
  };
}

type Cite = (span: Span) => Clause;

function endingsOf(reading: Reading, parties: readonly Introduced[], cite: Cite): NoticeTerms["endings"] {
  return endingsIn(reading, parties).map(({ start, end, ...ending }) => ({ ...ending, ...cite({ start, end }) }));
}

/**
 * Sentences that speak of notices, or stand under such a heading, and behind them in the same paragraph when a letter
 * counts as received; a short line with an address looks like a title.
 */
function noticeSentences(reading: Reading): Sentence[] {
  let paragraph = -1;
  return reading.sentences.filter((sentence) => {
    if (sentence.isInstruction) return false;
    const heading = reading.sections[sentence.section]?.heading ?? "";
    if (NOTICE.test(sentence.folded) || NOTICE.test(heading)) paragraph = sentence.paragraph;
    else return sentence.paragraph === paragraph && receiptsIn(sentence.folded).some(({ way }) => way !== null);
    return true;
  });
}

type Said = { sentence: Sentence; ways: SaidWay[]; receipts: SaidReceipt[] };

/** The clause that says most of how notices are given. */
function clauseOf(said: readonly Said[], units: readonly Unit[], cite: Cite): Clause | null {
  let best: { at: Sentence; weight: number } | null = null;
  for (const { sentence, ways, receipts } of said) {
    const isOnForm = ON_FORM.test(sentence.folded) ? 0.5 : 0;
    const weight = 2 * Math.min(ways.length, 2) + Math.min(receipts.length, 1) + isOnForm;
    if (weight > (best?.weight ?? 0)) best = { at: sentence, weight };
  }
  if (!best) return null;
  const unit = unitAt(units, best.at.start);
  return cite(unit && unit.end - unit.start <= LONGEST_CLAUSE ? unit : best.at);
}

type Where = { own: readonly Sentence[]; cite: Cite };

/** Where each party is reached and who acts for it: first by the clauses on notices, then where it is introduced. */
function contacts(reading: Reading, parties: readonly Introduced[], where: Where) {
  const { contract } = reading;
  const { cite } = where;
  const given = addressesGiven(reading, parties, where);
  const isAbove = where.own.some(({ start, end }) => ADDRESS_ABOVE.test(contract.text.slice(start, end)));
  const details = partyDetails(contract, parties).flatMap((list, party) => list.map((one) => ({ ...one, party })));
  const stated = (kind: "address" | "email" | "person") =>
    details.filter((one) => one.kind === kind).map(({ party, text, passage }) => ({ party, text, ...cite(passage) }));
  const reached = (kind: "address" | "email") => {
    const own = given.flatMap(({ address, email, ...one }) => {
      const text = kind === "address" ? address : email;
      return text === null ? [] : [{ ...one, text, isForNotices: true }];
    });
    const isForNotices = kind === "address" && isAbove;
    return [...own, ...stated(kind).map((one) => ({ ...one, isForNotices }))].slice(0, MOST);
  };
  const persons = stated("person").map((one) => {
    const { start, end } = one.passage;
    const words = contract.text.slice(start, end + BEHIND_A_NAME);
    const authority = authorityIn(words);
    const stop = authority === null ? end : start + words.indexOf(authority) + authority.length;
    return { ...one, ...cite({ start, end: stop }), authority };
  });
  return { addresses: reached("address"), emails: reached("email"), persons: persons.slice(0, MOST) };
}

/** Lines of clauses on notices that name a party and an address. */
function addressesGiven(reading: Reading, parties: readonly Introduced[], { own, cite }: Where) {
  return paragraphsOf(reading, own).flatMap(({ start, end }) => {
    let at = start;
    return reading.contract.text
      .slice(start, end)
      .split("\n")
      .flatMap((line) => {
        const span = { start: at, end: at + line.length };
        at = span.end + 1;
        const found = addressIn(line, parties);
        return found ? [{ ...found, ...cite(span) }] : [];
      });
  });
}

/** The paragraphs of some sentences, and those that follow under the same heading. */
function paragraphsOf(reading: Reading, sentences: readonly Sentence[]): Span[] {
  const indices = new Set(sentences.map(({ paragraph }) => paragraph));
  return reading.paragraphs.filter((_, index) => indices.has(index));
}

const RIGHTS: Readonly<Partial<Record<NoticeKind, RegExp>>> = {
  claim: anyOf(rights.claim),
  priceChange: anyOf(rights.price),
  breach: anyOf(rights.breach),
};
const FIXED = anyOf(rights.fixedPrice);
const ENTITLES = anyOf(rights.entitles);

function rightFor(kind: NoticeKind, units: readonly Unit[], cite: Cite): Clause | null {
  const words = RIGHTS[kind];
  const unit = words && units.find((one) => !one.isTitle && isRight(one, kind, words));
  return unit ? cite(unit) : null;
}

function isRight({ text }: Unit, kind: NoticeKind, words: RegExp): boolean {
  const clause = text.slice(0, LONGEST_CLAUSE);
  if (!words.test(clause) || !ENTITLES.test(clause)) return false;
  return kind !== "priceChange" || !FIXED.test(clause);
}

function unitAt(units: readonly Unit[], place: number): Unit | undefined {
  let [low, high] = [0, units.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((units[middle]?.end ?? Infinity) <= place) low = middle + 1;
    else high = middle;
  }
  const unit = units[low];
  return unit && unit.start <= place ? unit : undefined;
}

function numberAt(units: readonly Unit[], place: number): string | null {
  return unitAt(units, place)?.number ?? null;
}
