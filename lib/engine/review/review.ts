import { findGoverningLaw } from "../find/governing-law";
import { findJurisdiction } from "../find/jurisdiction";
import type { Passage } from "../port";
import type { Reading } from "../text/reading";
import { toPassage, type Span } from "../text/spans";
import { findOwnDays, type OwnDay } from "../time/own-days";
import { sentenceNaming } from "./absence";
import { scoreTopics, type Limits, type Scores } from "./classifier";
import { highest, passagesFrom, reaching } from "./passages";
import { topicsMet } from "./patterns";
import { plainSentences } from "./plain-sentences";
import type { TopicReading } from "./reading-of-topic";
import { TOPIC_IDS, type TopicId } from "./topics";

/**
 * `basis`: `stated` and `absent` require a limit confirmed on contracts outside the training set, `absent` also that no
 * sentence has the topic's words; otherwise `likely` or `nearest`, which gives the closest passage. `margin`: logits
 * from the best sentence to the limit; null if only patterns decide.
 */
export type TopicReview = Omit<TopicReading, "value"> & { topic: TopicId };

/** Maximum passages shown per topic; further ones add little. */
const MOST_PASSAGES = 12;
const CYRILLIC_SHARE = 0.2;

/** Reviews a contract for topics, by default all, in topic order. Linear in the text. */
export function review(reading: Reading, topics: readonly TopicId[] = TOPIC_IDS): TopicReview[] {
  return reviewBy(isEnglish(reading) ? scoreTopics(reading) : new Map(), reading, topics);
}

/** The same with given scores; a topic without scores uses its patterns. */
export function reviewBy(scores: Scores, reading: Reading, topics: readonly TopicId[]): TopicReview[] {
  const byPatterns = indicesByPattern(reading);
  return TOPIC_IDS.filter((topic) => topics.includes(topic)).map((topic) => {
    const fitted = scores.get(topic);
    if (fitted) return byWeights(reading, topic, fitted);
    const met = new Set([...(byPatterns.get(topic) ?? []), ...plainSentences(reading, topic)]);
    return byRules(
      reading,
      topic,
      [...met].sort((one, other) => one - other),
    );
  });
}

function byRules(reading: Reading, topic: TopicId, indices: readonly number[]): TopicReview {
  const spans: readonly Span[] = findSpans(reading, topic, indices);
  const present = spans.length > 0;
  return {
    topic,
    present,
    basis: present ? "likely" : "nearest",
    margin: null,
    passages: spans.slice(0, MOST_PASSAGES).map((span) => toPassage(reading.contract, span)),
  };
}

/** The weights come from English contracts and don't apply to others. */
function isEnglish({ contract: { text } }: Reading): boolean {
  const sample = text.slice(0, 20_000);
  const cyrillic = sample.match(/[\u0400-\u052f]/g)?.length ?? 0;
  const latin = sample.match(/[A-Za-z]/g)?.length ?? 0;
  return cyrillic <= CYRILLIC_SHARE * (cyrillic + latin);
}

function byWeights(
  reading: Reading,
  topic: TopicId,
  { limits, ofSentences }: { limits: Limits; ofSentences: Float64Array },
): TopicReview {
  const best = highest(ofSentences);
  const margin = best === -Infinity ? null : Math.round((best - limits.present) * 100) / 100;
  const plain = best >= limits.present ? [] : plainSentences(reading, topic);
  if (plain.length > 0) return { topic, present: true, basis: "likely", margin, passages: shown(reading, plain) };
  const present = best >= limits.present;
  const isAbsent = limits.absent !== null && best < limits.absent;
  const named = isAbsent ? sentenceNaming(reading, topic) : null;
  if (!present && isAbsent && named === null) return { topic, present, basis: "absent", margin, passages: [] };
  const indices = named === null ? reaching(ofSentences, present ? limits.passage : Infinity) : [named];
  const spans = bestFirst(passagesFrom(reading, indices), reading.sentences[ofSentences.indexOf(best)]);
  return {
    topic,
    present,
    basis: !present ? "nearest" : limits.stated !== null && best >= limits.stated ? "stated" : "likely",
    margin,
    passages: spans.slice(0, present ? MOST_PASSAGES : 1).map((span) => toPassage(reading.contract, span)),
  };
}

/** The passage with the best sentence, then the others in the contract's order: what is shown of one is its best. */
function bestFirst(spans: readonly Span[], sentence: Span | undefined): Span[] {
  const isBest = ({ start, end }: Span) => sentence !== undefined && start <= sentence.start && sentence.end <= end;
  return [...spans.filter(isBest), ...spans.filter((span) => !isBest(span))];
}

function shown(reading: Reading, indices: readonly number[]): Passage[] {
  return passagesFrom(reading, indices)
    .slice(0, MOST_PASSAGES)
    .map((span) => toPassage(reading.contract, span));
}

function indicesByPattern(reading: Reading): Map<TopicId, number[]> {
  const found = new Map<TopicId, number[]>();
  reading.sentences.forEach((sentence, index) => {
    for (const topic of new Set(topicsMet(sentence).map((met) => met.topic))) {
      const known = found.get(topic);
      if (known) known.push(index);
      else found.set(topic, [index]);
    }
  });
  return found;
}

/** Law, forum and dates come from Find and the date rules, in every language. */
function findSpans(reading: Reading, topic: TopicId, indices: readonly number[]): readonly Span[] {
  if (topic === "governing_law") return findGoverningLaw(reading);
  if (topic === "dispute_resolution") return findJurisdiction(reading);
  if (topic === "agreement_date") return toSpans(findOwnDays(reading).made);
  if (topic === "effective_date") return toSpans(findOwnDays(reading).start ?? findOwnDays(reading).made);
  return passagesFrom(reading, indices);
}

function toSpans(day: OwnDay | null): Span[] {
  return day ? [{ start: day.candidate.mention.start, end: day.candidate.mention.end }] : [];
}
