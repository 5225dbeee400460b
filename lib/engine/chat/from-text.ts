import type { AssistantAnswers } from "@/lib/copy/en/assistant-answers";
import * as money from "../cues/en/money";
import * as en from "../cues/en/review-values";
import * as moneyMn from "../cues/mn/money";
import * as mn from "../cues/mn/review-values";
import { anyOf } from "../cues/pack";
import * as moneyRu from "../cues/ru/money";
import * as ru from "../cues/ru/review-values";
import { datesIn } from "../facts/date-text";
import { durationsIn } from "../facts/durations";
import { amountsIn } from "../facts/sums";
import type { Reading, Sentence } from "../text/reading";
import { askedAbout, carriesWords, isBound, isNegative, isOnlyInACase, isThreshold } from "./asked-about";
import { found, likely, SILENT, stated, type Finding } from "./finding";
import { intentOf } from "./intents";
import type { Question } from "./question";
import { retrieve } from "./retrieval";
import { wordsOfSubject } from "./subjects";
import { haveOneValue, withValue } from "./values";

/** When to pay is told by what it is to be paid within; another length beside a sum is what it is paid for. */
const PAYS = anyOf(money.paysWord, moneyRu.paysWord, moneyMn.paysWord);
const CYRILLIC = /\p{Script=Cyrillic}/u;
/** Letters that a word's forms have in common. */
const SAME_BEGINNING = 5;
const PAID_OUT = anyOf(money.paidOut, moneyRu.paidOut, moneyMn.paidOut);
const PAID_BACK = anyOf(money.paidBack, moneyRu.paidBack, moneyMn.paidBack);
/** 'Every 15 days' is how often, not how long. */
const AGAIN = anyOf(money.again, moneyRu.again, moneyMn.again);
const PERIODIC = anyOf(money.periodic, moneyRu.periodic, moneyMn.periodic);
const WITHIN = anyOf(en.paidWithin, ru.paidWithin, mn.paidWithin);
/** Least share of a question's weight that a sentence must meet to answer it; less is a guess. */
const COVERAGE_TO_ANSWER = 0.5;
const COVERAGE_OF_NEAREST = 0.4;

/** What no topic knows: the sentences that have nearly all of the question's words, else those that have most. */
export function fromText(reading: Reading, question: Question, copy: AssistantAnswers): Finding {
  const hits = retrieve(reading, withoutUnknownFigures(reading, question.raw), 6);
  const best = hits[0];
  if (!best) return SILENT;
  const near = hits.filter((hit) => hit.coverage >= COVERAGE_OF_NEAREST && hit.score >= best.score * 0.5);
  const good = near.filter((hit) => hit.coverage >= COVERAGE_TO_ANSWER).map(({ sentence }) => sentence);
  const { words } = askedAbout(reading, question);
  const carrying = hits.map(({ sentence }) => sentence).filter((sentence) => carriesWords(reading, sentence, words));
  const sure = withValue(reading, carrying, { wanted: question.wanted, copy });
  const [first] = sure.sentences;
  const isPlain =
    first &&
    words.length > 0 &&
    !(wantsTime(question) && isOtherTime(question, first.folded)) &&
    !(wantsTime(question) && isOneOfPayments(reading, question, first)) &&
    !(intentOf(question.folded) === "price" && !hasAmount(reading, first)) &&
    !isNegative(first.folded) &&
    !isOnlyInACase(first.folded) &&
    !(question.wanted === "amount" && isBound(first.folded));
  const isAlone = first !== undefined && !hasRival(reading, question, { first, words });
  if (sure.found && isPlain && isAlone && haveOneValue(reading, carrying, question.wanted))
    return stated(sure.words, [first]);
  const valued = withValue(reading, [...new Set([...carrying, ...good])], { wanted: question.wanted, copy });
  if (valued.sentences.length > 0) return likely(copy.likely, valued.sentences.slice(0, 3));
  return near.length > 0
    ? found(
        "nearest",
        copy.nearest,
        near.slice(0, 3).map(({ sentence }) => sentence),
      )
    : SILENT;
}

function isOtherTime(question: Question, clause: string): boolean {
  const isNoTimeToPay = PAYS.test(question.folded) && !WITHIN.test(clause) && datesIn(clause).length === 0;
  return isNoTimeToPay || AGAIN.test(clause) || isThreshold(clause) || isOfPartOnly(question, clause);
}

/**
 * Whether another sentence with a value of the wanted kind has the beginning of one of the words. In Russian and
 * Mongolian a word's other forms are not all known, so it may be on the same.
 */
function hasRival(
  reading: Reading,
  { wanted }: Question,
  { first, words }: { first: Sentence; words: readonly string[] },
): boolean {
  const beginnings = words.filter((word) => CYRILLIC.test(word)).map((word) => word.slice(0, SAME_BEGINNING));
  if (beginnings.length === 0) return false;
  return reading.sentences.some(
    (other) =>
      other !== first &&
      !other.isTitle &&
      beginnings.some((start) => ` ${other.folded}`.includes(` ${start}`)) &&
      !haveOneValue(reading, [first, other], wanted),
  );
}

/** Of several payments with a time of their own nobody knows which was meant, nor where a sum is paid out. */
function isOneOfPayments(reading: Reading, question: Question, first: Sentence): boolean {
  if (!PAYS.test(question.folded)) return false;
  if (PAID_OUT.test(first.folded)) return true;
  return reading.sentences.some(
    (other) =>
      other !== first &&
      !other.isTitle &&
      (PAYS.test(other.folded) || PAID_BACK.test(other.folded)) &&
      hasTime(reading, other),
  );
}

function hasTime(reading: Reading, { start, end, folded }: Sentence): boolean {
  const raw = reading.contract.text.slice(start, end);
  return PERIODIC.test(folded) || (WITHIN.test(raw) && durationsIn(raw).length > 0) || datesIn(raw).length > 0;
}

/** A time for what is paid before answers nothing about the payment of all. */
function isOfPartOnly(question: Question, clause: string): boolean {
  const before = wordsOfSubject("prepayment");
  return before !== undefined && before.test(clause) && !before.test(question.folded);
}

/** A share of something is no price. */
function hasAmount(reading: Reading, { start, end }: Sentence): boolean {
  return amountsIn(reading.contract.text.slice(start, end)).length > 0;
}

function wantsTime({ wanted }: Question): boolean {
  return wanted === "day" || wanted === "duration";
}

/** A figure that the contract doesn't have finds nothing; whether it is a false premise is judged later. */
function withoutUnknownFigures(reading: Reading, question: string): string {
  return question.replace(/\d[\d.,]*\d|\d/gu, (figure) => (reading.contract.text.includes(figure) ? figure : " "));
}
