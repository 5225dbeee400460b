import * as en from "../cues/en/yes-or-no";
import * as stance from "../cues/en/stance";
import * as mn from "../cues/mn/yes-or-no";
import * as stanceMn from "../cues/mn/stance";
import { anyOf } from "../cues/pack";
import * as less from "../cues/en/qualified";
import * as lessMn from "../cues/mn/qualified";
import * as lessRu from "../cues/ru/qualified";
import * as ru from "../cues/ru/yes-or-no";
import * as stanceRu from "../cues/ru/stance";
import { ACTOR_WORDS, actorsOf, type Actor } from "../find/actors";
import { wordsOf } from "../text/folding";
import type { Reading, Sentence } from "../text/reading";
import type { Topic } from "../topics/topic";
import type { Question, Wanted } from "./question";
import { stem, stemsOf } from "./stemming";
import { wordsOfSubject } from "./subjects";
import { synonymsOf } from "./synonyms";

/** Whose right or duty is asked for: one party's, every party's, nobody's by name, or that of who asks. */
export type Who = { kind: "named"; label: string } | { kind: "all" | "any" | "ours" };
export type AskedAbout = {
  who: Who;
  wants: "leave" | "duty" | "fact";
  /** Words that a clause must have to answer it: not those of asking, nor the name of whom it is about. */
  words: readonly string[];
  figures: readonly string[];
  isWithoutLeave: boolean;
};

const DUTY = anyOf(en.dutyAsked, ru.dutyAsked, mn.dutyAsked);
const LEAVE = anyOf(stance.leaveAsked, stanceRu.leaveAsked, stanceMn.leaveAsked);
const EVERYONE = anyOf(en.everyone, ru.everyone, mn.everyone);
const ANYBODY = anyOf(en.anybody, ru.anybody, mn.anybody);
const EITHER_MAY = anyOf(en.eitherMay);
const OWN_SIDE = anyOf(en.ownSide, ru.ownSide, mn.ownSide);
const WITHOUT_LEAVE = anyOf(en.withoutLeave, ru.withoutLeave, mn.withoutLeave);
const BOUNDS = anyOf(en.bounds, ru.bounds, mn.bounds);
const THRESHOLD = anyOf(less.threshold, lessRu.threshold, lessMn.threshold);
const NEGATES = anyOf(en.negates, ru.negates, mn.negates);
const ASKING = new Set([...en.ASKING_WORDS, ...ru.ASKING_WORDS, ...mn.ASKING_WORDS].map(stem));
const UNITS = new Set([...en.UNIT_WORDS, ...ru.UNIT_WORDS, ...mn.UNIT_WORDS].map(stem));
const FIGURE = /\d[\d.,]*\d|\d/gu;
const NO_CAP = anyOf(less.noCap, lessRu.noCap, lessMn.noCap);
const ONLY_IN_A_CASE = anyOf(less.onlyInACase, lessRu.onlyInACase, lessMn.onlyInACase);
const OWN_NUMBER = /^[\d.]{1,9}\s/u;
const NONE_OF_IT = anyOf(less.noneOfIt, lessRu.noneOfIt, lessMn.noneOfIt);
const THIRD = anyOf(en.third, ru.third, mn.third);

/** Reads what a question asks of whom. */
export function askedAbout(reading: Reading, question: Question): AskedAbout {
  const text = question.folded.replace(WITHOUT_LEAVE, " ");
  const named = firstNamed(text, actorsOf(reading.contract));
  const rest = named ? text.slice(0, named.start) + " " + text.slice(named.end) : text;
  return {
    who: whoIn(text, named?.actor ?? null),
    wants: DUTY.test(text) ? "duty" : LEAVE.test(text) ? "leave" : "fact",
    words: tellingWords(rest, question.wanted),
    figures: question.folded.match(FIGURE) ?? [],
    isWithoutLeave: WITHOUT_LEAVE.test(question.folded),
  };
}

/** The words of a folded text that say something: neither figures nor words of asking. */
export function tellingWords(text: string, wanted: Wanted = "text"): string[] {
  const asksTime = wanted === "duration" || wanted === "day";
  const isAsking = (one: string) => ASKING.has(one) || (asksTime && UNITS.has(one));
  return wordsOf(text).filter((word) => !/^\d/u.test(word) && stemsOf(word).some((one) => !isAsking(one)));
}

/** Those of the words that do not belong to a topic: what is asked of it beyond its being there. */
export function beyondTopic(words: readonly string[], topic: Topic): string[] {
  const subject = wordsOfSubject(topic.id);
  const more = new Set(
    [en, ru, mn].flatMap(({ TOPIC_WORDS }) => (TOPIC_WORDS[topic.id] ?? "").split(" ")).map((word) => stem(word)),
  );
  return words.filter((word) => !more.has(stem(word)) && subject?.test(word) !== true && !topic.asked.test(word));
}

/** A clause with what introduces it: 'the supplier shall: (a) deliver'. Folded. */
export function withLead(reading: Reading, sentence: Sentence): string {
  const lead = sentence.lead === null ? undefined : reading.sentences[sentence.lead];
  return lead ? `${lead.folded} ${sentence.folded}` : sentence.folded;
}

/** Whether a clause, with what introduces it and its heading, has each of the words or one that means much the same. */
export function carriesWords(reading: Reading, sentence: Sentence, words: readonly string[]): boolean {
  const heading = reading.sections[sentence.section]?.foldedHeading ?? "";
  return hasWords(`${heading} ${withLead(reading, sentence)}`, words);
}

/** The same of a folded text; "to the word": one that means much the same is not enough. */
export function hasWords(text: string, words: readonly string[], how?: "to the word"): boolean {
  const stems = new Set(stemsApart(text));
  const alike = (one: string) => (how === "to the word" ? [one] : [one, ...synonymsOf(one)]);
  return words.every((word) => stemsApart(word).every((one) => alike(one).some((same) => stems.has(same))));
}

/** Whether a clause (folded) says a sum only as a bound: 'up to', 'at least'. */
export function isBound(clause: string): boolean {
  return BOUNDS.test(clause);
}

/** Whether a clause (folded) names what has to be passed before something happens: 'more than 10 days late'. */
export function isThreshold(clause: string): boolean {
  return THRESHOLD.test(clause);
}

/** Whether a clause (folded) has a 'not' of any kind. */
export function isNegative(clause: string): boolean {
  return NEGATES.test(clause);
}

/** Whether a clause (folded) says that there is none of what it is about. */
export function saysNoneOfIt(clause: string): boolean {
  return NONE_OF_IT.test(clause);
}

/** Whether a clause (folded) says that a liability has no bound. */
export function saysNoCap(clause: string): boolean {
  return NO_CAP.test(clause);
}

/** Whether what a clause (folded) says holds in a case only, or is an example. */
export function isOnlyInACase(clause: string): boolean {
  return ONLY_IN_A_CASE.test(clause.replace(OWN_NUMBER, ""));
}

/** 'Buyer' is not what is bought: who stands for a party keeps the whole word. */
function stemsApart(text: string): string[] {
  return wordsOf(text).flatMap((word) => (ACTOR_WORDS.has(word) ? [word] : stemsOf(word)));
}

function whoIn(text: string, actor: Actor | null): Who {
  if (ANYBODY.test(text) && !EITHER_MAY.test(text)) return { kind: "any" };
  if (OWN_SIDE.test(text)) return { kind: "ours" };
  if (actor === null) return { kind: "any" };
  return EVERYONE.test(actor.folded) ? { kind: "all" } : { kind: "named", label: actor.label };
}

/** Whose name comes first in a question, in whatever case, and where it stands; of two at one place the longer. */
function firstNamed(text: string, actors: readonly Actor[]): { actor: Actor; start: number; end: number } | null {
  const words = [...text.matchAll(/[\p{L}\p{N}]+/gu)].map(({ 0: word, index }) => ({
    word,
    index,
    stem: nameStem(word),
  }));
  const named = byFirstStem(actors);
  for (const [at, first] of words.entries()) {
    if (THIRD.test(words[at - 1]?.word ?? "")) continue;
    for (const { actor, stems } of named.get(first.stem) ?? []) {
      const last = words[at + stems.length - 1];
      if (last && stems.every((one, offset) => words[at + offset]?.stem === one))
        return { actor, start: first.index, end: last.index + last.word.length };
    }
  }
  return null;
}

/** The actors by the first word of their names, in the order given. */
function byFirstStem(actors: readonly Actor[]): Map<string, { actor: Actor; stems: string[] }[]> {
  const named = new Map<string, { actor: Actor; stems: string[] }[]>();
  for (const actor of actors) {
    const stems = wordsOf(actor.folded).map(nameStem);
    const [first] = stems;
    if (first === undefined) continue;
    const known = named.get(first);
    if (known) known.push({ actor, stems });
    else named.set(first, [{ actor, stems }]);
  }
  return named;
}

/** 'Buyers' are 'buyer', and 'buy' is not. */
function nameStem(word: string): string {
  return /^[a-z]/u.test(word) ? word.replace(/s$/u, "") : stem(word);
}
