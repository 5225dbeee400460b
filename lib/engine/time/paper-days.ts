import { anyOf, inOrder } from "../language/patterns";
import { either } from "../text/either";
import { folded } from "../text/folding";
import type { Reading } from "../text/reading";
import { besideOnLine } from "../text/spans";
import { tokenAt, type Mention, type Times } from "./mentions";
import * as cue from "./paper-days.cues";

const SIGNED = anyOf(cue.signedLine);
const SIGNED_BESIDE = anyOf(cue.signedBeside);
const CHANGED_THEN = anyOf(cue.changedThen);
const BESIDE_DAY = anyOf(cue.besideDay);
const ENDS_DAY = anyOf(cue.endsDay);
const AGREED_THEN = anyOf(cue.agreedThen);
const HOLDS = anyOf(
  inOrder(cue.presentPaper.en, cue.holdsUntil.en),
  inOrder(cue.presentPaper.ru, cue.holdsUntil.ru),
  cue.paperUntil.ru,
);
const POLICY = anyOf(inOrder(cue.policy.en, cue.holdsUntil.en), inOrder(cue.policy.ru, cue.holdsUntil.ru));
const POLICY_MN = cue.policy.mn;
const OTHER = anyOf(inOrder(cue.otherPaper.en, cue.holdsUntil.en), inOrder(cue.otherPaper.ru, cue.holdsUntil.ru));
const OTHER_MN = cue.otherPaper.mn;
const HOLDS_MN = cue.paperUntil.mn;
const HELD = cue.heldUntil.mn;
const KEPT_UP = anyOf(cue.keptUp);
/** UTF-16 units: of a line, and of what is read before and after a day. */
const LINE = 120;
const AROUND = 200;
/** More words beside a day are a sentence. */
const MOST_WORDS = 6;
/** UTF-16 units and words of a title before a day. */
const SHORT = 40;
const MOST_TITLE = 3;
/** A figure that is no number of a paper: the row of a table without lines. */
const SUM = /(?<!(?:no\.?|№|#)\s{0,2}[\p{L}\d/-]{0,12})\d/iu;
const CAPITAL = /^\p{Lu}/u;

/** A day that dates its own paper: above a letter, beside a signature, or of the agreement that follows. */
export function isDayOfPaper(reading: Reading, times: Times, mention: Mention): boolean {
  const { sentence } = mention;
  const { text } = reading.contract;
  if (mention.kind !== "date") return false;
  if (CHANGED_THEN.test(withSpace(text.slice(Math.max(sentence.start, mention.start - AROUND), mention.start))))
    return true;
  if (isNumbered(mention) || sentence.lead !== null) return false;
  if (isHeadOfRecord(text, times, mention) || isPlaceAndDay(text, mention)) return true;
  const { before, after } = besideOnLine(text, mention, LINE);
  if (before.includes("|") || after.includes("|") || isAfterColon(text, mention)) return false;
  if (AGREED_THEN.test(folded(text.slice(mention.end, Math.min(sentence.end, mention.end + AROUND))))) return true;
  const isSigned = SIGNED.test(folded(before)) || SIGNED_BESIDE.test(folded(before));
  if (isSigned && !isDueHere(times, mention, DUE)) return true;
  return (
    !isDueHere(times, onItsLine(text, times, mention), ACTS) &&
    !isInRow(text, times, mention) &&
    isLetterhead(before, after)
  );
}

/** 'Entry 2. 11.06.2027. The price rises': a day that stands alone behind a short title dates what follows. */
function isHeadOfRecord(
  text: string,
  { cues, mentions }: Times,
  { order, sentence, start, end, first }: Mention,
): boolean {
  const rest = text.slice(sentence.start, start) + text.slice(end, sentence.end);
  if (/[\p{L}\p{N}|:]/u.test(rest)) return false;
  const [title = ""] = /[^.\n|:]*\.\s*$/u.exec(text.slice(Math.max(0, sentence.start - SHORT), sentence.start)) ?? [];
  const words = title.match(/[\p{L}\p{N}]+/gu)?.length ?? 0;
  if (words === 0 || words > MOST_TITLE || mentions[order - 1]?.sentence === sentence) return false;
  return !cues.slice(Math.max(0, first - words - 1), first).some((here) => here.some((one) => ACTS.includes(one)));
}

/** 'Amendment. Kazan, 10.08.2027. The text is due …': a sentence of a place and a day. */
function isPlaceAndDay(text: string, { sentence, start, end }: Mention): boolean {
  if (sentence.end - sentence.start > LINE) return false;
  return PLACE.test(text.slice(sentence.start, start)) && NOTHING.test(text.slice(end, sentence.end));
}

const PLACE = /^\s*\p{Lu}[\p{L}-]{2,20}(?: \p{Lu}[\p{L}-]{2,20})?,\s*$/u;
const NOTHING = /^\s{0,2}(?:г(?:ода)?|өдөр)?[^\p{L}\d|]{0,6}$/u;

/** 'Ulaanbaatar, 4 May 2027', 'SIDE LETTER No. 2 of 4 May 2027': nothing beside the day but a place or a title. */
function isLetterhead(before: string, after: string): boolean {
  const rest = folded(after);
  if (before.includes(":") || (/\p{L}/u.test(rest) && !ENDS_DAY.test(rest))) return false;
  if (/\d/u.test(rest) || SUM.test(before)) return false;
  const words = before.match(/\p{L}+/gu) ?? [];
  return words.length <= MOST_WORDS && words.every((word) => CAPITAL.test(word) || BESIDE_DAY.test(word.toLowerCase()));
}

/** Something is due, begins or ends by the words of the line. */
const ACTS = ["deadline", "until", "effect", "pay", "money", "deliver", "option", "submit", "must", "term", "security"];
const DUE = ["deadline", "until"];
const HERE = 8;
/** A title's word is no promise. */
const PAPER = either("^agreement", "^соглашени");

function isDueHere({ cues, tokens }: Times, { from, next, first, last }: Mention, acts: readonly string[]): boolean {
  const isAct = (at: number) =>
    cues[at]?.some((one) => acts.includes(one)) === true && !PAPER.test(tokens[at]?.text ?? "");
  for (let at = Math.max(first, from - HERE); at < Math.min(last, next + HERE); at += 1)
    if ((at < from || at >= next) && isAct(at)) return true;
  return false;
}

/** Whether its sentence begins with a number that isn't the day itself: '20.04.2027. The roof is delayed'. */
function isNumbered({ sentence: { numbering, start }, start: at }: Mention): boolean {
  return numbering !== null && start + numbering.length <= at;
}

/** With the line's words in place of the sentence's, which may go on below a title. */
function onItsLine(text: string, { tokens }: Times, mention: Mention): Mention {
  const { start, end } = mention;
  const [from, to] = [text.lastIndexOf("\n", start - 1) + 1, text.indexOf("\n", end)];
  const first = Math.max(mention.first, tokenAt(tokens, from));
  return { ...mention, first, last: Math.min(mention.last, to < 0 ? mention.last : tokenAt(tokens, to)) };
}

/** A list of days, one below the other, is no list of letters. */
function isInRow(text: string, { mentions }: Times, { order, start, end }: Mention): boolean {
  const [last, following] = [mentions[order - 1], mentions[order + 1]];
  const isBare = (from: number, to: number) => to - from < LINE && !/\p{L}/u.test(text.slice(from, to));
  return (last !== undefined && isBare(last.end, start)) || (following !== undefined && isBare(end, following.start));
}

/** The line above asks for what is on this one: 'The dates of payment are:'. */
function isAfterColon(text: string, { start }: Mention): boolean {
  return /:\s*\n[^\n]*$/u.test(text.slice(Math.max(0, start - LINE), start));
}

/**
 * Whether a policy, a certificate or somebody else's contract ends on a day, and nobody has to renew it by then: what
 * is due has its own day, 'the new one must be shown ten days before'.
 */
export function isEndOfPaper(reading: Reading, times: Times, mention: Mention): boolean {
  if (mention.kind !== "date") return false;
  const [before, after] = besideDay(reading, mention);
  const isIt = HOLDS.test(before) || (HOLDS_MN.test(before) && HELD.test(after));
  return isIt && (hasOtherTime(times, mention) || !KEPT_UP.test(mention.sentence.folded));
}

/** Whether another paper than the contract ends on a day. */
export function isEndOfOther(reading: Reading, mention: Mention): boolean {
  const [before, after] = besideDay(reading, mention);
  return OTHER.test(before) || (OTHER_MN.test(before) && HELD.test(after));
}

/** Whether a policy, a certificate or a permit ends on a day, and its sentence names no other to renew it by. */
export function isEndOfPolicy(reading: Reading, times: Times, mention: Mention): boolean {
  if (mention.kind !== "date" || hasOtherTime(times, mention)) return false;
  const [before, after] = besideDay(reading, mention);
  return POLICY.test(before) || (POLICY_MN.test(before) && HELD.test(after));
}

function besideDay({ contract: { text } }: Reading, { sentence, start, end }: Mention): [string, string] {
  return [
    withSpace(text.slice(Math.max(sentence.start, start - AROUND), start)),
    folded(text.slice(end, Math.min(sentence.end, end + AROUND))),
  ];
}

/** Folded, with the space before the day that folding takes away. */
export function withSpace(before: string): string {
  return /\s$/u.test(before) ? `${folded(before)} ` : folded(before);
}

function hasOtherTime({ mentions }: Times, { order, sentence }: Mention): boolean {
  return mentions[order + 1]?.sentence === sentence;
}
