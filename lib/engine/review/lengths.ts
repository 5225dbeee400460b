import * as onTrial from "../cues/en/probation";
import { monthly, yearly } from "../cues/en/renewal-periods";
import * as en from "../cues/en/review-values";
import * as onTrialMn from "../cues/mn/probation";
import * as mn from "../cues/mn/review-values";
import { anyOf } from "../cues/pack";
import * as onTrialRu from "../cues/ru/probation";
import * as ru from "../cues/ru/review-values";
import { durationsIn, type Duration } from "../facts/durations";
import type { Reading } from "../text/reading";
import type { Span } from "../text/spans";

/** Which length of time a clause gives: its words around a length speak for it or against it. Raw text. */
type Cues = { before: RegExp; after: RegExp; notBefore: RegExp; notAfter: RegExp; isNotice: boolean };

const AROUND = 70;

const RENEWAL: Cues = {
  before: anyOf(en.renewalBefore, ru.renewalBefore),
  after: anyOf(en.renewalAfter, mn.renewalAfter),
  notBefore: anyOf(en.notRenewalBefore, ru.notRenewalBefore),
  notAfter: anyOf(en.tooShortAfter, ru.noticeAfter, mn.noticeAfter),
  isNotice: false,
};
const NOTICE: Cues = {
  before: anyOf(en.noticeBefore, ru.noticeBefore),
  after: anyOf(en.noticeAfter, ru.noticeAfter, mn.noticeAfter),
  notBefore: anyOf(en.notNoticeBefore),
  notAfter: anyOf(en.notNoticeAfter),
  isNotice: true,
};

/** How long a renewal lasts: 'successive one (1) year terms'. */
export function renewalLength(clause: string): Duration | null {
  return likeliest(clause, RENEWAL) ?? renewalInWords(clause);
}

/** How long before something a notice is due: 'upon thirty (30) days prior written notice'. */
export function noticeLength(clause: string): Duration | null {
  return likeliest(clause, NOTICE);
}

/** The time within which is to be paid, in a clause that says so. */
export function paymentLength(clause: string): Duration | null {
  return noticeLength(clause) ?? durationsIn(clause)[0] ?? null;
}

function likeliest(clause: string, { before, after, notBefore, notAfter, isNotice }: Cues): Duration | null {
  let best: { duration: Duration; score: number } | null = null;
  for (const duration of [...durationsIn(clause), ...inBrackets(clause)]) {
    if (!isNotice && duration.years + duration.months === 0 && duration.days < 28) continue;
    const head = clause.slice(Math.max(0, duration.start - AROUND), duration.start);
    const tail = clause.slice(duration.end, duration.end + AROUND);
    const score =
      (before.test(head) ? 2 : 0) +
      (after.test(tail) ? 2 : 0) -
      (notBefore.test(head) ? 2 : 0) -
      (notAfter.test(tail) ? 3 : 0) -
      (isNotice && duration.years > 0 ? 2 : 0);
    if (score > (best?.score ?? 0)) best = { duration, score };
  }
  return best?.duration ?? null;
}

const PROBATION = anyOf(onTrial.probation, onTrialRu.probation, onTrialMn.probation);
const AFTER_PROBATION = anyOf(onTrial.afterProbation, onTrialRu.afterProbation, onTrialMn.afterProbation);
const DURING_IT = anyOf(onTrial.duringIt, onTrialRu.duringIt, onTrialMn.duringIt);

/** The passages that hold for good; all of them where each is on a time of probation. */
export function pastProbation<Passage extends Span>(
  reading: Reading,
  passages: readonly Passage[],
): readonly Passage[] {
  const lasting = passages.filter((passage) => !isOnProbation(reading, passage));
  return lasting.length > 0 ? lasting : passages;
}

/** Whether a passage speaks of probation, or right behind a sentence on it of what holds 'during this time'. */
function isOnProbation({ contract, sentences }: Reading, { start, end }: Span): boolean {
  const words = contract.text.slice(start, end);
  if (PROBATION.test(words)) return !AFTER_PROBATION.test(words);
  if (!DURING_IT.test(words)) return false;
  const before = sentences.findLast((sentence) => sentence.end <= start);
  return before !== undefined && PROBATION.test(contract.text.slice(before.start, before.end));
}

/** 'one hundred eighty (180) days': the words are not read, the figure is. */
const BRACKETS = /\(\s?(\d{1,3})\s?\)[\s-]{1,3}(?:\p{L}{4,11}\s{1,3}){0,2}(day|month|year)s?(?!\p{L})/giu;

export function inBrackets(clause: string): Duration[] {
  return [...clause.matchAll(BRACKETS)].map((match) => {
    const [text, figure, unit = ""] = match;
    const of = (name: string) => (unit.toLowerCase() === name ? Number(figure) : 0);
    return {
      start: match.index,
      end: match.index + text.length,
      text,
      years: of("year"),
      months: of("month"),
      days: of("day"),
    };
  });
}

/** 'from year to year', 'annual renewals', 'on a month-to-month basis'. */
const IN_WORDS = [
  { pattern: anyOf(yearly), years: 1, months: 0 },
  { pattern: anyOf(monthly), years: 0, months: 1 },
];

function renewalInWords(clause: string): Duration | null {
  for (const { pattern, years, months } of IN_WORDS) {
    const match = pattern.exec(clause);
    if (match)
      return { start: match.index, end: match.index + match[0].length, text: match[0], years, months, days: 0 };
  }
  return null;
}
