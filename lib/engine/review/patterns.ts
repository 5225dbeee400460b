import type { Language } from "@/lib/copy/languages";
import * as clauses from "./topic.cues";
import * as money from "./topic-money.cues";
import { whichMatch } from "../text/matcher";
import type { Sentence } from "../text/reading";
import { TOPICS } from "../topics/all";
import { TOPIC_IDS, type TopicId } from "./topics";

type Met = { topic: TopicId; name: string };
type Named = { topic: TopicId; name: string; cues: readonly { when: RegExp }[] };

const CYRILLIC = /[\u0400-\u052f]/;
type Cues = Readonly<Record<string, Partial<Record<Language, Readonly<Record<string, RegExp>>>>>>;
const PACKS: readonly Cues[] = [clauses, money];
type Matched = { named: readonly Named[]; which: ReturnType<typeof whichMatch> };
const ASKED = whichMatch(TOPICS.map(({ stated }) => stated));
const LATIN = namedIn(["en"]);
const OTHER = namedIn(["ru", "mn"]);

/** Shared by the classifier and the pattern-based topics. */
const known = new WeakMap<Sentence, readonly Met[]>();

/** The topics whose patterns a sentence matches, with the pattern names. Titles and instructions match none. */
export function topicsMet(sentence: Sentence): readonly Met[] {
  if (sentence.isTitle || sentence.isInstruction) return [];
  const ready = known.get(sentence);
  if (ready) return ready;
  const { named, which } = CYRILLIC.test(sentence.folded) ? OTHER : LATIN;
  const met = which(sentence).flatMap((place) => named[place] ?? []);
  known.set(sentence, met);
  return met;
}

/** Names of all patterns a sentence matches, including question patterns: inputs of the classifier. */
export function patternsMet(sentence: Sentence): string[] {
  const asked =
    sentence.isTitle || sentence.isInstruction ? [] : ASKED(sentence).map((place) => TOPICS[place]?.id ?? "");
  return [...asked, ...topicsMet(sentence).map(({ topic, name }) => `${topic}.${name}`)];
}

function namedIn(languages: readonly Language[]): Matched {
  const named = TOPIC_IDS.flatMap((topic) =>
    languages.flatMap((language) =>
      patternsOn(topic, language).map(([name, when]) => ({ topic, name, cues: [{ when }] })),
    ),
  );
  return { named, which: whichMatch(named.map(({ cues }) => cues)) };
}

function patternsOn(topic: TopicId, language: Language): [name: string, pattern: RegExp][] {
  return PACKS.flatMap((cues) => Object.entries(cues[topic]?.[language] ?? {}));
}
