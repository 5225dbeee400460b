import type { AssistantAnswers } from "@/lib/copy/en/assistant-answers";
import { readDay } from "@/lib/days";
import { datesIn, type FoundDate } from "../facts/date-text";
import { readTerm } from "../facts/term";
import { readPlainTerm, type PlainTerm } from "../facts/plain-term";
import { ownDayFacts } from "../review/facts/own-day-facts";
import { folded } from "../text/folding";
import { light } from "../text/either";
import { sentenceAt, type Reading } from "../text/reading";
import { listCandidates, type OwnDays } from "../time/candidates";
import { isNoEvent } from "../time/no-events";
import { countingDays, findOwnDays } from "../time/own-days";
import { entry, type Entry } from "./entry";
import * as cue from "./summary.cues";
import { anyOf } from "../language/patterns";

const SHOWN = 4;
const OF_A_PAPER = anyOf(cue.ofAPaper);
/** UTF-16 units. */
const BEFORE = 120;
const BEHIND = 60;
const PAPER_BEHIND = anyOf(cue.paperBehind);
const IS_DUE = light(anyOf(cue.dateMatters));

type Day = { day: number; month: number; year: number };

export function dateEntry(reading: Reading, copy: AssistantAnswers): Entry[] {
  const made = ownDayFacts(reading).find(({ kind }) => kind === "agreement_date");
  if (!made) return [];
  const heading = copy.summary.headings.date;
  const day = made.basis === "stated" ? readDay(made.iso ?? "") : null;
  return day
    ? entry("date", { heading, words: inWords(day, copy), basis: "stated" }, [made.passage])
    : entry("date", { heading }, [made.passage]);
}

export function termEntry(reading: Reading, copy: AssistantAnswers): Entry[] {
  const heading = copy.summary.headings.term;
  const plain = readPlainTerm(reading);
  if (plain) {
    const words = termWords(asInFacts(reading, plain), copy);
    return entry("term", { heading, words, basis: "stated" }, [plain.sentence]);
  }
  const term = readTerm(reading);
  return term ? entry("term", { heading }, [term.sentence]) : [];
}

/** With the last day that the facts and the deadlines tell: of two readings of a length, the one that ends sooner. */
function asInFacts(reading: Reading, plain: PlainTerm): PlainTerm {
  if (plain.kind !== "for" || plain.end === null) return plain;
  const ends = ownDayFacts(reading).find(({ kind }) => kind === "expiration_date");
  const end = ends?.from?.isLastBefore ? readDay(ends.iso ?? "") : null;
  return end ? { ...plain, end } : plain;
}

/** Days fixed in the text, each with its sentence; the day it was made has its own heading. */
export function keyDates(reading: Reading, copy: AssistantAnswers): Entry[] {
  const own = findOwnDays(reading);
  const isMade = ({ start }: FoundDate) => start === own.made?.candidate.mention.start;
  const isOthers = datesOfOthers(reading, countingDays(own));
  const dated = datesIn(reading.contract.text)
    .filter((date) => !isMade(date) && !isOthers(date))
    .flatMap((date) => ({ date, sentence: sentenceAt(reading, date.start) }))
    .filter(
      ({ sentence }) =>
        sentence && !sentence.isInstruction && IS_DUE.test(sentence.folded) && !sentence.folded.includes("source:"),
    );
  const sentences = [...new Set(dated.flatMap(({ sentence }) => sentence ?? []))];
  const shown = new Set(sentences.slice(0, SHOWN));
  const words = [
    ...new Set(dated.filter(({ sentence }) => sentence && shown.has(sentence)).map(({ date }) => inWords(date, copy))),
  ];
  return entry(
    "dates",
    { heading: copy.summary.headings.dates, words: words.join("; "), basis: "stated", shown: SHOWN },
    sentences,
  );
}

/** Whether a day only dates something else: a power of attorney, a passport, a policy, a contract made before. */
function datesOfOthers(reading: Reading, own: OwnDays): (date: FoundDate) => boolean {
  const { text } = reading.contract;
  const none = listCandidates(reading, own).filter((one) => one.how === "named" && isNoEvent(reading, one, own));
  const starts = new Set(none.map(({ mention }) => mention.start));
  return ({ start, end }) => {
    const from = Math.max(start - BEFORE, sentenceAt(reading, start)?.start ?? 0);
    if (starts.has(start) || OF_A_PAPER.test(folded(text.slice(from, start)))) return true;
    return PAPER_BEHIND.test(folded(text.slice(end, end + BEHIND)));
  };
}

function termWords(term: PlainTerm, copy: AssistantAnswers): string {
  const { until, lasts, lastsUntil, perpetual } = copy.summary;
  if (term.kind === "perpetual") return perpetual;
  if (term.kind === "until") return until(inWords(term.date, copy));
  const length = copy.length(term.duration.years, term.duration.months, term.duration.days);
  return term.end && term.start
    ? lastsUntil(length, inWords(term.start, copy), inWords(term.end, copy))
    : lasts(length);
}

function inWords({ day, month, year }: Day | FoundDate, copy: AssistantAnswers): string {
  return copy.monthDate(day, month, year);
}
