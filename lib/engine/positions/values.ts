import { either } from "../text/either";
import type { Language } from "@/lib/copy/languages";
import { durationsIn } from "../facts/durations";
import { meets, words } from "./words";

/** A figure of a sentence with its unit. `at` is its offset in the folded sentence. */
export type Value = {
  unit: ValueUnit;
  value: number;
  at: number;
  end: number;
  bound: Bound;
  /** For days: weekends don't count. */
  isWorking?: true;
};
type ValueUnit = "days" | "months" | "percent" | "percentPerDay" | "times";
/** At least, at most, or exactly. */
type Bound = "least" | "most" | "exact";

const LEAST = words(
  "at least; not less than; no less than; no fewer; minimum; or more",
  "не менее; не ранее; минимум; не меньше",
  "доошгүй; багагүй; доод",
);
const MOST = words(
  "at most; not more than; no more than; not exceed; up to; maximum; no later; within; not later; only",
  "не более; не превыша; максимум; не свыше; до.; не позднее; в пределах; лимит; в течение",
  "илүүгүй; ихгүй; хэтрэхгүй; хэтрүүлэхгүй; хүртэл; дээд; дотор; илүү гарахгүй",
);

/** Checked first, because most sentences have none. */
const HAS_NUMBER = new RegExp(
  [
    String.raw`\d|one|two|three|four|five|six|seven|eight|nine|ten|twelve|teen|twenty|thirty|sixty|ninety|double|triple|twice`,
    "од[ин]|дв[аеуо]|тр[еи]|четыр|пят|шест|сем|восем|девят|десят|двенадцат|полут",
    "нэг|хоёр|хоер|гурав|гурван|дөрв|тав|зургаа|долоо|найм|ес|арв|арав|хори|гуч|дөч",
  ].join("|"),
  "u",
);

/** Every duration, share and multiple in a folded sentence, in order. */
export function valuesIn(sentence: string, language: Language): Value[] {
  if (!HAS_NUMBER.test(sentence)) return [];
  return [...lengths(sentence, language), ...shares(sentence, language), ...multiples(sentence, language)].sort(
    (one, other) => one.at - other.at,
  );
}

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

function lengths(sentence: string, language: Language): Value[] {
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
  for (const match of sentence.matchAll(ONE_MORE))
    add(match.index, match.index + match[0].length, 1, match[1] ?? "");
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

const SHARE = new RegExp(
  [
    String.raw`(\d{1,3}(?:[.,]\d{1,4})?)\s?(?:\([^()]{1,60}\)\s?)?(?:%|per ?cent`,
    String.raw`|процент\p{L}{0,3}`,
    String.raw`|(?:-?\p{L}{1,4}\s)?(?:(?:доошгүй|илүүгүй|ихгүй|хүртэл|хүртэлх)\s)?хув[ьи]\p{L}{0,5})`,
  ].join(""),
  "gu",
);
const A_DAY = words(
  "per day; a day.; each day; every day; daily; for each day",
  "за кажд~ день; за кажд~ календарн; в день; за день; ежедневн; за кажд~ рабоч",
  "хоног тутам; өдөр тутам; өдөрт; хоногт; хоног бүр; өдөр бүр; хоногийн",
);
const A_MONTH = words(
  "per month; a month.; monthly; each month",
  "в месяц; ежемесячн; за кажд~ месяц",
  "сар тутам; сард; сарын; сар бүр",
);
const A_WEEK = words(
  "per week; a week.; each week; weekly; per commenced week",
  "в неделю; за кажд~ недел; еженедельн",
  "долоо хоног тутам; 7 хоног тутам; долоо хоногт",
);
const A_YEAR = words("per year; a year.; per annum; annual; yearly; p.a", "годовых; в год; годов", "жилийн; жилд");
/** How near a rate's frequency must be. Letters. */
const NEAR = 70;
const CLOSE = 14;
const BASE = words("above; base rate; plus.; over the", "ключев; ставк; превыша~ став", "бодлогын хүү; хүүгээс дээш");
const [MONTH_DAYS, YEAR_DAYS] = [30, 365];

function shares(sentence: string, language: Language): Value[] {
  return [...sentence.matchAll(SHARE)].map((match) => {
    const [at, end] = [match.index, match.index + match[0].length];
    const value = Number((match[1] ?? "").replace(",", "."));
    const around = `${sentence.slice(Math.max(0, at - NEAR), at)} | ${sentence.slice(end, end + NEAR)}`;
    const bound = boundAt(sentence, at, end, language);
    const rate = toRate(value, {
      around,
      behind: sentence.slice(end, end + NEAR),
      close: sentence.slice(Math.max(0, at - CLOSE), at),
      language,
      bound,
    });
    return { ...rate, at, end, bound };
  });
}

function toRate(
  value: number,
  {
    around,
    behind,
    close,
    language,
    bound,
  }: { around: string; behind: string; close: string; language: Language; bound: Bound },
): { unit: ValueUnit; value: number } {
  const isOnBase = meets(BASE, language, behind);
  const isDaily = meets(A_DAY, language, around) && (bound !== "most" || meets(A_DAY, language, `${close} ${behind}`));
  if (isDaily && (bound !== "most" || value < 2)) return { unit: "percentPerDay", value };
  if (meets(A_MONTH, language, behind) && !isOnBase) return { unit: "percentPerDay", value: value / MONTH_DAYS };
  if (meets(A_WEEK, language, behind) && bound !== "most" && !isOnBase) return { unit: "percentPerDay", value: value / 7 };
  if (meets(A_YEAR, language, behind) && !isOnBase) return { unit: "percentPerDay", value: value / YEAR_DAYS };
  return { unit: "percent", value };
}

const TWICE = words("twice; two times; double; 2x.", "двукратн; двойн; двух годов; удвоенн", "хоёр дахин; 2 дахин");
const THRICE = words("three times; triple; 3x.", "трехкратн; трех годов; тройн", "гурав дахин; 3 дахин");
const ONCE_AND_HALF = words("one and a half times; 1.5 times", "полуторн; полутор", "нэг хагас дахин; 1.5 дахин");
const FEES = words(
  "fees; charges; price; contract value; amounts paid; sums paid; payable",
  "цен; стоимост; вознагражден; плат; уплачен; оплачен; выплачен; уплач; оплач",
  "үнэ; төлбөр; хөлс; үнийн дүн",
);

/** Multiple of the yearly price: 'twice', '150 % of the fees', 'the fees paid'. Empty if a sum is named too. */
export function timesOfFees(sentence: string, language: Language): Value[] {
  const multiplesFound = multiples(sentence, language);
  if (multiplesFound.length > 0 || !meets(FEES, language, sentence) || MONEY.test(sentence)) return multiplesFound;
  const [share, ...others] = shares(sentence, language);
  if (others.length > 0) return [];
  const months = monthsOfFees(sentence, language);
  return [
    { unit: "times", value: share ? share.value / 100 : (months ?? 12) / 12, at: share?.at ?? 0, end: share?.end ?? 0, bound: "most" },
  ];
}

const MONTHS_BEFORE = words(
  "preceding; prior; previous; last; before; past",
  "последн; предшеств; предыдущ; до.",
  "сүүлийн; өмнөх",
);

/** 'The fees of the last three months': how many months of a year's fees, if a sentence says it. */
export function monthsOfFees(sentence: string, language: Language): number | null {
  const months = lengths(sentence, language).filter(({ unit }) => unit === "months");
  const [first, ...others] = months;
  return first && others.length === 0 && meets(MONTHS_BEFORE, language, sentence) ? first.value : null;
}

/** Whether a folded sentence has a sum of money. */
export const namesMoney = (sentence: string) => MONEY.test(sentence);

const MONEY = either(
  String.raw`[$€£₮₽]\s?\d|\d\s?(?:[$€£₮₽]|usd|eur|mnt|rub|million|dollar|pound)`,
  String.raw`\d\s?(?:руб|млн|тыс)`,
  String.raw`\d\s?(?:төгрөг|сая)`,
);

/** Multiples in words. */
function multiples(sentence: string, language: Language): Value[] {
  for (const [list, value] of [
    [ONCE_AND_HALF, 1.5],
    [TWICE, 2],
    [THRICE, 3],
  ] as const) {
    const at = list[language] ? sentence.search(list[language]) : -1;
    if (at >= 0) return [{ unit: "times", value, at, end: at + 1, bound: boundAt(sentence, at, at + 12, language) }];
  }
  return [];
}

/** The bound before a figure, within its own phrase, or in Mongolian right after it. */
export function boundAt(sentence: string, at: number, end: number, language: Language): Bound {
  const before =
    sentence
      .slice(Math.max(0, at - 28), at)
      .split(/[;:]|, /u)
      .at(-1) ?? "";
  const around = language === "mn" ? `${sentence.slice(at, end + 22)}` : before;
  if (meets(LEAST, language, around)) return "least";
  return meets(MOST, language, around) ? "most" : "exact";
}
