import type { Language } from "@/lib/copy/languages";
import { anyOf } from "../../language/patterns";
import { stemIn } from "../../language/stem";
import { finding, type Check, type Finding } from "../check";
import { wordsOfSentence, type Draft } from "../draft";
import { referencesIn } from "../references/references";
import { sentenceAt, type Sentence } from "../../text/reading";
import { mayDiffer } from "../../text/ranks";
import { splitWords } from "../../text/folding";
import * as bargain from "./bargains.cues";
import * as cue from "./opposites.cues";
import { longSaidIn, MOST_OF_ONE, saidIn, sharing, wordsWithout, type Said } from "./said";
import { costSides } from "./costs";
import { forumPairs } from "./forums";
import { areMirroredOnOwn } from "./mirrored";
import { isSameWord } from "../terms/introduced";
import { partiesNamed } from "./sides";

/** Two clauses that cannot both hold, the earlier first. */
type Pair = readonly [Said, Said];

const IN_SOME_CASE = anyOf(cue.inSomeCase);
const FORBIDS = anyOf(cue.forbids);
const ALLOWS = anyOf(cue.allows);
const HAS_EXCEPTIONS = anyOf(cue.hasExceptions);
const NEEDS_CONSENT = anyOf(cue.needsConsent);
const WITHOUT_CONSENT = anyOf(cue.withoutConsent);
const DEED = {
  en: anyOf(cue.allowedDeed.en),
  ru: anyOf(cue.allowedDeed.ru),
  mn: anyOf(cue.allowedDeed.mn),
} satisfies Record<Language, RegExp>;
const FORBIDDEN = {
  en: anyOf(cue.forbiddenDeed.en),
  ru: anyOf(cue.forbiddenDeed.ru),
  mn: anyOf(cue.forbiddenDeed.mn),
} satisfies Record<Language, RegExp>;
const TITLE = anyOf(cue.titlePasses);
const RISK = anyOf(cue.riskPasses);
const SHORTEST_VERB = 5;
const MODAL: Readonly<Record<Language, RegExp>> = cue.modalStem;

type Topic = { one: RegExp; other: RegExp; isUnconditional: boolean; unless?: RegExp };
/** Two things that a contract doesn't say of one matter; whether the first holds always; what makes either another. */
const OPPOSED: readonly Topic[] = [
  { one: anyOf(cue.doesNotGoOn), other: anyOf(cue.goesOn), isUnconditional: true },
  { one: anyOf(cue.priceStays), other: anyOf(cue.priceMoves), isUnconditional: true, unless: anyOf(cue.forATime) },
  { one: anyOf(cue.silenceDoesNot), other: anyOf(cue.silenceAccepts), isUnconditional: false },
  { one: anyOf(cue.noSubcontractors), other: anyOf(cue.subcontractorsUsed), isUnconditional: true },
  { one: anyOf(bargain.earlyIsFree), other: anyOf(bargain.earlyIsPaid), isUnconditional: true },
  {
    one: anyOf(bargain.nobodyElse),
    other: anyOf(bargain.othersToo),
    isUnconditional: true,
    unless: anyOf(bargain.elsewhere),
  },
];

/** Clauses on one thing must share this part of their words, and so many of them. */
const [ALIKE, FEWEST] = [0.4, 2];

/** Two clauses of which one says the opposite of the other. Reported at the later one, with both quoted. */
export const opposites: Check = (draft) => {
  const reported = new Set<number>();
  return opposedClauses(draft).flatMap(([one, other]): Finding[] => {
    if (reported.has(other.sentence.start) || mayDiffer(draft.reading, one.sentence, other.sentence)) return [];
    reported.add(other.sentence.start);
    const values = { first: quoted(draft, one), where: one.name, second: quoted(draft, other), here: other.name };
    return [finding("contradiction", other.sentence, { values, severity: "high" })];
  });
};

/** The pairs of clauses that cannot both hold, and of which none names the other. */
export function opposedClauses(draft: Draft): Pair[] {
  const named = clausesNamed(draft);
  return oppositePairs(draft).filter(
    ([one, other]) => !namesEither(named, one, other) && !areMirroredOnOwn(draft, one.sentence, other.sentence),
  );
}

function oppositePairs(draft: Draft): Pair[] {
  const all = saidIn(draft);
  return [
    ...betweenTwo(permits(draft, all)),
    ...costSides(draft, all),
    ...OPPOSED.flatMap((topic) => opposed(all, topic)),
    ...betweenTwo(forumPairs(draft, longSaidIn(draft))),
    ...passings(all, RISK),
    ...passings(all, TITLE).filter(([one, other]) => areAlike(draft.language, one, other)),
  ].sort(([, one], [, other]) => one.sentence.start - other.sentence.start);
}

function betweenTwo(pairs: readonly Pair[]): Pair[] {
  return pairs.map(([one, other]) => (one.sentence.start < other.sentence.start ? [one, other] : [other, one]));
}

/** One forbids without a condition what the other allows; or one needs consent and the other doesn't. */
function permits(draft: Draft, all: readonly Said[]): Pair[] {
  const forbidding = all.filter(
    ({ sentence: { folded: words } }) =>
      FORBIDS.test(words) && !ALLOWS.test(words) && !IN_SOME_CASE.test(words) && !HAS_EXCEPTIONS.test(words),
  );
  const allowing = all.filter(
    ({ sentence: { folded: words } }) => ALLOWS.test(words) && !FORBIDS.test(words) && !HAS_EXCEPTIONS.test(words),
  );
  const asking = all.filter(
    ({ sentence: { folded: words } }) => NEEDS_CONSENT.test(words) && !isFree(words) && !HAS_EXCEPTIONS.test(words),
  );
  const free = all.filter(({ sentence: { folded: words } }) => isFree(words) && !HAS_EXCEPTIONS.test(words));
  const permitted = pairsOf(forbidding, [...allowing, ...free]).filter(
    ([one, other]) => isOnOneThing(draft, one, other) && isOfOneParty(draft, one, other),
  );
  const unasked = pairsOf(asking, free).filter(([one, other]) => areAlike(draft.language, one, other));
  return [...permitted, ...unasked];
}

/** A right that needs nobody's consent. 'Neither Party may assign without consent' gives none. */
const isFree = (words: string) => WITHOUT_CONSENT.test(words) && !FORBIDS.test(words);

function pairsOf(some: readonly Said[], others: readonly Said[]): Pair[] {
  const compared = others.slice(0, MOST_OF_ONE);
  return some
    .slice(0, MOST_OF_ONE)
    .flatMap((one) => compared.flatMap((other): Pair[] => (one.clause === other.clause ? [] : [[one, other]])));
}

/** The deed that is allowed is the one forbidden, and its object too. */
function isOnOneThing({ language }: Draft, forbidding: Said, allowing: Said): boolean {
  const deeds = wordsOf(allowing, DEED[language], language) ?? [];
  const forbidden = wordsOf(forbidding, FORBIDDEN[language], language) ?? forbidding.words;
  return isShared(deeds, forbidden, language) && areAlike(language, forbidding, allowing);
}

function areAlike(language: Language, one: Said, other: Said): boolean {
  const [first, second] = [one, other].map(({ words }) => wordsWithout(words, MODAL[language]));
  const { share, count, same } = sharing(first ?? [], second ?? []);
  return share >= ALIKE && count >= FEWEST && same > 0;
}

/** The same word, or in English one of the same concept: 'end' and 'terminate'. */
function isShared(some: Said["words"], others: Said["words"], language: Language): boolean {
  if (language === "en") return sharing(some, others).count > 0;
  return some.some(({ stem }) => others.some((other) => isOneVerb(stem, other.stem)));
}

/** Also with the ending of having it done: 'түрээслэх' and 'түрээслүүлэх'. */
function isOneVerb(one: string, other: string): boolean {
  const [short, long] = one.length < other.length ? [one, other] : [other, one];
  return isSameWord(one, other) || (short.length >= SHORTEST_VERB && long.startsWith(short));
}

/** The words that a pattern captures; null where it finds nothing. */
function wordsOf({ words, sentence }: Said, pattern: RegExp, language: Language): Said["words"] | null {
  const found = pattern
    .exec(sentence.folded)
    ?.slice(1)
    .find((group) => group !== undefined);
  if (found === undefined) return null;
  const stems = splitWords(found).map((word) => stemIn(language, word));
  return words.filter((own) => stems.some((stem) => isSameWord(own.stem, stem)));
}

function isOfOneParty(draft: Draft, one: Said, other: Said): boolean {
  const [first, second] = [one, other].map(({ sentence }) => partiesNamed(draft, sentence.folded)[0]?.role);
  return first === undefined || second === undefined || first === second;
}

/** 'Auto-renewal' is a heading. */
const FEWEST_WORDS = 4;

function opposed(sentences: readonly Said[], { one, other, isUnconditional, unless }: Topic): Pair[] {
  const all = sentences.filter(
    ({ sentence: { folded: words } }) => words.split(" ").length >= FEWEST_WORDS && unless?.test(words) !== true,
  );
  const first = all.filter(
    ({ sentence: { folded: words } }) => one.test(words) && !(isUnconditional && IN_SOME_CASE.test(words)),
  );
  const second = all.filter(({ sentence: { folded: words } }) => other.test(words) && !one.test(words));
  const [saysFirst, saysSecond] = [first, second].map((some) => new Set(some.map(({ clause }) => clause)));
  // 'It renews for two years. It then ends without notice': one clause says how the one follows the other
  return betweenTwo(
    pairsOf(
      first.filter(({ clause }) => !saysSecond?.has(clause)),
      second.filter(({ clause }) => !saysFirst?.has(clause)),
    ),
  );
}

/** The only two clauses on when a risk or a right passes. */
function passings(all: readonly Said[], pattern: RegExp): Pair[] {
  const [one, other, more] = all.filter(({ sentence: { folded: words } }) => pattern.test(words));
  return one && other && !more ? pairsOf([one], [other]) : [];
}

/** One clause names the other, so that it changes it. */
function namesEither(named: Named, one: Said, other: Said): boolean {
  return (
    isNamedIn(one, other) ||
    isNamedIn(other, one) ||
    (named.get(one.sentence)?.has(other.name) ?? false) ||
    (named.get(other.sentence)?.has(one.name) ?? false)
  );
}

/** The numbers of clauses that each sentence refers to. */
type Named = ReadonlyMap<Sentence, ReadonlySet<string>>;

function clausesNamed(draft: Draft): Named {
  const named = new Map<Sentence, Set<string>>();
  for (const { start, number } of referencesIn(draft)) {
    const sentence = sentenceAt(draft.reading, start);
    if (sentence) named.set(sentence, (named.get(sentence) ?? new Set()).add(number));
  }
  return named;
}

/** '8-3' in its words, in whatever form. */
function isNamedIn({ sentence }: Said, { name }: Said): boolean {
  return /\d[.-]\d/u.test(name) && !sentence.folded.startsWith(name) && sentence.folded.includes(name);
}

const LONGEST_QUOTE = 160;

function quoted(draft: Draft, { sentence }: Said): string {
  const words = wordsOfSentence(draft, sentence).replace(/\s+/gu, " ").trim();
  return `“${words.length > LONGEST_QUOTE ? `${words.slice(0, LONGEST_QUOTE).trimEnd()}…` : words}”`;
}
