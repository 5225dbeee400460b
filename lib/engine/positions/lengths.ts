import { either } from "../text/either";
import type { Language } from "@/lib/copy/languages";
import { durationsIn } from "../facts/durations";
import { boundAt, type Value } from "./bound";

/** 'хоног', with case ending and bound in between: '30-аас доошгүй хоногийн өмнө', '10 (арав) хоног'. */
const LENGTH_MN = new RegExp(
  [
    String.raw`(?<![\p{L}\d.,])(\d{1,4})(?:\s?\([^()]{1,40}\))?(?:-?[\p{L}]{1,4})?\s`,
    String.raw`(?:(?:доошгүй|багагүй|илүүгүй|дээш|цөөнгүй|хүртэл)\s)?(?:ажлын\s)?`,
    String.raw`(хоног|өдр|өдөр|сар|жил|долоо хоног)(?=[\p{L}]{0,10}(?![\p{L}]))`,
  ].join(""),
  "gu",
);
const LENGTH_MORE = new RegExp(
  [
    String.raw`(?<![\p{L}\d.,])(\d{1,3}|one|two|three|four|five|six|nine|ten|twelve)(?:\s?\([^()]{1,40}\))?[\s-]`,
    String.raw`(?:(?:working|business|calendar|full|complete|календарн\p{L}{1,3}|рабоч\p{L}{1,3}|банковск\p{L}{1,3})\s)?`,
    String.raw`(days?'?|weeks?'?|months?'?|years?'?`,
    String.raw`|сут\p{L}{1,3}|дн\p{L}{1,3}|недел\p{L}{1,3}|месяц\p{L}{0,3}|год\p{L}{0,2}|лет)(?![\p{L}])`,
  ].join(""),
  "gu",
);
const FIGURES: Readonly<Record<string, number>> = {
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  nine: 9,
  ten: 10,
  twelve: 12,
};
/** 'В течение года' has no number. */
const ONE_MORE = /(?<![\p{L}])в течение (года|месяца|недели)(?![\p{L}])/gu;
const NET = /\bnet (?:[\p{L}-]{1,12} )?\(?(\d{1,3})\)?/gu;

/** Every duration in a folded sentence. */
export function lengths(sentence: string, language: Language): Value[] {
  const found: Value[] = [];
  const add = (at: number, end: number, count: number, unit: string) => {
    if (
      count > 0 &&
      count < 1_000 &&
      !found.some((one) => at < one.end && one.at < end) &&
      !isDayOfMonth(sentence, at, end)
    )
      found.push({
        ...inUnits(count, unit),
        at,
        end,
        bound: boundAt(sentence, at, end, language),
        ...(WORKING.test(sentence.slice(Math.max(0, at - BEFORE_DAYS[language]), end + AROUND_DAYS))
          ? { isWorking: true }
          : {}),
      });
  };
  for (const { start, end, years, months, days } of durationsIn(sentence)) {
    const [count, unit] = years ? [years, "year"] : months ? [months, "month"] : [days, "day"];
    add(start, end, count, unit);
  }
  for (const match of sentence.matchAll(language === "mn" ? LENGTH_MN : LENGTH_MORE))
    add(match.index, match.index + match[0].length, FIGURES[match[1] ?? ""] ?? Number(match[1]), match[2] ?? "");
  for (const match of sentence.matchAll(ONE_MORE)) add(match.index, match.index + match[0].length, 1, match[1] ?? "");
  for (const match of sentence.matchAll(NET)) add(match.index, match.index + match[0].length, Number(match[1]), "day");
  return found;
}

const YEAR = either("^year", "^(?:год|лет)", "^жил");
const MONTH = either("^month", "^месяц", "^сар");
const WEEK = either("^week", "^недел", "^долоо");
/** In or right after a figure: '20 рабочих дней', 'ажлын 20 өдөр'. */
const WORKING = either("^[^,;]{0,30}(?:working|business)", "^[^,;]{0,30}(?:рабоч|банковск)", "^[^,;]{0,30}ажлын");
const AROUND_DAYS = 16;
const BEFORE_DAYS: Readonly<Record<Language, number>> = { en: 0, ru: 0, mn: 8 };

/** '30 дугаар сарын 12-ны өдөр', 'оны 2 дугаар сар': a date, not a duration. */
function isDayOfMonth(sentence: string, at: number, end: number): boolean {
  return (
    /(?:оны|он)\s?$/u.test(sentence.slice(Math.max(0, at - 5), at)) ||
    /(?:дугаар|дүгээр|-ны|-ний)\s/u.test(sentence.slice(at, end)) ||
    /^-?(?:ны|ний)/u.test(sentence.slice(end, end + 4))
  );
}

function inUnits(count: number, unit: string): { unit: "days" | "months"; value: number } {
  if (YEAR.test(unit)) return { unit: "months", value: count * 12 };
  if (MONTH.test(unit)) return { unit: "months", value: count };
  if (WEEK.test(unit)) return { unit: "days", value: count * 7 };
  return { unit: "days", value: count };
}
