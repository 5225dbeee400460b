/** Values of fields as each language writes them in a contract. Pure, client-safe. Source: B-9.17. */
import { MONTHS_EN, MONTHS_RU_IN_DATES } from "@/lib/copy/month-names";
import type { Language } from "@/lib/copy/languages";
import { fieldKind, type TemplateField } from "./fields";

const DAY = /^(\d{4})-(\d{2})-(\d{2})$/u;
/** A number of more than four digits, alone or before a currency: `1200000`, `1200000.50 EUR`, `MNT 1200000`. */
const LONG_NUMBER = /(?<![\d.,])\d{5,15}(?![\d,])/u;
/** The same in a longer text, where other numbers may occur: before or after a currency. */
const SUM_OF_MONEY =
  /(?<=(?:[A-Z]{3}|[$€£₮₽]) ?)(?<![\d.,])\d{5,15}(?![\d,])|(?<![\d.,])\d{5,15}(?= ?(?:төгрөг|рубл|руб\.|тугрик|тенге|юан|доллар|евро|[$€£₮₽]|[A-Z]{3}(?!\p{L})))/gu;
const ALREADY_GENITIVE = /(?:ын|ийн|ны|ний)$/iu;

/**
 * The value of a field: a day in words, long sums in groups of three, and in Russian and Mongolian the governing law's
 * country in the case that the sentence needs. Anything else stays unchanged.
 */
export function writtenValue(field: TemplateField, value: string, language: Language): string {
  if (fieldKind(field) === "date") return writtenDay(value, language);
  if (/(?:Amount|Price)$/u.test(field))
    return writtenSum(isMonthly(field) ? value.replace(MONTHLY[language], "").trim() : value, language, LONG_NUMBER);
  if (field.endsWith("ContributionDescription")) return writtenSum(value, language, SUM_OF_MONEY);
  return field === "governingLaw" ? writeCountry(value, language) : value;
}

const isMonthly = (field: TemplateField) => field === "salaryAmount" || field === "rentAmount";
/** What the texts themselves say about a salary or rent. */
const MONTHLY: Readonly<Record<Language, RegExp>> = {
  en: /,? (?:per|a|each|every) month$|,? monthly$/iu,
  ru: /,? (?:в|за) месяц$|,? ежемесячно$/iu,
  mn: /^(?:сард|сар бүр) /iu,
};

export function writtenDay(value: string, language: Language): string {
  const [, year, month = "", day = ""] = DAY.exec(value) ?? [];
  if (year === undefined) return value;
  if (language === "mn") return mongolianDay(year, Number(month), Number(day));
  const name = MONTHS[language][Number(month) - 1];
  if (name === undefined) return value;
  return language === "ru" ? `${Number(day)} ${name} ${year} года` : `${Number(day)} ${name} ${year}`;
}

/** `2026 оны 3 дугаар сарын 1-ний`; the sentence continues with `өдөр`. Endings follow the number's word. */
function mongolianDay(year: string, month: number, day: number): string {
  const ending = isFront(day) ? "ний" : "ны";
  return `${year} оны ${month} ${mongolianOrdinal(month)} сарын ${day}-${ending}`;
}

/** Numbers whose last word has front vowels: нэг, дөрөв, ес. */
const isFront = (number: number) => [1, 4, 9].includes(number % 10);

/** Makes a number an ordinal: `1 дүгээр`, `3 дугаар`. */
export const mongolianOrdinal = (number: number): string => (isFront(number) ? "дүгээр" : "дугаар");

function writtenSum(value: string, language: Language, sums: RegExp): string {
  return value.replace(sums, (digits) => digits.replace(/\B(?=(?:\d{3})+$)/gu, language === "ru" ? "\u00a0" : ","));
}

function writeCountry(value: string, language: Language): string {
  const country = value.trim().replace(NAMED_AS_LAW[language], "").trim();
  if (language === "en") return WITH_ARTICLE.test(country) ? `the ${country}` : country;
  const known = COUNTRIES[language][country.toLowerCase()];
  if (known !== undefined) return known;
  if (language === "ru" || ALREADY_GENITIVE.test(country)) return country;
  return ABBREVIATION.test(country) ? `${country}-ын` : `${country} улсын`;
}

/** What the sentence says already, if someone enters a law instead of a country. */
const NAMED_AS_LAW: Readonly<Record<Language, RegExp>> = {
  en: /^(?:the )?laws? of /iu,
  ru: /^(?:право|правом|законодательство|законы|закон)(?: (?=\p{Lu}))/iu,
  mn: / (?:хууль|хууль тогтоомж)$/iu,
};

/** Countries with an article in English. */
const WITH_ARTICLE =
  /^(?:United (?:Kingdom|States|Arab)|(?:UK|USA?|UAE|PRC)$|(?:People|Republic of|Kingdom of|State of|Commonwealth of|Principality of)\b|(?:Russian|Swiss) (?:Federation|Confederation)|(?:Czech|Slovak|Kyrgyz|Dominican) Republic|Netherlands|Philippines|Bahamas|Cayman Islands|British Virgin Islands|Isle of Man)/iu;
const ABBREVIATION = /^\p{Lu}{2,6}$/u;

const MONTHS = { en: MONTHS_EN, ru: MONTHS_RU_IN_DATES };

/** Countries by typed name, in the genitive. */
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
    украина: "Украины",
    молдова: "Республики Молдова",
    грузия: "Грузии",
    армения: "Республики Армения",
    азербайджан: "Азербайджанской Республики",
    таджикистан: "Республики Таджикистан",
    туркменистан: "Туркменистана",
    италия: "Италии",
    испания: "Испании",
    нидерланды: "Нидерландов",
    польша: "Польши",
    чехия: "Чехии",
    австрия: "Австрии",
    швеция: "Швеции",
    финляндия: "Финляндии",
    латвия: "Латвии",
    литва: "Литвы",
    эстония: "Эстонии",
    ирландия: "Ирландии",
    кипр: "Кипра",
    израиль: "Израиля",
    индия: "Индии",
    вьетнам: "Вьетнама",
    канада: "Канады",
    австралия: "Австралии",
    гонконг: "Гонконга",
    белоруссия: "Республики Беларусь",
    киргизия: "Кыргызской Республики",
    "соединённые штаты америки": "Соединённых Штатов Америки",
    "объединённые арабские эмираты": "Объединённых Арабских Эмиратов",
  },
  mn: {
    монгол: "Монгол Улсын",
    "монгол улс": "Монгол Улсын",
    монголия: "Монгол Улсын",
    орос: "Оросын Холбооны Улсын",
    "оросын холбооны улс": "Оросын Холбооны Улсын",
    оху: "Оросын Холбооны Улсын",
    хятад: "Бүгд Найрамдах Хятад Ард Улсын",
    бнхау: "Бүгд Найрамдах Хятад Ард Улсын",
    "бүгд найрамдах хятад ард улс": "Бүгд Найрамдах Хятад Ард Улсын",
    казахстан: "Казахстан Улсын",
    япон: "Япон Улсын",
    "япон улс": "Япон Улсын",
    солонгос: "Бүгд Найрамдах Солонгос Улсын",
    "бүгд найрамдах солонгос улс": "Бүгд Найрамдах Солонгос Улсын",
    сингапур: "Сингапур Улсын",
    герман: "Холбооны Бүгд Найрамдах Герман Улсын",
    хбнгу: "Холбооны Бүгд Найрамдах Герман Улсын",
    бнсу: "Бүгд Найрамдах Солонгос Улсын",
    англи: "Английн",
    "их британи": "Их Британийн",
    сша: "Америкийн Нэгдсэн Улсын",
    ану: "Америкийн Нэгдсэн Улсын",
    америк: "Америкийн Нэгдсэн Улсын",
  },
};
