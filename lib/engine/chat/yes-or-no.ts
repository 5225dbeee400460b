import type { AssistantAnswers } from "@/lib/copy/en/assistant-answers";
import { actorsOf } from "../find/actors";
import { sentenceAt, type Reading, type Sentence } from "../text/reading";
import { sentencesOn, type Topic } from "../topics/topic";
import {
  askedAbout,
  beyondTopic,
  carriesWords,
  isNegative,
  saysNoCap,
  saysNoneOfIt,
  type AskedAbout,
} from "./asked-about";
import { answerIntent } from "./category-answers";
import { replyOf, type Reply } from "./clause-reply";
import { likely, SILENT, stated, type Finding } from "./finding";
import { fromText } from "./from-text";
import { MOST_SENTENCES, ranked } from "./from-topic";
import type { Intent } from "./intents";
import { contradicted, isAnotherLaw } from "./premise";
import { exceptionsTo } from "../text/qualified";
import type { Question } from "./question";
import { retrieve } from "./retrieval";
import { isPlainClause } from "../topics/plain-clauses";
import { isSureOf } from "./sureness";

/** Clauses on these restrict: that there is one is no leave to do what it is about. */
const RESTRICTIVE: ReadonlySet<string> = new Set([
  "assignment",
  "confidentiality",
  "copying",
  "nonCompete",
  "nonSolicit",
  "reverseEngineering",
  "sharing",
]);
/** Clauses with a 'not' are as often the opposite of these. */
const GRANTING: ReadonlySet<string> = new Set([
  "exclusivity",
  "forceMajeure",
  "indemnity",
  "penalty",
  "prepayment",
  "renewal",
  "warranty",
]);
const MOST_HITS = 12;

type About = { intent: Exclude<Intent, "summary"> | null; copy: AssistantAnswers; topic: Topic | undefined };

/**
 * 'Yes', 'no' or 'only with consent' where a clause says so to all that was asked, of whom it was asked; 'yes' too
 * where only its being there was asked for. Everything else is left to the reader.
 */
export function yesOrNo(reading: Reading, question: Question, about: About): Finding {
  const { topic, intent, copy } = about;
  const asked = askedAbout(reading, question);
  if (topic && intent !== "law") return onTopic(reading, question, { asked, topic, copy });
  const finding =
    intent === null ? fromText(reading, question, copy) : answerIntent(intent, { reading, question, copy });
  if (finding.kind === "silent") return finding;
  const isOther = finding.basis === "stated" && isContradicted(reading, question, { finding, intent });
  if (isOther === "unsure") return { ...finding, basis: "likely", words: copy.likely };
  if (isOther) return { ...finding, words: `${copy.no} ${copy.contradicts}` };
  if (intent !== null) return confirmed(reading, asked, { finding, intent, copy });
  const clauses = retrieve(reading, question.raw, MOST_HITS).map(({ sentence }) => sentence);
  const replied = byClauses(reading, { asked, words: asked.words, clauses, topic: undefined, copy });
  if (replied.kind !== "silent" || finding.basis === "nearest") return replied.kind === "silent" ? finding : replied;
  return { ...finding, basis: "likely", words: copy.likely };
}

/** Whether the passages have another name or figure than was asked for; of the law, whether it is another. */
function isContradicted(
  reading: Reading,
  question: Question,
  { finding, intent }: { finding: Extract<Finding, { kind: "found" }>; intent: About["intent"] },
): boolean | "unsure" {
  if (intent === "law") return isAnotherLaw(reading, question, finding.words);
  // A figure in a question on courts is that of a claim; any other is asked for as the clause's own.
  if (intent === "courts" && /\d/u.test(question.own)) return "unsure";
  return contradicted(reading, question, finding.passages);
}

/** 'Yes' only where the passages have all that was asked; else what they say. */
function confirmed(
  reading: Reading,
  { words }: AskedAbout,
  { finding, intent, copy }: { finding: Extract<Finding, { kind: "found" }>; intent: Intent; copy: AssistantAnswers },
): Finding {
  const sentences = finding.passages.flatMap(({ start }) => sentenceAt(reading, start) ?? []);
  const carrying = sentences.filter((sentence) => carriesWords(reading, sentence, words));
  const isCarried = carrying.length > 0 && !carrying.some(({ folded }) => isNegative(folded));
  if (finding.basis !== "stated") return { ...finding, words: isCarried ? copy.likelyYes : copy.likely };
  // Of several courts that are named each may be meant for something else.
  return isCarried && (intent !== "courts" || carrying.length === sentences.length)
    ? { ...finding, words: `${copy.yes} ${finding.words}` }
    : finding;
}

function onTopic(
  reading: Reading,
  question: Question,
  { asked, topic, copy }: { asked: AskedAbout; topic: Topic; copy: AssistantAnswers },
): Finding {
  const clauses = sentencesOn(reading, topic, MOST_SENTENCES);
  if (clauses.length === 0) return SILENT;
  const ordered = ranked(reading, question, clauses);
  if (asksWhetherThere(asked, topic)) {
    const telling = clauses.filter(({ folded }) => isOnItsBeing(topic, folded));
    if (telling.length === 0) return likely(copy.likely, ordered);
    const plainFirst = [...telling.filter(({ folded }) => isPlainClause(topic.id, folded)), ...ordered];
    return isSureOf(reading, topic, telling)
      ? stated(copy.yes, [...new Set(plainFirst)])
      : likely(copy.likelyYes, ordered);
  }
  // What the topic itself is called by, a clause on it says in its own words; the act it is about, it has to name.
  const words = RESTRICTIVE.has(topic.id) ? asked.words : beyondTopic(asked.words, topic);
  const replied = byClauses(reading, { asked, words, clauses: ordered, topic, copy });
  return replied.kind === "silent" ? likely(copy.likely, ordered) : replied;
}

/** Whether a clause may say that there is such a thing, and not that there is none. */
function isOnItsBeing(topic: Topic, clause: string): boolean {
  if (GRANTING.has(topic.id)) return !isNegative(clause);
  if (topic.id === "liabilityCap") return !saysNoCap(clause);
  return RESTRICTIVE.has(topic.id) || !saysNoneOfIt(clause);
}

/** Whether nothing is asked but that the contract has such a clause, for or against whomever. */
function asksWhetherThere({ who, wants, words, figures }: AskedAbout, topic: Topic): boolean {
  if (who.kind !== "any" || figures.length > 0 || (wants === "leave" && RESTRICTIVE.has(topic.id))) return false;
  return beyondTopic(words, topic).length === 0;
}

type Deciding = {
  asked: AskedAbout;
  words: readonly string[];
  clauses: readonly Sentence[];
  topic: Topic | undefined;
  copy: AssistantAnswers;
};

/** What the clauses reply, where they agree. */
function byClauses(reading: Reading, { asked, words, clauses, topic, copy }: Deciding): Finding {
  const actors = actorsOf(reading.contract);
  const replies = clauses.flatMap((sentence) => {
    const reply = replyOf(reading, sentence, { asked, words, topic, actors });
    return reply === null ? [] : [{ reply, sentence }];
  });
  const [first] = replies;
  if (!first || first.reply === "unclear" || replies.some(({ reply }) => reply !== first.reply)) return SILENT;
  const sentences = replies.map(({ sentence }) => sentence);
  const exceptions = sentences.flatMap((sentence) => exceptionsTo(reading, sentence));
  if (exceptions.length > 0) return likely(copy.likely, [...new Set([...sentences.slice(0, 2), ...exceptions])]);
  return stated(wordsOf(first.reply, copy), sentences);
}

function wordsOf(reply: Exclude<Reply, "unclear">, { yes, no, withConsent, closest }: AssistantAnswers): string {
  return reply === "consent" ? withConsent : `${reply === "yes" ? yes : no} ${closest}`;
}
