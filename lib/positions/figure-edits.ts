/** A figure of ours in their sentence, and nothing else changed. Pure. Source: B-24.10. */
import { detectLanguage } from "@/lib/engine/language/identify";
import { durationsIn, type Duration } from "@/lib/engine/facts/durations";
import type { Subject } from "@/lib/engine/positions/subject";
import { monthsOfFees, timesOfFees, valuesIn } from "@/lib/engine/positions/values";
import { meets, words } from "@/lib/engine/positions/words";
import type { Language } from "@/lib/copy/languages";
import { folded } from "@/lib/engine/text/folding";

type Piece = { start: number; end: number };

/** The sentence with our figure in place of its own, if each has one of the same kind; null otherwise. */
export function figurePutIn(sentence: string, wording: string, { id, units = [] }: Subject): string | null {
  if (units.includes("times")) return capPutIn(sentence, wording);
  if (units.includes("percent") || units.includes("percentPerDay"))
    return percentPutIn(sentence, wording, { id, units });
  return lengthPutIn(sentence, wording);
}

const replaced = (sentence: string, { start, end }: Piece, words: string) =>
  sentence.slice(0, start) + words + sentence.slice(end);

function lengthPutIn(sentence: string, wording: string): string | null {
  const [theirs, ...others] = durationsIn(sentence);
  const [ours, ...more] = durationsIn(wording);
  if (!theirs || !ours || others.length > 0 || more.length > 0) return null;
  if (isInSameCase(theirs, ours)) return replaced(sentence, theirs, ours.text);
  return digitsPutIn(sentence, theirs, ours);
}

/** Mongolian and Russian words of time change their endings: 'хоногийн', «месяцев». */
function isInSameCase({ text: theirs }: Duration, { text: ours }: Duration): boolean {
  const last = (text: string) => /[\p{L}]+(?=[^\p{L}]*$)/u.exec(text)?.[0].toLowerCase() ?? "";
  return /^\p{Script=Latin}+$/u.test(last(theirs)) || last(theirs) === last(ours);
}

/** '20 (хорь) хоногийн' becomes '14 хоногийн': the same unit in the same case, with another number before it. */
function digitsPutIn(sentence: string, theirs: Duration, ours: Duration): string | null {
  const unit = ({ years, months, days }: Duration) =>
    years > 0 ? "years" : months > 0 ? "months" : days > 0 ? "days" : "";
  const number = ({ years, months, days }: Duration) => years || months || days;
  const digits = /^\d{1,4}(?:\s?\([^()]{1,40}\))?/u.exec(theirs.text);
  const isAlike = unit(theirs) === unit(ours) && unit(ours) !== "" && formOf(number(theirs)) === formOf(number(ours));
  const isRussian = /[а-я]/iu.test(theirs.text) && detectLanguage(sentence) === "ru";
  if (!digits || unit(theirs) !== unit(ours) || (isRussian && !isAlike)) return null;
  return replaced(sentence, { start: theirs.start, end: theirs.start + digits[0].length }, String(number(ours)));
}

/** Which form a Russian noun takes after a number: «1 день», «2 дня», «5 дней». */
function formOf(number: number): "one" | "few" | "many" {
  const [ten, unit] = [number % 100, number % 10];
  if (ten > 10 && ten < 20) return "many";
  return unit === 1 ? "one" : unit > 1 && unit < 5 ? "few" : "many";
}

/** With the number in words before it: 'one hundred per cent (100%)'. */
const PERCENT =
  /(?:(?:[\p{L}-]{3,12} ){1,5}per ?cent \()?(\d{1,3}(?:[.,]\d{1,3})?)(?:\s?\([^()]{1,40}\))?\s?(%|per ?cent|процент\p{L}{0,3}|хув\p{L}{0,5})(?:(?<=per cent \(\d{1,3}%)\))?/giu;
const MANY_PERCENT = 6;

type Percent = Piece & { value: number; mark: string };

function percentsIn(text: string): Percent[] {
  return [...text.matchAll(PERCENT)]
    .slice(0, MANY_PERCENT)
    .map((match) => ({
      start: match.index,
      end: match.index + match[0].length,
      value: Number((match[1] ?? "").replace(",", ".")),
      mark: match[2] ?? "%",
    }));
}

type Units = NonNullable<Subject["units"]>;

/** The shares of a sentence in some units, in order: a rate for each day is no limit of the whole, nor the reverse. */
function sharesIn(sentence: string, units: Units): { unit: Units[number] }[] {
  const all = valuesIn(folded(sentence), detectLanguage(sentence) ?? "en");
  return all
    .filter(({ unit }) => unit === "percent" || unit === "percentPerDay")
    .filter(({ unit }) => units.includes(unit));
}

/** Whether a sentence has a share in one of the units: `percent` of the whole, or `percentPerDay`. */
export const hasShare = (sentence: string, units: Units) => sharesIn(sentence, units).length > 0;

/** The percentages of a sentence that are in a subject's units; null where it isn't clear which is which. */
function percentsOf(sentence: string, units: Units): Percent[] | null {
  const percents = percentsIn(sentence);
  const read = sharesIn(sentence, ["percent", "percentPerDay"]);
  if (read.length !== percents.length) return null;
  return percents.filter((_, at) => units.some((unit) => unit === read[at]?.unit));
}

/** 'One hundred per cent (100%)' becomes '200%', '0.3 хувийн' '0.1 хувийн'. */
function withPercent(sentence: string, theirs: Piece & { mark: string }, value: number): string {
  const text = sentence.slice(theirs.start, theirs.end);
  const comma = /\d,\d/u.test(text) || (/[а-я]/iu.test(sentence) && detectLanguage(sentence) === "ru");
  const number = comma ? String(value).replace(".", ",") : String(value);
  const between = theirs.mark === "%" ? (/\d\s%/u.test(text) ? " " : "") : " ";
  return replaced(sentence, theirs, `${number}${between}${theirs.mark}`);
}

/** Rates are of a day: one for a month or a year isn't ours. */
const OTHER_PERIOD =
  /(?:a|per|each) (?:month|week|year|annum)|annual|в месяц|в неделю|годовых|в год|сард|сарын|жилийн/iu;

function percentPutIn(sentence: string, wording: string, { id, units }: { id: string; units: Units }): string | null {
  const [theirs, ...others] = percentsOf(sentence, units) ?? [];
  const [ours, ...more] = percentsOf(wording, units) ?? [];
  if (!theirs || !ours || others.length > 0 || more.length > 0) return null;
  if (id === "late_payment" && OTHER_PERIOD.test(sentence)) return null;
  return withPercent(sentence, theirs, ours.value);
}

const MONTHS_IN_YEAR = 12;

/** How many times the fees a cap is, as the sentence puts it: in percent, in months, or in words before the fees. */
function capPutIn(sentence: string, wording: string): string | null {
  const language = detectLanguage(wording) ?? "en";
  const [ours, ...more] = timesOfFees(folded(wording), language);
  const plain = folded(sentence);
  if (!ours || more.length > 0 || detectLanguage(sentence) !== language) return null;
  if (isForBoth(wording, language) && !isForBoth(sentence, language)) return null;
  const [percent, ...others] = percentsIn(sentence);
  if (percent) return others.length > 0 ? null : withPercent(sentence, percent, ours.value * 100);
  if (monthsOfFees(plain, language) !== null) return monthsPutIn(sentence, ours.value * MONTHS_IN_YEAR, language);
  const theirs = timesOfFees(plain, language);
  if (theirs.length !== 1 || theirs[0]?.value !== 1) return null;
  return language === "en"
    ? timesBeforeFees(sentence, ours.value)
    : language === "mn"
      ? timesAfterFees(sentence, ours.value)
      : null;
}

const EACH = words(
  "each party; each side; either party; either side; neither party; both",
  "кажд~ …сторон; ни одна из; любой из; обе",
  "тал бүр; аль ч тал; талууд; хоёр тал",
);
/** ', and the Customer's to the fees payable in it': a second limit, of the other side. */
const AND_OTHER = /,\s(?:and (?:the )?|а |и )?\p{Lu}/u;

/** Whether a cap is for both sides alike, or has one for each: another figure doesn't make it so. */
const isForBoth = (text: string, language: Language) => meets(EACH, language, folded(text)) || AND_OTHER.test(text);

function monthsPutIn(sentence: string, months: number, language: string): string | null {
  const [theirs, ...others] = durationsIn(sentence).filter((one) => one.months > 0 && one.years === 0);
  if (!theirs || others.length > 0 || !Number.isInteger(months)) return null;
  if (language === "en") return replaced(sentence, theirs, `${months} months`);
  if (language === "mn") {
    const unit = /сар\p{L}*$/u.exec(theirs.text)?.[0];
    return unit === undefined ? null : replaced(sentence, theirs, `${months} ${unit}`);
  }
  const isGenitive = /(?:последних|предыдущих|предшествующих)\s*$/iu.test(sentence.slice(0, theirs.start));
  return replaced(sentence, theirs, `${months} ${formOf(months) === "few" && !isGenitive ? "месяца" : "месяцев"}`);
}

const TIMES_EN: Readonly<Record<string, string>> = { 2: "twice", 1.5: "one and a half times", 3: "three times" };
const FEES_EN =
  /((?:limited to|not exceed|exceeds?|in excess of|more than|up to) )(?=(?:the|its|all|total|annual|yearly)\s[^.;]{0,40}?(?:fees|charges|price|rent|sums|amounts)(?![\p{L}]))/iu;

function timesBeforeFees(sentence: string, value: number): string | null {
  const times = TIMES_EN[String(value)];
  return times === undefined || !FEES_EN.test(sentence) ? null : sentence.replace(FEES_EN, `$1${times} `);
}

const TIMES_MN: Readonly<Record<string, string>> = { 2: "хоёр", 1.5: "нэг хагас", 3: "гурав" };
/** Words for a sum in the ablative, and in the accusative. */
const SUMS_MN: readonly (readonly [string, string])[] = [
  ["дүнгээс", "дүнг"],
  ["төлбөрөөс", "төлбөрийг"],
  ["хөлснөөс", "хөлсийг"],
  ["үнээс", "үнийг"],
  ["түрээсээс", "түрээсийг"],
];

/** «жилийн түрээсийн дүнгээс хэтрэхгүй» becomes «жилийн түрээсийн дүнг хоёр дахин авснаас хэтрэхгүй». */
function timesAfterFees(sentence: string, value: number): string | null {
  const times = TIMES_MN[String(value)];
  const sum = SUMS_MN.find(([from]) => sentence.includes(`${from} хэтрэхгүй`));
  if (times === undefined || !sum) return null;
  return sentence.replace(`${sum[0]} хэтрэхгүй`, `${sum[1]} ${times} дахин авснаас хэтрэхгүй`);
}
