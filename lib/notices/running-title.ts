/** A contract's title as running text has it: 'LEASE OF UNIT 4' shouts within a letter. Pure: B-47.2. */
import type { Language } from "@/lib/copy/languages";

/** Names of company forms, and other words that are always in capitals. */
const CAPITALS: ReadonlySet<string> = new Set(
  "LLC LLP PLC NDA DPA IT UK US USA EU SLA SAAS ООО АО ПАО ЗАО ОАО ИП НКО РФ ТОО ЧП ХХК ТӨХК ХК ТББ ОУХМ".split(" "),
);
const SMALL_EN: ReadonlySet<string> = new Set("a an and as at between by for from in of on or the to with".split(" "));
const WORD = /[\p{L}\p{N}][\p{L}\p{N}'’.-]*/gu;

/** In English each word of a name has a capital; in Russian and Mongolian only the first, and what stands in quotes. */
export function runningTitle(title: string, language: Language): string {
  const said = title.replace(/\s+/gu, " ").trim();
  if (said !== said.toUpperCase() || !/\p{Lu}{4}/u.test(said)) return said;
  return said.replaceAll(WORD, (word, at: number) => {
    if (CAPITALS.has(word) || /\d/u.test(word) || /^[A-Z]$/u.test(word)) return word;
    const lower = word.toLowerCase();
    const isQuoted = /["“«]$/u.test(said.slice(0, at));
    const isPlain = language === "en" ? SMALL_EN.has(lower) : !isQuoted;
    return at > 0 && isPlain ? lower : word.charAt(0) + lower.slice(1);
  });
}
