import * as en from "../cues/en/intents";
import * as mn from "../cues/mn/intents";
import * as starts from "../cues/en/start";
import * as startsMn from "../cues/mn/start";
import * as startsRu from "../cues/ru/start";
import { anyOf } from "../cues/pack";
import * as ru from "../cues/ru/intents";

/** Subjects that have a way of answering of their own. Matched against the folded question, in this order. */
export type Intent =
  "summary" | "parties" | "law" | "courts" | "survival" | "start" | "expiry" | "date" | "price" | "obligations";

const INTENTS: readonly { intent: Intent; asked: RegExp; unless?: RegExp }[] = [
  { intent: "summary", asked: anyOf(en.summaryAsked, ru.summaryAsked, mn.summaryAsked) },
  {
    intent: "survival",
    asked: anyOf(en.survivalAsked, ru.survivalAsked, mn.survivalAsked),
    unless: anyOf(en.returnAsked, ru.returnAsked, mn.returnAsked),
  },
  { intent: "law", asked: anyOf(en.lawAsked, ru.lawAsked, mn.lawAsked) },
  { intent: "courts", asked: anyOf(en.courtsAsked, ru.courtsAsked, mn.courtsAsked) },
  { intent: "parties", asked: anyOf(en.partiesAsked, ru.partiesAsked, mn.partiesAsked) },
  { intent: "start", asked: anyOf(starts.startAsked, startsRu.startAsked, startsMn.startAsked) },
  { intent: "expiry", asked: anyOf(en.expiryAsked, ru.expiryAsked, mn.expiryAsked) },
  { intent: "date", asked: anyOf(en.dateAsked, ru.dateAsked, mn.dateAsked) },
  {
    intent: "price",
    asked: anyOf(en.priceAsked, ru.priceAsked, mn.priceAsked),
    unless: anyOf(en.otherMoney, ru.otherMoney, mn.otherMoney),
  },
  { intent: "obligations", asked: anyOf(en.obligationsAsked, ru.obligationsAsked, mn.obligationsAsked) },
];

/** The intent of a folded question, or null when it is none of these. */
export function intentOf(question: string): Intent | null {
  return INTENTS.find(({ asked, unless }) => asked.test(question) && !unless?.test(question))?.intent ?? null;
}
