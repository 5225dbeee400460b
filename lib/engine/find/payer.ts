/** Whose duty it is to pay the price where a clause names nobody: 'Payment is made in the following order: …'. */
import { anyOf } from "../language/patterns";
import { readParties } from "../parties/parties";
import { sideOfRole } from "../positions/sides";
import type { Actor } from "./actors";
import * as cue from "./payer.cues";

const PAID = anyOf(cue.priceIsPaid);
const OTHER = anyOf(cue.otherThanPrice);

/** Whether folded words say how the price is paid. */
export const saysPriceIsPaid = (words: string) => PAID.test(words) && !OTHER.test(words);

/** The only party of two that pays, by its role; null where that is open. */
export function payerOf(contract: { text: string }, actors: readonly Actor[]): Actor | null {
  const roles = readParties(contract).flatMap(({ role, isCollective }) => (role && !isCollective ? [role] : []));
  const buying = roles.filter((role) => sideOfRole(role) === "buy");
  const [role] = buying;
  if (roles.length !== 2 || buying.length !== 1 || role === undefined) return null;
  return actors.find(({ label }) => label.toLowerCase() === role.toLowerCase()) ?? null;
}
