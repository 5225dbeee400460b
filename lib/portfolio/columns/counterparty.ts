/** Which party of a contract is the other side. Source: B-29.5. */
import "server-only";
import type { Actor } from "@/lib/access/actor";
import { ourAnswerKeys } from "@/lib/counterparties/ours";
import { commonParties } from "@/lib/portfolio/grid/page-store";

/** Of the newest contracts so many are looked at. */
const LOOKED_AT = 200;

/**
 * The keys of the parties that the actor says they are; else of the one whose name stands in most of their newest
 * contracts. None where nobody stands in most, or two stand in as many: then nobody knows which is us.
 */
export async function ourselves(actor: Actor): Promise<readonly string[]> {
  const ourKeys = await ourAnswerKeys(actor);
  if (ourKeys.length > 0) return ourKeys;
  const { contracts, parties } = await commonParties(actor, LOOKED_AT);
  const [first, second] = parties;
  if (!first || first.count < 2 || first.count * 2 <= contracts) return [];
  return second?.count === first.count ? [] : [first.text];
}

type Party = { text: string; shown: string };

/** The others, by their names; the first two where it is not known who is us. */
export function otherParties(parties: readonly Party[], us: readonly string[]): string[] {
  return parties.filter(({ text }) => !us.includes(text)).map(({ shown }) => shown);
}
