/** Payment for a period on a day of it, before what is paid for: there is no time to pay. */
import type { Language } from "@/lib/copy/languages";
import type { Value } from "./bound";
import { meets, words } from "./words";

const AHEAD = words(
  "in advance",
  "авансом; вперед; предоплат; текущего месяца; текущего квартала; оплачиваемого месяца; оплачиваемого периода",
  "урьдчилан; урьдчилж; тухайн сарын төлбөр; тухайн сарын түрээс",
);
/** '30 % in advance, the rest within 10 days'. */
const PART = words("half; balance; the rest; part of", "половин; остаток; остальн; часть", "хагас; үлдэгдэл; үлдсэн");
const EACH = words(
  "a month; each month; every month; monthly; a quarter; each quarter; every quarter; quarterly; each year; yearly",
  "месяца.; ежемесячн; каждого месяца; кажд~ месяц; квартал; ежекварт; месячн~ ставк; месячн~ плат; арендн~ плат",
  "сар бүр; сар тутам; сарын; улирал; улирл; жил бүр; жил тутам",
);
/** 'By the 5th', «не позднее 5-го числа», '5-ны өдрийн дотор'. */
const DAY: Readonly<Record<Language, RegExp>> = {
  en: /(?:on|by|before|than) the \d{1,2}(?:st|nd|rd|th)(?![\p{L}\d])/u,
  ru: /(?:до|не позднее|не позже|к) \d{1,2}(?:-?го)?(?: \([^()]{1,20}\))?(?:-?го)? числа/u,
  mn: /(?<![\d.])\d{1,2}-?(?:ны|ний|нд|нд)? ?(?:өдрийн дотор|өдөр|дотор)/u,
};

/** No days if a folded sentence has a period paid for on a day in it; empty otherwise, or if only a part is. */
export function daysPaidAhead(sentence: string, language: Language): Value[] {
  const at = sentence.search(DAY[language]);
  const isWhole = !sentence.includes("%") && !meets(PART, language, sentence);
  if (at < 0 || !isWhole || !meets(AHEAD, language, sentence) || !meets(EACH, language, sentence)) return [];
  return [{ unit: "days", value: 0, at, end: at, bound: "most" }];
}
