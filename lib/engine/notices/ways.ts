/** How notices are sent and when they count as received, sentence by sentence. Pure. Source: B-47.4. */
import type { Language } from "@/lib/copy/languages";
import { anyOf } from "../language/patterns";
import { lengthsAmong } from "../time/written/lengths";
import { tokenize } from "../time/written/tokens";
import * as cue from "./notices.cues";
import { NOTICE_WAYS, type NoticeWay } from "./words";

const WAYS: readonly { way: NoticeWay; words: RegExp }[] = NOTICE_WAYS.map((way) => ({ way, words: anyOf(cue[way]) }));
const REFUSED = anyOf(cue.refused);
const EXCEPT_FOR = anyOf(cue.exceptFor);
const DEEMED = anyOf(cue.deemed);
const TO_BE_SENT = anyOf(cue.toBeSent);
const IF_SENT = anyOf(cue.ifSent);
const AFTER_SENDING = anyOf(cue.afterSending);
const AFTER_POSTING = anyOf(cue.afterPosting);
const BY_POST: ReadonlySet<NoticeWay> = new Set(["registered", "post"]);
const NEXT_DAY = anyOf(cue.nextDay);
const WORKING_DAY = anyOf(cue.workingDay);
const ON_RECEIPT = anyOf(cue.onReceipt);
const ON_SENDING = anyOf(cue.onSending);
const LANGUAGES: readonly { language: Language; words: RegExp }[] = [
  { language: "en", words: anyOf(cue.inEnglish) },
  { language: "ru", words: anyOf(cue.inRussian) },
  { language: "mn", words: anyOf(cue.inMongolian) },
];

/** Longer sentences are lists that no pattern reads well. UTF-16 units. */
const LONGEST = 2_000;

export type SaidWay = { way: NoticeWay; isAllowed: boolean };
/** `days` after sending; null: on receipt itself. `way` null: however it was sent. */
export type SaidReceipt = { way: NoticeWay | null; days: number | null; isBusiness: boolean };

/** 'by registered post or courier; e-mail does not count'. */
export function waysIn(sentence: string): SaidWay[] {
  return pieces(sentence, /[;:]/u).flatMap((piece): SaidWay[] => {
    const words = saysHow(piece);
    const refusal = REFUSED.exec(words);
    const found = namedWays(words);
    if (!refusal) return found.map((way) => ({ way, isAllowed: true }));
    const stop = EXCEPT_FOR.exec(words)?.index ?? words.length;
    const outside = new Set(namedWays(words.slice(0, stop)));
    return found.filter((way) => outside.has(way)).map((way) => ({ way, isAllowed: false }));
  });
}

/** Without what says only when a notice counts: nothing, or what stands before that. */
function saysHow(piece: string): string {
  const deemed = DEEMED.exec(piece);
  if (!deemed) return piece;
  const before = piece.slice(0, deemed.index);
  return TO_BE_SENT.test(before) && !IF_SENT.test(before) ? before : "";
}

/** 'deemed received on the third working day after posting', for each way that it names. */
export function receiptsIn(sentence: string): SaidReceipt[] {
  if (sentence.length > LONGEST || !DEEMED.test(sentence)) return [];
  const groups = byWays(pieces(sentence, /[;,]/u));
  const said = groups.map(({ words }) => receiptOf(words));
  return groups.flatMap(({ ways }, at): SaidReceipt[] => {
    const receipt = said.slice(at).find((one) => one !== null); // 'by post or, by courier, on the third day'
    if (!receipt) return [];
    const posted = ways.filter((way) => BY_POST.has(way));
    const own = posted.length > 0 && AFTER_POSTING.test(sentence) ? posted : ways;
    return own.length === 0 ? [{ way: null, ...receipt }] : own.map((way) => ({ way, ...receipt }));
  });
}

/** The language that notices shall be in; null where the sentence names none, or more than one. */
export function languageSaid(sentence: string): Language | null {
  const found = LANGUAGES.filter(({ words }) => words.test(sentence));
  return found.length === 1 ? (found[0]?.language ?? null) : null;
}

function namedWays(text: string): NoticeWay[] {
  return WAYS.filter(({ words }) => words.test(text)).map(({ way }) => way);
}

function pieces(sentence: string, mark: RegExp): string[] {
  return sentence.slice(0, LONGEST).split(mark);
}

type Group = { ways: NoticeWay[]; words: string };

/** Words without a way of their own belong to the way before them, or to the first one. */
function byWays(parts: readonly string[]): Group[] {
  const groups: Group[] = [];
  for (const part of parts) {
    const ways = namedWays(part);
    const last = groups.at(-1);
    if (last && (ways.length === 0 || last.ways.length === 0)) {
      last.words += `,${part}`;
      last.ways.push(...ways);
    } else groups.push({ ways, words: part });
  }
  return groups;
}

function receiptOf(words: string): Omit<SaidReceipt, "way"> | null {
  if (NEXT_DAY.test(words)) return { days: 1, isBusiness: WORKING_DAY.test(words) };
  const [length] = lengthsAmong(tokenize(words)).filter(({ months }) => months === 0);
  if (length && AFTER_SENDING.test(words)) {
    const isBusiness = length.businessDays > 0 || WORKING_DAY.test(words);
    return { days: length.days + length.businessDays, isBusiness };
  }
  if (ON_SENDING.test(words)) return { days: 0, isBusiness: false };
  return ON_RECEIPT.test(words) ? { days: null, isBusiness: false } : null;
}
