import { datesIn } from "../../facts/date-text";
import * as cue from "../../time/days.cues";
import { finding, type Check, type Finding } from "../check";
import { clauseSentences, wordsOfSentence } from "../draft";

const DAYS = [cue.weekdays.en, cue.weekdays.ru, cue.weekdays.mn];
/** How far on either side of a day its weekday may be. UTF-16 units. */
const BEFORE = /(\p{L}{3,12})\p{P}?\s{0,2}(?:the\s)?$/iu;
const AFTER = /^(?:-?\p{L}{2,3}(?!\p{L}))?[\s,]{0,2}\(?(\p{L}{3,12})/iu;
const BESIDE = 24;

/** 'Friday, 17 September 2026', which is a Thursday. */
export const wrongWeekdays: Check = (draft) =>
  clauseSentences(draft).flatMap((sentence): Finding[] => {
    const words = wordsOfSentence(draft, sentence);
    return datesIn(words).flatMap(({ start, end, year, month, day, isEitherWay }): Finding[] => {
      const right = new Date(Date.UTC(year, month - 1, day)).getUTCDay();
      const beside = [
        BEFORE.exec(words.slice(Math.max(0, start - BESIDE), start))?.[1],
        AFTER.exec(words.slice(end, end + BESIDE))?.[1],
      ];
      const named = beside.flatMap((word) => matchWeekday(word));
      const [only] = named;
      if (only === undefined || named.length > 1 || only.day === right || isEitherWay) return [];
      const values = { date: words.slice(start, end), weekday: only.word };
      const place = { start: sentence.start + start, end: sentence.start + end };
      return [finding("wrongWeekday", place, { values, severity: "high" })];
    });
  });

function matchWeekday(word: string | undefined): { day: number; word: string }[] {
  if (word === undefined) return [];
  const lower = word.toLowerCase();
  for (const days of DAYS) {
    const day = days.findIndex((name) => lower.startsWith(name) && lower.length <= name.length + 4);
    if (day >= 0) return [{ day, word }];
  }
  return [];
}
