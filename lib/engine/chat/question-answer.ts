import type { AssistantAnswers } from "@/lib/copy/en/assistant-answers";
import { actorsOf } from "../find/actors";
import { datesIn } from "../facts/date-text";
import { durationsIn } from "../facts/durations";
import { amountsIn } from "../facts/money";
import { folded } from "../text/folding";
import { sentenceAt, type Reading, type Sentence } from "../text/reading";
import { TOPICS } from "../topics/all";
import { sentencesOn, type Topic } from "../topics/topic";
import { answerIntent } from "./category-answers";
import { judge } from "./claims";
import { found, likely, SILENT, stated, type Finding } from "./finding";
import { intentOf, type Intent } from "./intents";
import { contradicted, supposesOtherwise } from "./premise";
import { alone, type Question } from "./question";
import { retrieve } from "./retrieval";
import { stemsOf } from "./stemming";
import { isSureOf } from "./sureness";
import { withValue } from "./values";
import * as en from "../cues/en/stance";
import * as mn from "../cues/mn/stance";
import { anyOf } from "../cues/pack";
import * as ru from "../cues/ru/stance";

/** Least share of a question's weight that a sentence must meet to answer it; less is a guess. */
const COVERAGE_TO_ANSWER = 0.5;
const COVERAGE_OF_NEAREST = 0.4;
const MOST_SENTENCES = 60;
const PERMITS = anyOf(en.permits, ru.permits, mn.permits);
const FORBIDS = anyOf(en.refuses, ru.refuses, mn.refuses);
const ASKS_LEAVE = anyOf(en.leaveAsked, ru.leaveAsked, mn.leaveAsked);

/** What the contract says to a question. One that follows up is read alone first, then with the earlier one. */
export function findingFor(reading: Reading, question: Question, copy: AssistantAnswers): Finding {
  const isFollowUp = question.raw !== question.own;
  const earlier = isFollowUp ? endOfEarlierTopic(reading, question, copy) : SILENT;
  if (earlier.kind !== "silent") return earlier;
  if (!isFollowUp || !saysSomething(reading, question))
    return findingOn(reading, question, intentOf(folded(question.own)) ?? intentOf(question.folded), copy);
  const own = findingOn(reading, alone(question), intentOf(folded(question.own)), copy);
  return own.kind !== "silent" ? own : findingOn(reading, question, intentOf(folded(question.own)), copy);
}

/** 'And of the Client?' says nothing but whom: everything else is in the question before. */
function saysSomething(reading: Reading, question: Question): boolean {
  const names = new Set(actorsOf(reading.contract).flatMap((actor) => stemsOf(actor.folded)));
  return stemsOf(question.own).some((word) => !names.has(word));
}

function findingOn(reading: Reading, question: Question, asked: Intent | null, copy: AssistantAnswers): Finding {
  if (question.wanted === "verdict") return judge(reading, question.claim ?? question.folded, copy);
  const intent = asked === "summary" ? null : asked;
  const topic = topicOf(question);
  if (question.wanted === "yesOrNo") return yesOrNo(reading, question, { intent, copy, topic });
  return corrected(reading, question, { finding: opened(reading, question, { intent, copy, topic }), intent, copy });
}

/** The answer to a question that is not yes or no. */
function opened(
  reading: Reading,
  question: Question,
  about: { intent: Exclude<Intent, "summary"> | null; copy: AssistantAnswers; topic: Topic | undefined },
): Finding {
  const { intent, copy, topic } = about;
  if (
    intent !== null &&
    !(topic && (intent === "obligations" || intent === "survival") && question.wanted !== "duration")
  ) {
    const finding = answerIntent(intent, { reading, question, copy });
    if (intent !== "price" || finding.kind !== "silent") return finding;
  }
  return topic ? fromTopic(reading, question, { topic, copy }) : fromText(reading, question, copy);
}

/** What it is about, in its own words first. */
function topicOf(question: Question): Topic | undefined {
  return [folded(question.own), question.folded].flatMap(
    (text) => TOPICS.find((candidate) => candidate.asked.test(text)) ?? [],
  )[0];
}

/** 'And when does it end?' after a question on secrets: the time that the clauses on secrets state, if they do. */
function endOfEarlierTopic(reading: Reading, question: Question, copy: AssistantAnswers): Finding {
  const own = alone(question);
  const asksTime = own.wanted === "day" || own.wanted === "duration" || intentOf(own.folded) === "expiry";
  const topic = asksTime && !topicOf(own) ? topicOf(question) : undefined;
  return topic ? timeOf(reading, question, { topic, copy }) : SILENT;
}

/** The day or the length of time in the clauses on a topic, or in those under the same heading. */
function timeOf(reading: Reading, question: Question, about: { topic: Topic; copy: AssistantAnswers }): Finding {
  const onTopic = sentencesOn(reading, about.topic, MOST_SENTENCES);
  const headings = new Set(
    onTopic.map((sentence) => headingOf(reading, sentence)).filter((heading) => about.topic.asked.test(heading)),
  );
  const beside = reading.sentences.filter(
    (sentence) => !sentence.isTitle && !sentence.isInstruction && headings.has(headingOf(reading, sentence)),
  );
  const sentences = [...ranked(reading, question, onTopic), ...beside];
  const timed = (["day", "duration"] as const)
    .map((wanted) => withValue(reading, sentences, { wanted, copy: about.copy }))
    .find(({ found }) => found);
  if (!timed) return SILENT;
  const isSure = isSureOf(reading, about.topic, onTopic);
  return found(isSure ? "stated" : "likely", isSure ? timed.words : about.copy.likely, timed.sentences.slice(0, 1));
}

function headingOf(reading: Reading, sentence: Sentence): string {
  return reading.sections[sentence.section]?.foldedHeading ?? "";
}

/** 'Why French law?', 'When are the 90 days over?' where the contract says otherwise: that comes first. */
function corrected(
  reading: Reading,
  question: Question,
  about: { finding: Finding; intent: Intent | null; copy: AssistantAnswers },
): Finding {
  const { finding, intent, copy } = about;
  if (finding.kind === "silent" || finding.basis !== "stated") return finding;
  const isFalse =
    intent === "law"
      ? contradicted(reading, question, finding.passages)
      : supposesOtherwise(reading, question, finding.passages);
  if (!isFalse) return finding;
  return {
    ...finding,
    words: finding.words === copy.answers.passages ? copy.contradicts : `${copy.contradicts} ${finding.words}`,
  };
}

function yesOrNo(
  reading: Reading,
  question: Question,
  about: { intent: Exclude<Intent, "summary"> | null; copy: AssistantAnswers; topic: Topic | undefined },
): Finding {
  const { copy, topic, intent } = about;
  if (topic && intent !== "law") {
    const clauses = sentencesOn(reading, topic, MOST_SENTENCES);
    if (clauses.length === 0) return SILENT;
    const ordered = ranked(reading, question, clauses);
    return isSureOf(reading, topic, clauses) ? stated(copy.yes, ordered) : likely(copy.likelyYes, ordered);
  }
  const finding =
    intent === null ? fromText(reading, question, copy) : answerIntent(intent, { reading, question, copy });
  if (finding.kind === "silent") return finding;
  if (finding.basis === "stated" && contradicted(reading, question, finding.passages))
    return { ...finding, words: `${copy.no} ${copy.contradicts}` };
  if (intent !== null)
    return finding.basis === "stated"
      ? { ...finding, words: `${copy.yes} ${finding.words}` }
      : { ...finding, words: copy.likelyYes };
  return finding.basis === "nearest" ? finding : { ...finding, ...leaveGiven(reading, question, { finding, copy }) };
}

/** 'May the Tenant sublet?': a clause that forbids or permits decides; anything else is only shown. */
function leaveGiven(
  reading: Reading,
  question: Question,
  about: { finding: Extract<Finding, { kind: "found" }>; copy: AssistantAnswers },
): { basis: "stated" | "likely"; words: string } {
  const { copy } = about;
  const first = about.finding.passages[0];
  const text = first ? (sentenceAt(reading, first.start)?.folded ?? "") : "";
  if (!ASKS_LEAVE.test(question.folded)) return { basis: "likely", words: copy.likely };
  if (FORBIDS.test(text)) return { basis: "stated", words: `${copy.no} ${copy.closest}` };
  return PERMITS.test(text)
    ? { basis: "stated", words: `${copy.yes} ${copy.closest}` }
    : { basis: "likely", words: copy.likely };
}

function fromTopic(reading: Reading, question: Question, about: { topic: Topic; copy: AssistantAnswers }): Finding {
  const { topic, copy } = about;
  const clauses = ranked(reading, question, sentencesOn(reading, topic, MOST_SENTENCES));
  if (clauses.length === 0) return SILENT;
  const { words, sentences, found: hasValue } = withValue(reading, clauses, { wanted: question.wanted, copy });
  const wantsTime = question.wanted === "duration" || question.wanted === "day";
  const timed = !hasValue && wantsTime ? timeOf(reading, question, about) : SILENT;
  if (timed.kind !== "silent") return timed;
  return isSureOf(reading, topic, clauses) ? stated(words, sentences) : likely(copy.likely, sentences);
}

/** What no topic knows: the sentences that have nearly all of the question's words, else those that have most. */
function fromText(reading: Reading, question: Question, copy: AssistantAnswers): Finding {
  const hits = retrieve(reading, withoutUnknownFigures(reading, question.raw), 6);
  const best = hits[0];
  if (!best) return SILENT;
  const near = hits.filter((hit) => hit.coverage >= COVERAGE_OF_NEAREST && hit.score >= best.score * 0.5);
  const good = near.filter((hit) => hit.coverage >= COVERAGE_TO_ANSWER).map(({ sentence }) => sentence);
  const valued = withValue(reading, good, { wanted: question.wanted, copy });
  if (valued.found && isOnlyValue(reading, question, valued.sentences))
    return stated(valued.words, valued.sentences.slice(0, 3));
  if (good.length > 0) return likely(copy.likely, valued.sentences.slice(0, 3));
  return near.length > 0
    ? found(
        "nearest",
        copy.nearest,
        near.slice(0, 3).map(({ sentence }) => sentence),
      )
    : SILENT;
}

/** Whether the sentence with the value has no other of its kind, which might be the one that was meant. */
function isOnlyValue(reading: Reading, { wanted }: Question, [sentence]: readonly Sentence[]): boolean {
  if (!sentence) return false;
  const raw = reading.contract.text.slice(sentence.start, sentence.end);
  const found = wanted === "amount" ? amountsIn(raw) : durationsIn(raw).map(({ text }) => text);
  return new Set([...found, ...(wanted === "day" ? datesIn(raw).map(({ start }) => String(start)) : [])]).size <= 1;
}

/** A figure that the contract doesn't have finds nothing; whether it is a false premise is judged later. */
function withoutUnknownFigures(reading: Reading, question: string): string {
  return question.replace(/\d[\d.,]*\d|\d/gu, (figure) => (reading.contract.text.includes(figure) ? figure : " "));
}

function ranked(reading: Reading, question: Question, sentences: readonly Sentence[]): Sentence[] {
  const ranks = new Map(retrieve(reading, question.raw, 40).map((hit, index) => [hit.sentence.start, index]));
  return [...sentences].sort((a, b) => (ranks.get(a.start) ?? 99) - (ranks.get(b.start) ?? 99) || a.start - b.start);
}
