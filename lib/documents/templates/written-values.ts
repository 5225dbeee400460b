/** Values of fields as each language writes them in a contract. Pure, client-safe. Source: B-9.17. */
import type { Language } from "@/lib/copy/languages";
import { fieldKind, type TemplateField } from "./fields";

const DAY = /^(\d{4})-(\d{2})-(\d{2})$/u;
/** A number of more than four digits, alone or before a currency: `1200000`, `1200000.50 EUR`, `MNT 1200000`. */
const LONG_NUMBER = /(?<![\d.,])\d{5,15}(?![\d,])/u;
const ALREADY_GENITIVE = /(?:ын|ийн|ны|ний)$/iu;

/**
 * The value of a field: a day in words, long sums in groups of three, and in Russian and Mongolian the country whose
 * law it is in the case that the sentence needs. Whatever is written otherwise stays as it is.
 */
export function writtenValue(field: TemplateField, value: string, language: Language): string {
  if (fieldKind(field) === "date") return writtenDay(value, language);
  if (/(?:Amount|Price)$/u.test(field)) return writtenSum(value, language);
  return field === "governingLaw" ? countryOf(value, language) : value;
}

function writtenDay(value: string, language: Language): string {
  const [, year, month = "", day = ""] = DAY.exec(value) ?? [];
  if (year === undefined) return value;
  if (language === "mn") return mongolianDay(year, Number(month), Number(day));
  const name = MONTHS[language][Number(month) - 1];
  if (name === undefined) return value;
  return language === "ru" ? `${Number(day)} ${name} ${year} года` : `${Number(day)} ${name} ${year}`;
}

/** `2026 оны 3 дугаар сарын 1-ний`; the sentence goes on with `өдөр`. Endings follow the number's word. */
function mongolianDay(year: string, month: number, day: number): string {
  const ordinal = [1, 4, 9, 11].includes(month) ? "дүгээр" : "дугаар";
  const ending = [1, 4, 9].includes(day % 10) ? "ний" : "ны";
  return `${year} оны ${month} ${ordinal} сарын ${day}-${ending}`;
}

function writtenSum(value: string, language: Language): string {
  return value.replace(LONG_NUMBER, (digits) =>
    digits.replace(/\B(?=(?:\d{3})+$)/gu, language === "ru" ? "\u00a0" : ","),
  );
}

function countryOf(value: string, language: Language): string {
  if (language === "en") return value;
  const known = COUNTRIES[language][value.trim().toLowerCase()];
  if (known !== undefined) return known;
  return language === "mn" && !ALREADY_GENITIVE.test(value.trim()) ? `${value.trim()} улсын` : value;
}

const MONTHS = {
  en: [
    "January",
    "February",
    "March",
    "April",
    "May",
    "June",
    "July",
    "August",
    "September",
    "October",
    "November",
    "December",
  ],
  ru: [
    "января",
    "февраля",
    "марта",
    "апреля",
    "мая",
    "июня",
    "июля",
    "августа",
    "сентября",
    "октября",
    "ноября",
    "декабря",
  ],
} as const;

/** Countries by their name as it is typed, in the genitive. */
const COUNTRIES: Readonly<Record<"ru" | "mn", Readonly<Record<string, string>>>> = {
  ru: {
    монголия: "Монголии",
    россия: "Российской Федерации",
    "российская федерация": "Российской Федерации",
    рф: "Российской Федерации",
    казахстан: "Республики Казахстан",
    "республика казахстан": "Республики Казахстан",
    беларусь: "Республики Беларусь",
    кыргызстан: "Кыргызской Республики",
    узбекистан: "Республики Узбекистан",
    китай: "Китайской Народной Республики",
    кнр: "Китайской Народной Республики",
    "китайская народная республика": "Китайской Народной Республики",
    япония: "Японии",
    "южная корея": "Республики Корея",
    "республика корея": "Республики Корея",
    сингапур: "Сингапура",
    англия: "Англии",
    великобритания: "Великобритании",
    германия: "Германии",
    франция: "Франции",
    швейцария: "Швейцарии",
    турция: "Турции",
  },
  mn: {
    монгол: "Монгол Улсын",
    "монгол улс": "Монгол Улсын",
    монголия: "Монгол Улсын",
    орос: "Оросын Холбооны Улсын",
    "оросын холбооны улс": "Оросын Холбооны Улсын",
    оху: "ОХУ-ын",
    хятад: "Бүгд Найрамдах Хятад Ард Улсын",
    бнхау: "БНХАУ-ын",
    "бүгд найрамдах хятад ард улс": "Бүгд Найрамдах Хятад Ард Улсын",
    казахстан: "Казахстан Улсын",
    япон: "Япон Улсын",
    "япон улс": "Япон Улсын",
    солонгос: "Бүгд Найрамдах Солонгос Улсын",
    "бүгд найрамдах солонгос улс": "Бүгд Найрамдах Солонгос Улсын",
    сингапур: "Сингапур Улсын",
    герман: "Германы",
    англи: "Английн",
    "их британи": "Их Британийн",
    сша: "АНУ-ын",
    ану: "АНУ-ын",
  },
};
