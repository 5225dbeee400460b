import type { Language } from "@/lib/copy/languages";
import { detectLanguage } from "../language/identify";
import { readParties } from "../parties/parties";
import { sideOfRole } from "./sides";

/** What a contract calls its two sides, 'Landlord' and 'Tenant', if it does; and its language. */
export type OwnTerms = {
  language: Language;
  buy: string | null;
  supply: string | null;
  /** Of these, those that it names without an article: 'Halyard shall …'. English only. */
  bare?: readonly string[];
  /** What it defines, as it writes it: 'Fees', 'Contract Year'. English only. */
  defined?: readonly string[];
  /** What it calls itself where that isn't 'Agreement', or «Договор» with a capital: 'contract', «договор». */
  self?: string;
};

/** Our wording has its own: 'The Supplier shall …'. */
const ARTICLE = /^the\s+/iu;
/** Of a contract's opening, for its language. UTF-16 units. */
const OPENING = 20_000;

export function readOwnTerms(contract: { text: string }): OwnTerms {
  const roles = readParties(contract).flatMap(({ role, isCollective }) =>
    role && !isCollective ? [role.replace(ARTICLE, "")] : [],
  );
  const named = (side: "buy" | "supply") => roles.filter((role) => sideOfRole(role) === side);
  const [buy, supply] = [named("buy"), named("supply")];
  const language = detectLanguage(contract.text.slice(0, OPENING)) ?? "en";
  const sides = {
    buy: buy.length === 1 ? (buy[0] ?? null) : otherThan(supply, roles),
    supply: supply.length === 1 ? (supply[0] ?? null) : otherThan(buy, roles),
  };
  const own = ownName(contract.text.slice(0, LONGEST_READ), language);
  const self = own === null ? {} : { self: own };
  if (language !== "en") return { language, ...sides, ...self };
  const bare = [sides.buy, sides.supply].filter((role) => role !== null && isBare(role, contract.text));
  const defined = definedIn(contract.text);
  return {
    language,
    ...sides,
    ...(bare.length > 0 ? { bare: bare.filter((role) => role !== null) } : {}),
    ...(defined.length > 0 ? { defined } : {}),
    ...self,
  };
}

/** Of a text, for how it calls itself. UTF-16 units. */
const LONGEST_READ = 200_000;
/** As our wordings write it, and as contracts do: 'this Agreement', 'the contract', «настоящий договор». */
const SELF: Readonly<Record<Language, { ours: string; named: RegExp } | null>> = {
  en: { ours: "Agreement", named: /\b[Tt](?:his|he) (agreement|contract|lease)(?!\p{L})/giu },
  ru: { ours: "Договор", named: /(?<!\p{L})(договор|контракт)(?=\p{L}{0,3}(?!\p{L}))/giu },
  mn: null,
};

/** What the contract calls itself most often, as it writes it; null where our wordings say the same. */
function ownName(text: string, language: Language): string | null {
  const self = SELF[language];
  if (!self) return null;
  const counts = new Map<string, number>();
  for (const [, name = ""] of text.matchAll(self.named)) {
    if (name !== name.toUpperCase()) counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  const [most] = [...counts].toSorted(([, one], [, other]) => other - one);
  return most && most[0] !== self.ours && most[1] > (counts.get(self.ours) ?? 0) ? most[0] : null;
}

/** Of two parties the one whose name shows no side, if that of the other does: 'Halyard' and 'Customer'. */
function otherThan(known: readonly string[], roles: readonly string[]): string | null {
  const [only] = known;
  if (roles.length !== 2 || known.length !== 1 || only === undefined) return null;
  const other = roles.find((role) => role !== only);
  return other !== undefined && sideOfRole(other) === null ? other : null;
}

/** Whether most of a role's mentions in sentences have no article. Linear. */
function isBare(role: string, text: string): boolean {
  const all = text.split(role).length - 1;
  const withArticle = text.split(`the ${role}`).length + text.split(`The ${role}`).length - 2;
  return withArticle * 2 < all;
}

/** '"Contract Year" means …', '(the "Fees")'. */
const DEFINED = /[“"](\p{Lu}\p{L}{2,20}(?: \p{Lu}\p{L}{1,20}){0,2})[”"](?=\)|\s(?:means|has|shall mean)\b)/gu;
/** Words of our wordings that contracts define; party names have their own place. */
const OURS =
  /^(?:fees|contract year|agreement|term|business days?|services?|goods|premises|rent|deposit|charges|confidential information)$/iu;
const MOST_DEFINED = 8;

function definedIn(text: string): string[] {
  const found = [...text.matchAll(DEFINED)].flatMap(([, term]) => (term && OURS.test(term) ? [term] : []));
  return [...new Set(found)].slice(0, MOST_DEFINED);
}
