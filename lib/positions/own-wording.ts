/** Our wording with the words that a contract has for its two sides. Pure. Source: B-24.16. */
import type { Language } from "@/lib/copy/languages";
import { languageOf } from "@/lib/engine/language/identify";
import type { OwnTerms } from "@/lib/engine/positions/own-terms";

type Roles = { buy: RegExp; supply: RegExp };

/** The usual names of the sides, with the endings that other names of this kind have too. */
const ROLES: Readonly<Record<Language, Roles>> = {
  en: {
    buy: /(?<![\p{L}])(?:Customer|Client|Buyer|Purchaser)(?='s|[^\p{L}]|$)/gu,
    supply: /(?<![\p{L}])(?:Supplier|Seller|Vendor|Contractor|Service Provider)(?='s|[^\p{L}]|$)/gu,
  },
  ru: {
    buy: /(?<![\p{L}])(?:Заказчик|Покупатель)(?![\p{L}])/gu,
    supply: /(?<![\p{L}])(?:Поставщик|Исполнитель|Подрядчик)(?![\p{L}])/gu,
  },
  mn: {
    buy: /(?<![\p{L}])(?:Захиалагч|Худалдан авагч)(?=(?:ийн|ийг|д)?(?![\p{L}]))/gu,
    supply: /(?<![\p{L}])(?:Нийлүүлэгч|Гүйцэтгэгч)(?=(?:ийн|ийг|д)?(?![\p{L}]))/gu,
  },
};
/** The same names in any ending: where one is left over, the wording stays as it is written. */
const ANY_ENDING: Readonly<Record<Language, RegExp>> = {
  en: /(?!)/u,
  ru: /(?<![\p{L}])(?:Заказчик|Покупател|Поставщик|Исполнител|Подрядчик)[\p{L}]+/u,
  mn: /(?<![\p{L}])(?:Захиалагч|Худалдан авагч|Нийлүүлэгч|Гүйцэтгэгч)(?!(?:ийн|ийг|д)(?![\p{L}]))[\p{L}]+/u,
};

/** 'The Supplier shall …' in a lease becomes 'The Landlord shall …'; no word is put into an ending it may not have. */
export function inOwnTerms(wording: string, { language, buy, supply }: OwnTerms): string {
  if (languageOf(wording) !== language) return wording;
  const bare = language === "ru" ? wording.replace(/Покупатель(?![\p{L}])|Исполнитель(?![\p{L}])/gu, "") : wording;
  if (ANY_ENDING[language].test(bare)) return wording;
  const named = buy === null ? wording : wording.replaceAll(ROLES[language].buy, () => buy);
  return supply === null ? named : named.replaceAll(ROLES[language].supply, () => supply);
}
