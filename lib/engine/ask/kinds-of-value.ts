import { ANY_MONTH_EN, MONTHS_RU_IN_DATES } from "@/lib/copy/month-names";
import { either } from "../text/either";

/** Kinds of value that a clause may hold. */
const VALUE_KINDS = ["money", "percent", "day", "span", "number", "clock", "address", "name"] as const;
export type ValueKind = (typeof VALUE_KINDS)[number];

const CODES = "usd|eur|gbp|rub|mnt|cny|kzt|chf|aed";
const SCALES = ["million|thousand", "млн|тыс", "сая|тэрбум"].join("|");
const CURRENCIES = ["dollars?|euros?|pounds?", "руб|тугрик|долл|евро|юан|тенге", "төгрөг|төг"].join("|");
const MONEY = either(
  String.raw`(?:[$€£₽₮¥]|(?<![\p{L}])(?:${CODES})\s?)\d`,
  String.raw`\d[\d\s.,']{0,24}(?:\s?\([^)]{1,80}\))?\s?(?:[$€£₽₮¥]|(?:${SCALES})?\.?\s?(?:\p{L}{3,14}[иы]х\s)?(?:${CODES}|${CURRENCIES}))`,
);
const PERCENT_WORDS = [String.raw`per\s?cent`, "процент", "хувь|хувийн|хувиар|хувиас"].join("|");
const PERCENT = either(String.raw`\d\s?(?:\([^)]{1,60}\)\s?)?(?:%|${PERCENT_WORDS})`);
const MONTHS_RU = MONTHS_RU_IN_DATES.join("|");
const DAY = either(
  String.raw`\d{1,2}[./]\d{1,2}[./](?:19|20)\d{2}`,
  String.raw`(?:19|20)\d{2}-\d{2}-\d{2}`,
  String.raw`\d{1,2}(?:st|nd|rd|th)?\s(?:of\s)?(?:${ANY_MONTH_EN})`,
  String.raw`(?:${ANY_MONTH_EN})\s\d{1,2}`,
  String.raw`\d{1,2}[-./\s](?:jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec)[-./\s]{1,2}(?:19|20)?\d{2}(?!\d)`,
  String.raw`\d{1,2}\s(?:${MONTHS_RU})`,
  String.raw`\d{4}\s?оны\s`,
  String.raw`\d{1,2}[- ]?(?:ны|ний)\s?өд`,
);
const COUNTS = [
  String.raw`\d|one|two|three|four|five|six|seven|ten|twelve|thirty|sixty|ninety`,
  "один|два|три|пять|десять",
  "нэг|хоёр|гурав|гурван|тав|таван|арав|арван",
].join("|");
const BETWEEN = String.raw`\)?\s?(?:\([^)]{1,40}\)\s?)?(?:-\s?\p{L}{1,5}\s)?(?:\p{L}{1,30}\s){0,2}?`;
const LENGTHS = [
  "days?|weeks?|months?|years?|hours?",
  "дн[еяё]|день|недел|месяц|мес|год|лет|час|сут",
  "хоног|өдр|өдөр|сар|жил|цаг|долоо",
].join("|");
const SPAN = either(`(?:${COUNTS})${BETWEEN}(?:${LENGTHS})`);
const CLOCK = either(
  String.raw`\d{1,2}[:.]\d{2}(?!\d)`,
  String.raw`\d{1,2}\s?(?:am|pm|a\.m|p\.m)|\bnoon\b`,
  String.raw`\d{1,2}\s?(?:часов|ч\.)|полдень`,
  String.raw`\d{1,2}\s?(?:цагаас|цагт|цагийн)|өдрийн\s?12`,
);
const ADDRESS = either(
  String.raw`@|\bul\.|street|road|avenue|\bst\.|row\b`,
  String.raw`улиц|ул\.|просп|\bдом\b|д\.\s?\d|кв\.|г\.\s?\p{Lu}`,
  "дүүрэг|дүүргийн|хороо|тоот|оффис",
);
const NAME = either(
  String.raw`(?:ltd|llc|plc|inc|gmbh|llp|co\.)(?![\p{L}])`,
  String.raw`(?:ооо|оао|зао|ао|пао|ип)(?![\p{L}])`,
  String.raw`(?:ххк|хк|тбб)(?![\p{L}])`,
  String.raw`[«“"]\p{Lu}|\p{Lu}\.\s?\p{Lu}\.\s?\p{Lu}\p{Ll}|\p{Lu}\.\p{Lu}\p{Ll}`,
);
const NUMBER = /\d|\b(?:one|two|three|four|five|six|seven|eight|nine|ten|twelve|twenty|thirty)\b/iu;

const OF: Readonly<Record<ValueKind, RegExp>> = {
  money: MONEY,
  percent: PERCENT,
  day: DAY,
  span: SPAN,
  number: NUMBER,
  clock: CLOCK,
  address: ADDRESS,
  name: NAME,
};

export function valueKindsIn(text: string): Set<ValueKind> {
  return new Set(VALUE_KINDS.filter((kind) => OF[kind].test(text)));
}
