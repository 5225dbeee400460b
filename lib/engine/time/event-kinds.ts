import { anyOf } from "../language/patterns";
import { folded } from "../text/folding";
import type { Mention } from "./mentions";
import { withSpace } from "./paper-days";
import { wordsAround } from "./starting-days";
import * as cue from "./event-kinds.cues";

const PAYS = anyOf(cue.pays);
const OF_MONEY = anyOf(cue.ofMoney);
const DEPOSIT = anyOf(cue.deposit);
const PAYS_BY = anyOf(cue.paysBy);
const STANDS_UNTIL = anyOf(cue.standsUntil);
const IF_SO = anyOf(cue.ifSo);
const RENEWED_UNTIL = anyOf(cue.renewedUntil);
const RENEWED_UNTIL_MN = cue.renewedUntilMn.mn;
const REGISTERS = anyOf(cue.registers);
const PAY_TABLE = anyOf(cue.payTable);
const MAY_DO = anyOf(cue.mayDo);
const MUST_DO = anyOf(cue.mustDo);
const KEPT_UP = anyOf(cue.keptUp);
/** A sum in a cell: '110 000'. */
const CELL = /\|\s{0,3}[^|\d]{0,4}\d{1,3}(?:[ ,.\u00a0]?\d{3})+/u;
/** UTF-16 units: of the clause around a day, and up to the head of its table. */
const BEFORE = 140;
const AFTER = 80;
const ROW = 300;
const TABLE = 900;

/** Whether what its own clause says on a day is a payment: a sum and a verb, or a row of a payment schedule. */
export function isPaymentDay(text: string, { sentence, start, end }: Mention): boolean {
  const around = folded(text.slice(Math.max(sentence.start, start - BEFORE), Math.min(sentence.end, end + AFTER)));
  if ((PAYS.test(around) && OF_MONEY.test(around)) || DEPOSIT.test(around)) return true;
  if (PAYS_BY.test(withSpace(text.slice(Math.max(sentence.start, start - BEFORE), start)))) return true;
  const row = text.slice(Math.max(sentence.start, start - ROW), Math.min(sentence.end, end + ROW));
  return CELL.test(row) && PAY_TABLE.test(folded(text.slice(Math.max(0, start - TABLE), start)));
}

/** What the words about a day say, whatever the weights do: a renewed term ends, a right lapses, a pledge is kept. */
export function kindInWords(text: string, mention: Mention): "expiration" | "option" | "duty" | null {
  if (isRenewedUntil(text, mention)) return "expiration";
  const words = wordsAround(text, mention);
  if (STANDS_UNTIL.test(words)) return "option";
  const { sentence, start, end } = mention;
  const clause = text.slice(Math.max(sentence.start, start - BEFORE), Math.min(sentence.end, end + BEFORE));
  return REGISTERS.test(folded(clause)) ? "duty" : null;
}

/** 'If nobody objects, the term is extended until' a day: the end of the renewed term. */
function isRenewedUntil(text: string, { kind, sentence, start, end }: Mention): boolean {
  const before = withSpace(text.slice(Math.max(sentence.start, start - BEFORE), start));
  const after = folded(text.slice(end, Math.min(sentence.end, end + AFTER)));
  return kind === "date" && (RENEWED_UNTIL.test(before) || RENEWED_UNTIL_MN.test(after));
}

/** Whether a contract ends on a day only if it is renewed: its own end is another. */
export function isRenewedIf(text: string, mention: Mention): boolean {
  return IF_SO.test(mention.sentence.folded) && isRenewedUntil(text, mention);
}

/** Whether the words about a day only give a right: before it in the sentence, or after it up to the next comma. */
export function isRightOnly(text: string, mention: Mention): boolean {
  const { sentence, start, end } = mention;
  if (MUST_DO.test(wordsAround(text, mention))) return false;
  const [after = ""] = text.slice(end, Math.min(sentence.end, end + AFTER)).split(/[,;]/u);
  return MAY_DO.test(folded(`${text.slice(Math.max(sentence.start, start - BEFORE), start)} | ${after}`));
}

/** Whether something is kept secret or left undone until a day: nothing is handed over then. */
export function isKeptUp(text: string, mention: Mention): boolean {
  return KEPT_UP.test(wordsAround(text, mention));
}
