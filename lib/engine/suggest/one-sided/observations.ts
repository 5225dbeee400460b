import { readTextInForce } from "../../text/amendments";
import { folded } from "../../text/folding";
import { splitUnits, type Unit } from "../../text/units";
import type { Sentence } from "../../text/reading";
import { mayMeet, meets, wordHeads, type Words } from "../../positions/words";
import { anyOf } from "../../language/patterns";
import { finding, type Check, type Finding } from "../check";
import { clauseSentences, type Draft } from "../draft";
import { partiesNamed, roleNames } from "../opposites/sides";
import { definesTerm } from "./holder.cues";
import { exceptionIn, mayIn, otherRole, whose, written, type Whose } from "./holder";
import type { Kind } from "./kind";
import { BURDEN_KINDS } from "./kinds/burdens";
import { LEAVING_KINDS } from "./kinds/leaving";
import { PRICE_KINDS } from "./kinds/price";
import { RIGHT_KINDS } from "./kinds/rights";
import { WORK_KINDS } from "./kinds/work";
import { isForWork, isWorker } from "./work";

/** What is told by its words alone; penalties and leaving at will are compared with the other party's besides. */
const KINDS: readonly Kind[] = [...PRICE_KINDS, ...LEAVING_KINDS, ...RIGHT_KINDS, ...BURDEN_KINDS, ...WORK_KINDS];

/** A sentence in force with the words of its list's opening, its clause, and the beginnings of its words. */
export type Told = {
  sentence: Sentence;
  words: string;
  lead: string;
  /** The sentence before, of the same paragraph, where this one names no party: 'In this case the deposit is kept.' */
  before: string;
  clause: string;
  heads: ReadonlySet<string>;
};

/** What one party may do and the other not, or must bear alone, each in its clause. Source: B-13.1. */
export const observations: Check = (draft) => {
  if (roleNames(draft).length !== 2) return [];
  const told = toldIn(draft);
  const isWork = isForWork(draft);
  return KINDS.filter(({ work }) => work === undefined || (work === "only") === isWork).flatMap((kind) =>
    found(draft, kind, told),
  );
};

const known = new WeakMap<Draft, readonly Told[]>();
const DEFINES = anyOf(definesTerm);
/** Longer sentences say several things. UTF-16 units. */
const LONGEST = 600;

/** The sentences that may give or burden, in text order. Linear in the text. */
export function toldIn(draft: Draft): readonly Told[] {
  const ready = known.get(draft) ?? read(draft);
  known.set(draft, ready);
  return ready;
}

function read(draft: Draft): Told[] {
  const units = splitUnits(draft.reading);
  const { amended } = readTextInForce(units);
  const { sentences } = draft.reading;
  const foldedUnits = new Map<number, string>();
  let at = 0;
  let last: Sentence | null = null;
  return clauseSentences(draft).flatMap((sentence): Told[] => {
    while ((units[at]?.end ?? Infinity) <= sentence.start) at += 1;
    const unit = units[at];
    if (!unit || amended.has(at) || sentence.end - sentence.start > LONGEST || DEFINES.test(sentence.folded)) return [];
    const lead = leadOf(draft, sentence.lead === null ? "" : (sentences[sentence.lead]?.folded ?? ""));
    const clause = foldedUnits.get(at) ?? clauseWords(unit, sentence);
    foldedUnits.set(at, clause);
    const words = sentence.folded;
    const before = beforeOf(draft, sentence, last);
    last = sentence;
    return [{ sentence, words, lead, before, clause, heads: wordHeads(`${lead} ${before} ${words}`) }];
  });
}

/** 'The Tenant shall:'; a preamble that ends in a colon, and names both parties, tells nothing of one. */
function leadOf(draft: Draft, lead: string): string {
  return new Set(partiesNamed(draft, lead).map(({ role }) => role)).size > 1 ? "" : lead;
}

function beforeOf(draft: Draft, { folded: words, paragraph }: Sentence, last: Sentence | null): string {
  if (last?.paragraph !== paragraph || whose(draft, words) !== null) return "";
  return last.folded;
}

/** Of a clause that is longer, only the sentence itself bounds what it says. UTF-16 units. */
const LONGEST_CLAUSE = 2_500;
const clauseWords = (unit: Unit, sentence: Sentence) =>
  unit.end - unit.start > LONGEST_CLAUSE ? sentence.folded : folded(unit.text);

/** The sentences of a kind for the one party that it favours; none where both have the same. */
function found(draft: Draft, kind: Kind, told: readonly Told[]): Finding[] {
  const { language } = draft;
  const here = told.filter((one) => isOf(kind, one, draft)).map((one) => ({ one, who: favoured(draft, kind, one) }));
  const mirrors = kind.mirror ? told.filter((one) => areMet(kind.mirror ?? [], one, draft)) : [];
  const all = [...here.map(({ who }) => who), ...mirrors.map((one) => favoured(draft, kind, one))];
  const isForOne = areOne(all);
  const isOpenlyForOne = areOne(here.map(({ who }) => who));
  return here.flatMap(({ one, who }) => {
    if (who === null || who === "both" || isBounded(kind, one, language)) return [];
    const isOpen = isOpenlyForOne && kind.openly !== undefined && meets(kind.openly, language, one.words);
    if (!kind.isSoForBoth && !isForOne && !isOpen) return [];
    if (kind.work === "only" && isWorker(who.role)) return [];
    const values = { party: written(draft, who.role), other: written(draft, otherRole(draft, who.role)) };
    return [finding(kind.check, one.sentence, { values, severity: kind.severity })];
  });
}

/** Whether all that tell it speak of one and the same party. */
function areOne(all: readonly Whose[]): boolean {
  return new Set(all.flatMap((who) => (who === null ? [] : [who === "both" ? who : who.role]))).size === 1;
}

function isOf(kind: Kind, one: Told, draft: Draft): boolean {
  const { language } = draft;
  if (!areMet(kind.all, one, draft)) return false;
  if (kind.without?.some((list) => meets(list, language, one.words))) return false;
  return kind.who === "bearer" || mayIn(exceptionIn(one.words), language) || mayIn(one.lead, language);
}

/** So many lists have to be met in the sentence itself, if it goes on from the one before. */
const OWN = 2;

function areMet(lists: readonly Words[], { words, lead, before, heads }: Told, { language }: Draft): boolean {
  if (!lists.every((list) => mayMeet(list, language, heads))) return false;
  const whole = `${lead} ${before} ${words}`.trim();
  if (before !== "" && !lists.slice(0, OWN).every((list) => meets(list, language, words))) return false;
  return lists.every((list) => meets(list, language, whole));
}

/** The party that gains by the sentence: that has the right, or doesn't bear the burden. */
function favoured(draft: Draft, { who, all: [about] }: Kind, { words, lead, before }: Told): Whose {
  if (before !== "") return whoWent(draft, who, before);
  const of = whose(draft, exceptionIn(words), { lead, about: who === "bearer" ? about : undefined });
  if (of === null || of === "both") return of;
  if (who === "holder" && !of.isFree) return null;
  const isHolder = who === "holder" || of.isGiven || of.isFree;
  return isHolder ? of : { ...of, role: otherRole(draft, of.role) };
}

/** 'The Tenant may leave. In this case the deposit is kept': it is on whoever the sentence before speaks of. */
function whoWent(draft: Draft, who: Kind["who"], before: string): Whose {
  const of = whose(draft, before);
  return of === null || of === "both" || who === "holder" ? null : { ...of, role: otherRole(draft, of.role) };
}

function isBounded({ limits = [], openly }: Kind, { words, clause }: Told, language: Draft["language"]): boolean {
  if (openly && (meets(openly, language, words) || meets(openly, language, clause))) return false;
  return limits.some((list) => meets(list, language, clause)) || (limits.length > 0 && /\d\s?%/u.test(clause));
}
