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
  if (language !== "en") return { language, ...sides };
  const bare = [sides.buy, sides.supply].filter((role) => role !== null && isBare(role, contract.text));
  const defined = definedIn(contract.text);
  return {
    language,
    ...sides,
    ...(bare.length > 0 ? { bare: bare.filter((role) => role !== null) } : {}),
    ...(defined.length > 0 ? { defined } : {}),
  };
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
