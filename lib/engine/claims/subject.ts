import type { Language } from "@/lib/copy/languages";
import { groupedBy } from "@/lib/grouped-by";
import * as cue from "./modality.cues";
import { anyOf } from "../language/patterns";
import { findActors, type Actor } from "../find/actors";
import { stemIn } from "../language/stem";
import { either, light } from "../text/either";
import { folded } from "../text/folding";
import type { Reading } from "../text/reading";
import type { Span } from "../text/spans";

/** A party's name in a text. `isBase`: uninflected, which in Russian and Mongolian marks the subject. */
type NamedParty = Span & { label: string; isBase: boolean };
export type PartyNames = (text: string, language: Language) => NamedParty[];

const WORD = light(/[\p{L}\p{N}]+/gu);
const OBLIQUE = anyOf(cue.oblique);
const DONE_BY = anyOf(cue.doneBy.en);
const PASSIVE_RU = anyOf(cue.doneBy.ru);
const TO_SOMEBODY = anyOf(cue.toSomebody);
const JOINED = either(String.raw`^,? and (?:the )?$`, "^ и $", "^ ба | болон $");
const EVERYBODY = either(
  "^(?:each|either|neither|both|the)? ?part(?:y|ies)$",
  "^(?:стороны|сторона|каждая из сторон|ни одна из сторон)$",
  "^(?:талууд|аль нэг тал|тал бүр|тал)$",
);
/** Several parties, or all of them. */
const ALL = "*";

const known = new WeakMap<Reading, PartyNames>();

/** Finds a contract's parties in texts, by names and roles in any grammatical case. */
export function partyFinder(reading: Reading): PartyNames {
  const ready = known.get(reading) ?? finderFor(findActors(reading.contract));
  known.set(reading, ready);
  return ready;
}

function finderFor(actors: readonly Actor[]): PartyNames {
  const indexes = new Map<Language, Index>();
  return (text, language) => {
    const index = indexes.get(language) ?? indexOf(actors, language);
    indexes.set(language, index);
    const words = findWords(text).map((one) => ({ ...one, stem: stemIn(language, one.word) }));
    const found: NamedParty[] = [];
    for (let at = 0; at < words.length; at += 1) {
      const named = (index.get(words[at]?.stem ?? "") ?? []).find(({ stems }) =>
        stems.every((stem, offset) => words[at + offset]?.stem === stem),
      );
      if (!named) continue;
      const [start, end] = [words[at]?.start ?? 0, words[at + named.stems.length - 1]?.end ?? 0];
      const label = EVERYBODY.test(named.actor.folded) ? ALL : folded(named.actor.label);
      found.push({ start, end, label, isBase: text.slice(start, end) === named.actor.folded });
      at += named.stems.length - 1;
    }
    return found;
  };
}

/** Names by first stem, longest first. */
type Index = ReadonlyMap<string, readonly { actor: Actor; stems: readonly string[] }[]>;

function indexOf(actors: readonly Actor[], language: Language): Index {
  const stemmed = actors
    .map((actor) => ({ actor, stems: findWords(actor.folded).map(({ word }) => stemIn(language, word)) }))
    .sort((one, other) => other.stems.length - one.stems.length);
  return groupedBy(stemmed, ({ stems }) => stems[0] ?? "");
}

function findWords(text: string): (Span & { word: string })[] {
  return [...text.matchAll(WORD)].map(({ 0: word, index }) => ({ word, start: index, end: index + word.length }));
}

/** The party that the words name, `ALL` for several, null for none ('this agreement'). */
export function partyNamed(names: PartyNames, words: string, language: Language): string | null {
  const labels = new Set(names(folded(words), language).map(({ label }) => label));
  const [only] = labels;
  return labels.size > 1 ? ALL : (only ?? null);
}

/**
 * The subject of a modal word in a folded sentence: the last party before it that isn't an object, or in a passive
 * sentence the agent. Null if there is none.
 */
export function subjectAt(
  sentence: string,
  at: number,
  { names, language }: { names: PartyNames; language: Language },
): string | null {
  const named = names(sentence, language);
  const subjects = named.filter((one) => one.start < at && !isOblique(sentence, one, language));
  const last = subjects.at(-1);
  if (last) {
    const before = subjects.at(-2);
    const isJoint = before && before.label !== last.label && JOINED.test(sentence.slice(before.end, last.start));
    return isJoint ? ALL : last.label;
  }
  if (language === "en") return named.find(({ start }) => DONE_BY.test(sentence.slice(0, start)))?.label ?? null;
  const isAbout = language === "mn" || PASSIVE_RU.test(sentence) || TO_SOMEBODY.test(sentence);
  return (isAbout ? named[0]?.label : named.find(({ isBase }) => isBase)?.label) ?? null;
}

function isOblique(sentence: string, { start, end, isBase }: NamedParty, language: Language): boolean {
  if (language !== "en") return !isBase;
  return OBLIQUE.test(sentence.slice(0, start)) || sentence.startsWith("'", end);
}
