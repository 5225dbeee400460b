/** Our wording with the contract's own names for its two sides, and its own defined words. Pure. Source: B-24.16. */
import type { Language } from "@/lib/copy/languages";
import { detectLanguage } from "@/lib/engine/language/identify";
import type { OwnTerms } from "@/lib/engine/positions/own-terms";

type Roles = { buy: RegExp; supply: RegExp };

/** Common names of the sides, with endings that other such names share; an English one with its article. */
const ROLES: Readonly<Record<Language, Roles>> = {
  en: {
    buy: /(?:(?<![\p{L}])[Tt]he )?(?<![\p{L}])(?:Customer|Client|Buyer|Purchaser|Tenant|Employer|Recipient)(?='s|[^\p{L}]|$)/gu,
    supply:
      /(?:(?<![\p{L}])[Tt]he )?(?<![\p{L}])(?:Supplier|Seller|Vendor|Contractor|Service Provider|Landlord|Employee|Discloser)(?='s|[^\p{L}]|$)/gu,
  },
  ru: {
    buy: /(?<![\p{L}])(?:Заказчик|Покупатель|Арендатор|Работодатель|Получатель)(?![\p{L}])/gu,
    supply: /(?<![\p{L}])(?:Поставщик|Исполнитель|Подрядчик|Арендодатель|Работник|Обладатель)(?![\p{L}])/gu,
  },
  mn: {
    buy: /(?<![\p{L}])(?:Захиалагч|Худалдан авагч|Түрээслэгч|Ажил олгогч|Хүлээн авагч)(?=(?:ийн|ийг|д)?(?![\p{L}]))/gu,
    supply: /(?<![\p{L}])(?:Нийлүүлэгч|Гүйцэтгэгч|Түрээслүүлэгч|Задруулагч)(?=(?:ийн|ийг|д)?(?![\p{L}]))/gu,
  },
};
/** The same names in any ending: if one remains, the wording stays as written. */
const ANY_ENDING: Readonly<Record<Language, RegExp>> = {
  en: /(?!)/u,
  ru: /(?<![\p{L}])(?:Заказчик|Покупател|Поставщик|Исполнител|Подрядчик|Арендатор|Арендодател|Работодател|Работник|Обладател|Получател)[\p{L}]+/u,
  mn: /(?<![\p{L}])(?:Захиалагч|Худалдан авагч|Нийлүүлэгч|Гүйцэтгэгч|Түрээслэгч|Түрээслүүлэгч|Ажил олгогч)(?!(?:ийн|ийг|д)(?![\p{L}]))[\p{L}]+/u,
};
/** Nominatives that end like another case. */
const BARE_RU = /(?:Покупатель|Исполнитель|Арендодатель|Работодатель|Обладатель|Получатель)(?![\p{L}])/gu;

/** 'The Supplier shall …' becomes 'The Landlord shall …' in a lease; never creates an ending a word may not have. */
export function inOwnTerms(said: string, terms: OwnTerms): string {
  const { language, buy, supply, bare = [] } = terms;
  if (detectLanguage(said) !== language) return said;
  const wording = withOwnName(said, terms);
  const plain = language === "ru" ? wording.replace(BARE_RU, "") : wording;
  if (ANY_ENDING[language].test(plain)) return wording;
  const named = [
    { role: buy, pattern: ROLES[language].buy },
    { role: supply, pattern: ROLES[language].supply },
  ].reduce(
    (text, { role, pattern }) =>
      role === null
        ? text
        : text.replaceAll(pattern, (found) => (bare.includes(role) ? "" : (/^the /iu.exec(found)?.[0] ?? "")) + role),
    wording,
  );
  return language === "en" ? withDefinedWords(named, terms) : named;
}

const OURS: Readonly<Record<Language, RegExp | null>> = {
  en: /(?<![\p{L}])Agreement(?![\p{L}])/gu,
  ru: /(?<![\p{L}])Договор(?=[\p{L}]{0,2}(?![\p{L}]))/gu,
  mn: null,
};

/** 'This Agreement ends' as the contract calls itself: 'This contract ends'. First words keep their capital. */
function withOwnName(wording: string, { language, self }: OwnTerms): string {
  const ours = OURS[language];
  if (self === undefined || !ours) return wording;
  return wording.replaceAll(ours, (_, at: number) =>
    at === 0 ? self.slice(0, 1).toUpperCase() + self.slice(1) : self,
  );
}

/** 'The fees of each contract year' as the contract writes what it defines: 'the Fees of each Contract Year'. */
function withDefinedWords(wording: string, { defined = [] }: OwnTerms): string {
  return defined.reduce((text, term) => {
    const own = new RegExp(String.raw`(?<![\p{L}-])${term.replace(/[^\p{L}\p{N} ]/gu, ".")}(?![\p{L}-])`, "giu");
    return text.replace(own, (found, at: number) => (at === 0 ? found : term));
  }, wording);
}

/** Names of sides that the contract doesn't have, so that our wording can't stand in it as it is. */
const SIDES: Readonly<Record<Language, RegExp>> = {
  en: /(?<![\p{L}])(?:Customer|Client|Buyer|Purchaser|Supplier|Seller|Vendor|Contractor|Service Provider|Tenant|Landlord|Employer|Employee|Recipient|Discloser)(?![\p{L}])/gu,
  ru: /(?<![\p{L}])(?:Заказчик|Покупател|Поставщик|Исполнител|Подрядчик|Арендатор|Арендодател|Работодател|Работник|Обладател|Получател)/gu,
  mn: /(?<![\p{L}])(?:Захиалагч|Худалдан авагч|Нийлүүлэгч|Гүйцэтгэгч|Түрээслэгч|Түрээслүүлэгч|Ажил олгогч|Ажилт)/gu,
};

export function namesStrangers(wording: string, text: string, language: Language): boolean {
  const plain = text.toLowerCase();
  return [...wording.matchAll(SIDES[language])].some(([name]) => !plain.includes(name.toLowerCase()));
}
