import type { Language } from "@/lib/copy/languages";
import { meets, words, type Words } from "./words";

/** Negative words that change nothing: 'without cause'. */
export const NO_MATTER = words(
  [
    "without cause; without giving a reason; without giving reasons; without any reason; without penalty",
    "for any or no reason; need not give a reason; no reason; not less than; no less than; not more than",
    "no more than; no later than; not later than; not be unreasonably; not unreasonably",
  ],
  "не ниже; не хуже; не чаще; без причин~; без объяснения причин; без указания причин; не более; не менее; не позднее; не ранее; не превыша~",
  "шалтгаангүйгээр; шалтгаан заахгүйгээр; доошгүй; илүүгүй; багагүй; хэтрэхгүй",
);
export const NO = words("not.; no.; never; without", "не.; нет.; без.; ни.", "");
const NEAR = 24;

/** Whether a word of the list is negated: 'does not renew', 'не продлевается', 'сунгагдахгүй'. */
export function isNegatedNear(list: Words, part: string, language: Language): boolean {
  const pattern = list[language];
  if (!pattern) return false;
  return [...part.matchAll(new RegExp(pattern.source, `${pattern.flags}g`))].some((match) => {
    if (language === "mn")
      return /^[\p{L}]*(?:хгүй|гүй)(?![\p{L}])|^[\p{L}]*(?:\s[\p{L}]+){0,2}\s(?:[\p{L}]+хгүй|хориглоно|үүрэггүй)(?![\p{L}])/u.test(
        part.slice(match.index),
      );
    const before =
      part
        .slice(Math.max(0, match.index - NEAR), match.index)
        .split(/[,;]/u)
        .at(-1) ?? "";
    const behind = part.slice(match.index, match.index + NEAR + NEAR);
    return meets(NO, language, before) || (language === "ru" && NOT_FORESEEN.test(behind));
  });
}

/** «Пролонгация не предусмотрена». */
const NOT_FORESEEN = /^[\p{L}]+(?: [\p{L}]+){0,2} не (?:предусм|допуск|происход|осуществл|производ|применя)/u;

/** A part without the words of a list. */
export function without(part: string, list: Words, language: Language): string {
  const pattern = list[language];
  return pattern ? part.replace(new RegExp(pattern.source, `${pattern.flags}g`), " ") : part;
}
