import { findGoverningLaw } from "../find/governing-law";
import { findJurisdiction } from "../find/jurisdiction";
import type { Passage } from "../port";
import type { Reading } from "../text/reading";
import { toPassage, type Span } from "../text/spans";
import { findOwnDays, type OwnDay } from "../time/own-days";
import { scoreTopics, type Limits, type Scores, topicsMet } from "./classifier";
import { isOnOtherMatter } from "./other-matters";
import { plainSentences } from "./plain-sentences";
import type { TopicReading } from "./reading-of-topic";
import { TOPIC_IDS, type TopicId } from "./topics";
import { toPatternList, type Patterns } from "../language/patterns";
import * as cue from "./absence.cues";
import { matchesAny } from "../text/matcher";

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
    const last = reading.sentences[index - 1];
    const before = last?.paragraph === sentence.paragraph ? last.folded : "";
    for (const topic of new Set(topicsMet(sentence).map((met) => met.topic))) {
      if (isOnOtherMatter(topic, sentence.folded, before)) continue;
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

/** The review's weights come from contracts at least this long. UTF-16 units. */
const LONG_CONTRACT = 12_000;

/**
 * Whether the review of a long contract, whose weights know such contracts, finds its topic nowhere, and not near this
 * clause either. The weights of facts come from short contracts, where nearly every fact is stated somewhere.
 */
export function isContradicted({ contract }: Reading, review: TopicReview | undefined, { start, end }: Span): boolean {
  if (!review || review.present || review.margin === null || contract.text.length < LONG_CONTRACT) return false;
  return !review.passages.some((one) => one.start < end && start < one.end);
}

const WORDS: Readonly<Record<string, Patterns>> = cue;
const CUES = new Map(
  Object.entries(WORDS).map(([topic, patterns]) => [topic, toPatternList(patterns).map((when) => ({ when }))]),
);

/**
 * Index of the first sentence or heading with words of a topic; null if there is none, or the topic has no word list.
 * If there is one, the topic isn't absent, whatever its weights say.
 */
export function sentenceNaming(reading: Reading, topic: TopicId): number | null {
  const cues = CUES.get(topic);
  if (!cues) return null;
  const index = reading.sentences.findIndex(
    (sentence) => !sentence.isInstruction && matchesAny(sentence.folded, cues, sentence),
  );
  return index < 0 ? null : index;
}

/** Neighbours in one paragraph form one passage up to this length. UTF-16 units. */
const LONGEST = 900;

/** The sentences at these ascending indices as passages; neighbours in one paragraph are merged. */
export function passagesFrom(reading: Reading, indices: readonly number[]): Span[] {
  const spans: (Span & { last: number; paragraph: number })[] = [];
  for (const index of indices) {
    const sentence = reading.sentences[index];
    if (!sentence) continue;
    const open = spans.at(-1);
    const goesOn =
      open?.last === index - 1 && open.paragraph === sentence.paragraph && sentence.end - open.start < LONGEST;
    if (open && goesOn) Object.assign(open, { end: sentence.end, last: index });
    else spans.push({ start: sentence.start, end: sentence.end, last: index, paragraph: sentence.paragraph });
  }
  return spans.map(({ start, end }) => ({ start, end }));
}

/** The sentences that reach a limit, or the best one if none does. */
export function reaching(ofSentences: Float64Array, limit: number): number[] {
  const best = highest(ofSentences);
  const from = Math.min(limit, best);
  const indices: number[] = [];
  for (let index = 0; best !== -Infinity && index < ofSentences.length; index += 1)
    if ((ofSentences[index] ?? -Infinity) >= from) indices.push(index);
  return indices;
}

export function highest(ofSentences: Float64Array): number {
  let best = -Infinity;
  for (let index = 0; index < ofSentences.length; index += 1) best = Math.max(best, ofSentences[index] ?? -Infinity);
  return best;
}
