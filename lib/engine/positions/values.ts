import { either } from "../text/either";
import type { Language } from "@/lib/copy/languages";
import { boundAt, type Bound, type Value, type ValueUnit } from "./bound";
import { lengths } from "./lengths";
import { meets, words } from "./words";

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
  "per week; a week.; each week; weekly; per commenced week; each full week; each complete week; each started week; every week",
  "в неделю; за кажд~ недел; за кажд~ полн~ недел; еженедельн",
  "долоо хоног тутам; 7 хоног тутам; долоо хоногт",
);
const A_YEAR = words("per year; a year.; per annum; annual; yearly; p.a", "годовых; в год; годов", "жилийн; жилд");
/** How near a rate's frequency must be. Letters. */
const NEAR = 70;
const CLOSE = 14;
/** Before a share of the whole: the limit of a penalty that runs by the day isn't one for each day. */
const TOTAL = words(
  "maximum; cap.; ceiling; in total; in aggregate; total penalt; total liquidated; total amount of penalt; limit of",
  "предел; максимальн; общ~ размер; общ~ сумм~ неустойк; общ~ сумм~ пен; общ~ сумм~ штраф",
  "дээд хэмжээ; дээд хязгаар; нийт алданг; нийт торгуул; алданги~ нийт; торгууль~ нийт; торгуулийн нийт",
);
const BEFORE_SHARE = 44;
const BASE = words("above; base rate; plus.; over the", "ключев; ставк; превыша~ став", "бодлогын хүү; хүүгээс дээш");
const [MONTH_DAYS, YEAR_DAYS] = [30, 365];

function shares(sentence: string, language: Language): Value[] {
  return [...sentence.matchAll(SHARE)].map((match) => {
    const [at, end] = [match.index, match.index + match[0].length];
    const value = Number((match[1] ?? "").replace(",", "."));
    const around = `${sentence.slice(Math.max(0, at - NEAR), at)} | ${sentence.slice(end, end + NEAR)}`;
    const bound = boundAt(sentence, at, end, language);
    if (isOfTotal(sentence.slice(Math.max(0, at - BEFORE_SHARE), at), language))
      return { unit: "percent", value, at, end, bound: bound === "exact" ? "most" : bound };
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

/** Whether what stands right before a share says that it is of the total. */
function isOfTotal(before: string, language: Language): boolean {
  const own = before.split(/[,;%]/u).at(-1) ?? "";
  return meets(TOTAL, language, own) && !meets(A_DAY, language, own);
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
  if (meets(A_WEEK, language, behind) && bound !== "most" && !isOnBase)
    return { unit: "percentPerDay", value: value / 7 };
  if (meets(A_YEAR, language, behind) && !isOnBase) return { unit: "percentPerDay", value: value / YEAR_DAYS };
  return { unit: "percent", value };
}

const TWICE = words("twice; two times; double; 2x.", "двукратн; двойн; двух годов; удвоенн", "хоёр дахин; 2 дахин");
const THRICE = words("three times; triple; 3x.", "трехкратн; трех годов; тройн", "гурав дахин; 3 дахин");
const ONCE_AND_HALF = words("one and a half times; 1.5 times", "полуторн; полутор", "нэг хагас дахин; 1.5 дахин");
const HALF = words(
  "half of the sum; half of the amount; half of the fee; half of the price; half of the charge; half the sum; half the fee; half the price",
  "половин~ цен; половин~ стоимост; половин~ сумм; половин~ вознагражд",
  "үнийн дүнгийн хагас; төлбөрийн хагас; хөлсний хагас",
);
const FEES = words(
  "fees; charges; price; contract value; amounts paid; sums paid; sum paid; amount paid; payable; rent.; rental",
  "цен; стоимост; вознагражден; плат; уплачен; оплачен; выплачен; уплач; оплач",
  "үнэ; төлбөр; хөлс; үнийн дүн; түрээсийн дүн",
);

/** Multiple of the yearly price: 'twice', '150 % of the fees', 'the fees paid'. Empty if a sum is named too. */
export function timesOfFees(sentence: string, language: Language): Value[] {
  const multiplesFound = multiples(sentence, language);
  if (multiplesFound.length > 0 || !meets(FEES, language, sentence) || MONEY.test(sentence)) return multiplesFound;
  const [share, ...others] = shares(sentence, language);
  if (others.length > 0) return [];
  const months = monthsOfFees(sentence, language);
  return [
    {
      unit: "times",
      value: share ? share.value / 100 : (months ?? 12) / 12,
      at: share?.at ?? 0,
      end: share?.end ?? 0,
      bound: "most",
    },
  ];
}

const MONTHS_BEFORE = words(
  "preceding; prior; previous; last; before; past; months' rent; months' fees; months' charges",
  "последн; предшеств; предыдущ; до.; плат~ за; цен~ за; стоимост~ за; вознагражден~ за",
  "сүүлийн; өмнөх; сарын түрээс; сарын хөлс; сарын төлбөр",
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
    [HALF, 0.5],
  ] as const) {
    const at = list[language] ? sentence.search(list[language]) : -1;
    if (at >= 0) return [{ unit: "times", value, at, end: at + 1, bound: boundAt(sentence, at, at + 12, language) }];
  }
  return [];
}
