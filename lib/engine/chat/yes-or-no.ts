import type { AssistantAnswers } from "@/lib/copy/en/assistant-answers";
import { actorsOf } from "../find/actors";
import { sentenceAt, type Reading, type Sentence } from "../text/reading";
import { sentencesOn, type Topic } from "../topics/topic";
import { askedAbout, beyondTopic, carriesWords, isNegative, type AskedAbout } from "./asked-about";
import { answerIntent } from "./category-answers";
import { replyOf, type Reply } from "./clause-reply";
import { likely, SILENT, stated, type Finding } from "./finding";
import { fromText } from "./from-text";
import { MOST_SENTENCES, ranked } from "./from-topic";
import type { Intent } from "./intents";
import { contradicted } from "./premise";
import type { Question } from "./question";
import { retrieve } from "./retrieval";
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
  if (finding.basis === "stated" && contradicted(reading, question, finding.passages))
    return { ...finding, words: `${copy.no} ${copy.contradicts}` };
  if (intent !== null) return confirmed(reading, asked, { finding, copy });
  const clauses = retrieve(reading, question.raw, MOST_HITS).map(({ sentence }) => sentence);
  const replied = byClauses(reading, { asked, words: asked.words, clauses, topic: undefined, copy });
  if (replied.kind !== "silent" || finding.basis === "nearest") return replied.kind === "silent" ? finding : replied;
  return { ...finding, basis: "likely", words: copy.likely };
}

/** 'Yes' only where the passages have all that was asked; else what they say. */
function confirmed(
  reading: Reading,
  { words }: AskedAbout,
  { finding, copy }: { finding: Extract<Finding, { kind: "found" }>; copy: AssistantAnswers },
): Finding {
  const sentences = finding.passages.flatMap(({ start }) => sentenceAt(reading, start) ?? []);
  const isCarried = sentences.some((sentence) => carriesWords(reading, sentence, words));
  if (finding.basis !== "stated") return { ...finding, words: isCarried ? copy.likelyYes : copy.likely };
  return isCarried ? { ...finding, words: `${copy.yes} ${finding.words}` } : finding;
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
    const telling = GRANTING.has(topic.id) ? clauses.filter(({ folded }) => !isNegative(folded)) : clauses;
    if (telling.length === 0) return likely(copy.likely, ordered);
    return isSureOf(reading, topic, telling) ? stated(copy.yes, ordered) : likely(copy.likelyYes, ordered);
  }
  // What the topic itself is called by, a clause on it says in its own words; the act it is about, it has to name.
  const words = RESTRICTIVE.has(topic.id) ? asked.words : beyondTopic(asked.words, topic);
  const replied = byClauses(reading, { asked, words, clauses: ordered, topic, copy });
  return replied.kind === "silent" ? likely(copy.likely, ordered) : replied;
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
  return stated(
    wordsOf(first.reply, copy),
    replies.map(({ sentence }) => sentence),
  );
}

function wordsOf(reply: Exclude<Reply, "unclear">, { yes, no, withConsent, closest }: AssistantAnswers): string {
  return reply === "consent" ? withConsent : `${reply === "yes" ? yes : no} ${closest}`;
}
