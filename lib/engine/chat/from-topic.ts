import { durationsIn } from "../facts/durations";
import type { AssistantAnswers } from "@/lib/copy/en/assistant-answers";
import type { Reading, Sentence } from "../text/reading";
import { sentencesOn, type Topic } from "../topics/topic";
import { askedAbout, beyondTopic, carriesWords, isBound, isNegative, isOnlyInACase, saysNoneOfIt } from "./asked-about";
import { found, likely, SILENT, stated, type Finding } from "./finding";
import { alone, type Question, type Wanted } from "./question";
import { retrieve } from "./retrieval";
import { isSureOf } from "./sureness";
import { haveOneValue, withValue } from "./values";

export const MOST_SENTENCES = 60;
/** Where one of its clauses says that there is none of it, the value of another is one of some cases. */
const THERE_OR_NOT: ReadonlySet<string> = new Set(["insurance", "penalty", "prepayment", "renewal", "warranty"]);
/** What lasts for months or years: a time of days in a clause on it is one to do something in. */
const LASTING: ReadonlySet<string> = new Set([
  "confidentiality",
  "exclusivity",
  "nonCompete",
  "nonSolicit",
  "warranty",
]);
const LEAST_DAYS = 60;
const VALUED: ReadonlySet<Wanted> = new Set(["amount", "day", "duration"]);

/** What the clauses on a topic say, the amount or time that is wanted first. */
export function fromTopic(
  reading: Reading,
  question: Question,
  about: { topic: Topic; copy: AssistantAnswers },
): Finding {
  const { topic, copy } = about;
  const clauses = ranked(reading, question, sentencesOn(reading, topic, MOST_SENTENCES));
  if (clauses.length === 0) return SILENT;
  const valued = question.wanted === "duration" ? lastingFirst(reading, topic, clauses) : clauses;
  const { words, sentences, found: hasValue } = withValue(reading, valued, { wanted: question.wanted, copy });
  const wantsTime = question.wanted === "duration" || question.wanted === "day";
  const timed = !hasValue && wantsTime ? timeOf(reading, question, about) : SILENT;
  if (timed.kind !== "silent") return timed;
  const asked = askedAbout(reading, question).words;
  const isOfSome = THERE_OR_NOT.has(topic.id) && clauses.some(({ folded }) => saysNoneOfIt(folded));
  const isNamed = hasValue && !isOfSome && isItsValue(reading, question, { words: asked, sentences, isPositive: true });
  const isSure =
    isNamed ||
    (!isOfSome &&
      !lacksWhatIsAsked(question, { topic, hasValue }) &&
      isSureOf(reading, topic, clauses) &&
      (!hasValue || isItsValue(reading, question, { words: beyondTopic(asked, topic), sentences })));
  return isSure ? stated(words, sentences) : likely(copy.likely, sentences);
}

/** The clauses without those that name but a few days, where it is something that lasts. */
function lastingFirst(reading: Reading, topic: Topic, clauses: readonly Sentence[]): Sentence[] {
  if (!LASTING.has(topic.id)) return [...clauses];
  return clauses.filter(({ start, end }) => {
    const lengths = durationsIn(reading.contract.text.slice(start, end));
    return lengths.length === 0 || lengths.some(({ years, months, days }) => years + months > 0 || days >= LEAST_DAYS);
  });
}

/** A clause without a value, or on somebody, answers no question for them; a cap is as often told in other words. */
function lacksWhatIsAsked({ wanted }: Question, { topic, hasValue }: { topic: Topic; hasValue: boolean }): boolean {
  if (wanted === "person") return true;
  return !hasValue && VALUED.has(wanted) && topic.id !== "liabilityCap";
}

/** The day or the length of time in the clauses on a topic, or in those under the same heading. */
export function timeOf(reading: Reading, question: Question, about: { topic: Topic; copy: AssistantAnswers }): Finding {
  const onTopic = sentencesOn(reading, about.topic, MOST_SENTENCES);
  const headings = new Set(
    onTopic.map((sentence) => headingOf(reading, sentence)).filter((heading) => about.topic.asked.test(heading)),
  );
  const beside = reading.sentences.filter(
    (sentence) => !sentence.isTitle && !sentence.isInstruction && headings.has(headingOf(reading, sentence)),
  );
  const sentences = lastingFirst(reading, about.topic, [...ranked(reading, question, onTopic), ...beside]);
  const timed = (["day", "duration"] as const)
    .map((wanted) => withValue(reading, sentences, { wanted, copy: about.copy }))
    .find(({ found }) => found);
  if (!timed) return SILENT;
  // Of a question that goes on from another, its own words: those before it named the topic.
  const words = beyondTopic(askedAbout(reading, alone(question)).words, about.topic);
  const isSure =
    isSureOf(reading, about.topic, onTopic) &&
    isItsValue(reading, { ...question, wanted: "day" }, { words, sentences: timed.sentences });
  return found(isSure ? "stated" : "likely", isSure ? timed.words : about.copy.likely, timed.sentences.slice(0, 1));
}

/** Whether the first sentence has all the words, and no other that has them has another value. */
function isItsValue(
  reading: Reading,
  { wanted }: Question,
  { words, sentences, isPositive }: { words: readonly string[]; sentences: readonly Sentence[]; isPositive?: boolean },
): boolean {
  const carrying = sentences.filter((sentence) => carriesWords(reading, sentence, words));
  const [first] = carrying;
  if (!first || first !== sentences[0] || (isPositive && isNegative(first.folded))) return false;
  if (VALUED.has(wanted) && isOnlyInACase(first.folded)) return false;
  return haveOneValue(reading, carrying, wanted) && !(wanted === "amount" && isBound(first.folded));
}

function headingOf(reading: Reading, sentence: Sentence): string {
  return reading.sections[sentence.section]?.foldedHeading ?? "";
}

/** The clauses with those first that have most of the question's words. */
export function ranked(reading: Reading, question: Question, sentences: readonly Sentence[]): Sentence[] {
  const ranks = new Map(retrieve(reading, question.raw, 40).map((hit, index) => [hit.sentence.start, index]));
  return [...sentences].sort((a, b) => (ranks.get(a.start) ?? 99) - (ranks.get(b.start) ?? 99) || a.start - b.start);
}
