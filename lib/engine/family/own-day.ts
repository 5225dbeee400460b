import { writeDay } from "@/lib/days";
import { datesAmong } from "../time/written/dates";
import { tokenize } from "../time/written/tokens";
import * as cue from "./operation-words";

/** The day from which a change holds, YYYY-MM-DD, and the words without it. `isUnclear`: some day that isn't told. */
export type OwnDay = { words: string; from: string | null; isUnclear: boolean };

const BEFORE = 40;

/** 'With effect from 1 January 2027', «с 1 января 2027 года», '2027 оны 1 дүгээр сарын 1-ний өдрөөс эхлэн'. */
export function ownDayIn(words: string): OwnDay {
  const found = datesAmong(tokenize(words)).flatMap(({ year, month, day, start, end, isEitherWay }) => {
    const before = cue.fromBefore.exec(words.slice(Math.max(0, start - BEFORE), start));
    const behind = cue.fromBehind.exec(words.slice(end, end + BEFORE));
    if (!before && !behind) return [];
    const from = start - (before?.[0].length ?? 0);
    const iso = year === null || isEitherWay ? null : writeDay({ year, month, day });
    return [{ start: from, end: end + (behind?.[0].length ?? 0), iso }];
  });
  const [only] = found;
  if (!only) return { words, from: null, isUnclear: cue.fromSomeDay.test(words) };
  if (found.length > 1 || only.iso === null) return { words, from: null, isUnclear: true };
  const rest = `${words.slice(0, only.start)} ${words.slice(only.end)}`.replace(/^\s*,?\s*|\s+(?=[.,;:]|$)/gu, "");
  return { words: rest.replace(/\s{2,}/gu, " "), from: only.iso, isUnclear: false };
}
