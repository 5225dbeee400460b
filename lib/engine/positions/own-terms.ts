import type { Language } from "@/lib/copy/languages";
import { detectLanguage } from "../language/identify";
import { readParties } from "../parties/parties";
import { sideOfRole } from "./sides";

/** What a contract calls its two sides, 'Landlord' and 'Tenant', if it does; and its language. */
export type OwnTerms = { language: Language; buy: string | null; supply: string | null };

/** Our wording has its own: 'The Supplier shall …'. */
const ARTICLE = /^the\s+/iu;

export function readOwnTerms(contract: { text: string }): OwnTerms {
  const roles = readParties(contract).flatMap(({ role, isCollective }) =>
    role && !isCollective ? [role.replace(ARTICLE, "")] : [],
  );
  const named = (side: "buy" | "supply") => roles.filter((role) => sideOfRole(role) === side);
  const [buy, supply] = [named("buy"), named("supply")];
  return {
    language: detectLanguage(contract.text.slice(0, 20_000)) ?? "en",
    buy: buy.length === 1 ? (buy[0] ?? null) : null,
    supply: supply.length === 1 ? (supply[0] ?? null) : null,
  };
}
