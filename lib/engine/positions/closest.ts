import type { ClauseIndex } from "../ask/clause-index";
import type { TopicReview } from "../review/review";
import type { FactKind } from "../review/fact";
import { STOP } from "../lexicon/stop-words";
import { splitWords } from "../text/folding";
import { isNamedIn, type Mention } from "./absent";
import type { Prepared, PreparedText } from "./prepared";
import type { Subject } from "./subject";
import { readValues } from "./claims";
import { meets, type Words } from "./words";

type Contract = { index: ClauseIndex; units: readonly Prepared[]; mentions: Mention; topic: TopicReview | undefined };

/** Less is a day or a blank under a title. */
const FEWEST_WORDS = 3;

/** What counts for a clause being the one on a subject; a hint of the lexicon counts nothing. */
const COUNTS = { title: 4, opening: 3, fact: 4, review: 2, name: 2, whole: 1, value: 2, another: -2 } as const;

/**
 * The clauses that come closest to a subject, the closest first: one whose title or first words name it comes before
 * one that only mentions it. `named`: those with any word of it. Linear.
 */
export function closestClauses(subject: Subject, named: readonly number[], contract: Contract): number[] {
  const { index, units, topic } = contract;
  const reviewed = isPresent(topic) ? placesOf(topic, index) : [];
  const valued = units.flatMap((unit, at) => (saysHowMuch(subject, unit) ? [at] : []));
  const titled = titledPlaces(subject, units);
  const found = new Set([...named, ...reviewed, ...factPlaces(subject, index), ...valued, ...titled]);
  const places = [...found].sort((one, two) => one - two);
  return places
    .flatMap((at) => {
      const unit = units[at];
      if (!unit || unit.unit.isTitle || unit.unit.words < FEWEST_WORDS || isOnOthersOnly(subject, unit)) return [];
      return [{ at, score: scoreOf(subject, unit, at, contract) + (reviewed.includes(at) ? COUNTS.review : 0) }];
    })
    .sort((one, two) => two.score - one.score || one.at - two.at)
    .map(({ at }) => at);
}

/** What a guarantor owes: no sentence is on the parties themselves. */
function isOnOthersOnly(subject: Subject, { unit, sentences }: Prepared): boolean {
  const { others } = subject;
  if (!others) return false;
  const own = sentences.filter(({ text }) => !meets(others, unit.language, text));
  return own.length < sentences.length && !own.some((one) => namesIt(subject, one, unit));
}

/** Where a fact of the same name was read. */
function factPlaces({ id }: Subject, { units }: ClauseIndex): number[] {
  return units.flatMap(({ facts }, at) => (facts.has(id as FactKind) ? [at] : []));
}

function isPresent(topic: TopicReview | undefined): topic is TopicReview {
  return topic?.present === true && (topic.basis === "stated" || (topic.margin ?? 0) >= 1);
}

function placesOf({ passages: [first] }: TopicReview, { units }: ClauseIndex): number[] {
  if (!first) return [];
  return units.flatMap(({ start, end }, at) => (first.start < end && start < first.end ? [at] : []));
}

/** The clauses under a heading that names the subject in any of its words. Linear. */
export function titledPlaces({ titles, without }: Subject, units: readonly Prepared[]): number[] {
  if (!titles) return [];
  return units.flatMap(({ unit: { language, isTitle }, heading }, at) =>
    !isTitle && meets(titles, language, heading.text) && !(without && meets(without, language, heading.text))
      ? [at]
      : [],
  );
}

function scoreOf(
  subject: Subject,
  { unit, heading, sentences: all }: Prepared,
  at: number,
  contract: Contract,
): number {
  const { language, facts } = unit;
  const isRule = ({ noRule }: PreparedText) => noRule === null;
  const sentences = all.filter(isRule);
  const isOfOther = subject.without !== undefined && meets(subject.without, language, heading.text);
  const isNamed = (part: PreparedText) => !isOfOther && namesIt(subject, part, unit);
  const naming = all.flatMap((one, place) => (isRule(one) && isNamed(one) ? [place] : []));
  const [first] = sentences;
  const opens = first !== undefined && isNamed({ ...first, text: openingOf(first.text, unit) });
  const others = naming.filter((place) => isOnAnother(subject, contract.mentions.readAs(at, place)));
  const isOthers = naming.length > 0 && others.length === naming.length;
  const isTitled = titledPlaces(subject, [{ unit, heading, sentences }]).length > 0;
  const isWhole = naming.some((place) => (subject.with ?? []).every((list) => isMet(list, all[place])));
  return (
    (isNamed(heading) || isTitled ? COUNTS.title : opens ? COUNTS.opening : 0) +
    (naming.length > 0 ? COUNTS.name + (isWhole ? COUNTS.whole : 0) : 0) +
    (isOthers ? COUNTS.another : 0) +
    (facts.has(subject.id as FactKind) ? COUNTS.fact : 0) +
    (!isOthers && saysHowMuch(subject, { unit, heading, sentences }) ? COUNTS.value : 0)
  );

  function isMet(list: Words, part: PreparedText | undefined): boolean {
    return part !== undefined && meets(list, language, part.text);
  }
}

/** One sign, such as a notice, shows nothing without a name. */
const FEWEST_SIGNS = 2;

/** A sentence without any of its names may still be the one: 'If payment is delayed, 0.2% of that sum for each day'. */
function saysHowMuch({ with: others = [], ...subject }: Subject, { unit, sentences }: Prepared): boolean {
  if (subject.form !== "figure" || others.length < FEWEST_SIGNS) return false;
  const { language } = unit;
  return sentences.some(
    ({ text }) =>
      others.every((list) => meets(list, language, text)) &&
      !(subject.without && meets(subject.without, language, text)) &&
      readValues(subject, text, language).length > 0,
  );
}

/** By its own names; a hint is too weak. */
function namesIt({ hints: _, signs: __, ...subject }: Subject, part: PreparedText, { language }: Prepared["unit"]) {
  if (subject.without && meets(subject.without, language, part.text)) return false;
  return isNamedIn(subject, part, { language, isElsewhere: false });
}

const MOST_OPENING = 5;
const STOPS = /[.:;–—](?:\s|$)/u;

/** The first words that mean something, up to a stop behind the clause's number. */
function openingOf(sentence: string, { language }: Prepared["unit"]): string {
  const said = sentence.replace(/^[^\p{L}]+/u, "");
  const part = said.slice(0, STOPS.exec(said)?.index ?? said.length);
  const meant = splitWords(part).filter((word) => !STOP[language].has(word));
  return meant.slice(0, MOST_OPENING).join(" ");
}

function isOnAnother({ id }: Subject, read: ReadonlySet<string> | undefined): boolean {
  return read !== undefined && read.size > 0 && !read.has(id);
}
