import type { AssistantAnswers } from "@/lib/copy/en/assistant-answers";
import { sentenceAt, type Reading, type Sentence } from "../text/reading";
import { TOPICS } from "../topics/all";
import { sentencesOn, type Topic } from "../topics/topic";
import { answerIntent } from "./category-answers";
import { judge } from "./claims";
import { SILENT, stated, type Finding } from "./finding";
import type { Intent } from "./intents";
import { contradicted } from "./premise";
import type { Question } from "./question";
import { retrieve } from "./retrieval";
import { withValue } from "./values";

/** Least share of a question's weight that a sentence must meet to answer it; less is a guess. */
const COVERAGE_TO_ANSWER = 0.5;
const COVERAGE_WITH_VALUE = 0.4;
const PERMITS = /\b(?:may|can|is entitled|are entitled|has the right|is permitted|is allowed)\b(?! not)|вправе|имеет право|может|эрхтэй|болно/u;
const FORBIDS = /\b(?:shall not|will not|must not|may not|not permitted|prohibited|cannot|no party may|neither party may)\b|не вправе|не может|запрещ|не допуска|хориглоно|хгүй/u;
const ASKS_LEAVE = /\b(?:can|may|allowed|permitted|entitled|right)\b|можно|может|вправе|разреш|болох|эрхтэй|зөвшөөр/u;

/** What the contract says to a question that is no request for a summary. */
export function findingFor(reading: Reading, question: Question, context: { intent: Exclude<Intent, "summary"> | null; copy: AssistantAnswers }): Finding {
  const { intent, copy } = context;
  if (question.wanted === "verdict") return judge(reading, question.claim ?? question.folded, copy);
  const topic = TOPICS.find((candidate) => candidate.asked.test(question.folded));
  if (question.wanted === "yesOrNo") return yesOrNo(reading, question, { intent, copy, topic });
  if (intent !== null && !(topic && (intent === "obligations" || intent === "survival") && question.wanted !== "duration")) return answerIntent(intent, { reading, question, copy });
  return topic ? fromTopic(reading, question, { topic, copy }) : fromText(reading, question, copy);
}

function yesOrNo(reading: Reading, question: Question, about: { intent: Exclude<Intent, "summary"> | null; copy: AssistantAnswers; topic: Topic | undefined }): Finding {
  const { copy, topic, intent } = about;
  if (topic && intent !== "law") {
    const found = sentencesOn(reading, topic, 60);
    return found.length > 0 ? stated(copy.yes, ranked(reading, question, found)) : { kind: "silent", verdict: "no" };
  }
  const finding = intent === null ? fromText(reading, question, copy) : answerIntent(intent, { reading, question, copy });
  if (finding.kind === "silent") return { kind: "silent", verdict: "no" };
  if (contradicted(reading, question, finding.passages)) return { ...finding, words: `${copy.no} ${copy.contradicts}` };
  if (intent !== null) return { ...finding, words: `${copy.yes} ${finding.words}` };
  return { ...finding, words: leaveGiven(reading, question, { finding, copy }) };
}

/** 'May the Tenant sublet?': a clause that forbids or permits decides; anything else is only shown. */
function leaveGiven(reading: Reading, question: Question, about: { finding: Extract<Finding, { kind: "stated" }>; copy: AssistantAnswers }): string {
  const first = about.finding.passages[0];
  const text = first ? (sentenceAt(reading, first.start)?.folded ?? "") : "";
  if (!ASKS_LEAVE.test(question.folded)) return about.copy.closest;
  if (FORBIDS.test(text)) return `${about.copy.no} ${about.copy.closest}`;
  return PERMITS.test(text) ? `${about.copy.yes} ${about.copy.closest}` : about.copy.closest;
}

function fromTopic(reading: Reading, question: Question, about: { topic: Topic; copy: AssistantAnswers }): Finding {
  const found = ranked(reading, question, sentencesOn(reading, about.topic, 60));
  if (found.length === 0) return SILENT;
  const { words, sentences } = withValue(reading, found, { wanted: question.wanted, copy: about.copy });
  return stated(words, sentences);
}

function fromText(reading: Reading, question: Question, copy: AssistantAnswers): Finding {
  const hits = retrieve(reading, question.raw, 6);
  const best = hits[0];
  if (!best) return SILENT;
  const good = hits.filter((hit) => hit.coverage >= COVERAGE_WITH_VALUE && hit.score >= best.score * 0.5).map((hit) => hit.sentence);
  const { words, sentences, found } = withValue(reading, good, { wanted: question.wanted, copy });
  if (found || hits.some((hit) => hit.coverage >= COVERAGE_TO_ANSWER)) return good.length > 0 ? stated(words, sentences.slice(0, 3)) : SILENT;
  return SILENT;
}

function ranked(reading: Reading, question: Question, sentences: readonly Sentence[]): Sentence[] {
  const ranks = new Map(retrieve(reading, question.raw, 40).map((hit, index) => [hit.sentence.start, index]));
  return [...sentences].sort((a, b) => (ranks.get(a.start) ?? 99) - (ranks.get(b.start) ?? 99) || a.start - b.start);
}
