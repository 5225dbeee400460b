import type { AssistantAnswers } from "@/lib/copy/en/assistant-answers";
import { actorsOf } from "../find/actors";
import { folded } from "../text/folding";
import type { Reading } from "../text/reading";
import { TOPICS } from "../topics/all";
import type { Topic } from "../topics/topic";
import { answerIntent } from "./category-answers";
import { judge } from "./claims";
import { SILENT, type Finding } from "./finding";
import { fromText } from "./from-text";
import { fromTopic, timeOf } from "./from-topic";
import { intentOf, type Intent } from "./intents";
import { contradicted, supposesOtherwise } from "./premise";
import { alone, type Question } from "./question";
import { stemsOf } from "./stemming";
import { whoDoes } from "./who";
import { yesOrNo } from "./yes-or-no";

/** Of these notice is given. */
const NOTICED: ReadonlySet<string> = new Set(["termination", "terminationForConvenience", "renewal"]);

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
  const who = question.wanted === "person" && intent !== "parties" ? whoDoes(reading, question, copy) : SILENT;
  if (who.kind !== "silent") return who;
  if (
    intent !== null &&
    !(topic && (intent === "obligations" || intent === "survival") && question.wanted !== "duration")
  ) {
    const finding = answerIntent(intent, { reading, question, copy });
    if (intent !== "price" || finding.kind !== "silent") return finding;
  }
  return topic ? fromTopic(reading, question, { topic, copy }) : fromText(reading, question, copy);
}

/** What it is about, in its own words first. A period of notice is one to end or renew where that is named too. */
function topicOf(question: Question): Topic | undefined {
  for (const text of [folded(question.own), question.folded]) {
    const topics = TOPICS.filter((candidate) => candidate.asked.test(text));
    const [first] = topics;
    if (first?.id === "notice") return topics.find(({ id }) => NOTICED.has(id)) ?? first;
    if (first) return first;
  }
  return undefined;
}

/** 'And when does it end?' after a question on secrets: the time that the clauses on secrets state, if they do. */
function endOfEarlierTopic(reading: Reading, question: Question, copy: AssistantAnswers): Finding {
  const own = alone(question);
  const asksTime = own.wanted === "day" || own.wanted === "duration" || intentOf(own.folded) === "expiry";
  const topic = asksTime && !topicOf(own) ? topicOf(question) : undefined;
  return topic ? timeOf(reading, question, { topic, copy }) : SILENT;
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
