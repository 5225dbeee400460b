/** Which party of a contract is the other side, as long as nobody has said which is us. Source: B-29.5. */
import "server-only";
import type { Actor } from "@/lib/access/actor";
import { commonParties } from "@/lib/portfolio/grid/page-store";

/** Of the newest contracts so many are looked at. */
const LOOKED_AT = 200;

/**
 * The key of the party whose name stands in most of the actor's newest contracts; null where there is none, or two of
 * them stand in as many: then nobody knows which is us.
 */
export async function ourselves(actor: Actor): Promise<string | null> {
  const { contracts, parties } = await commonParties(actor, LOOKED_AT);
  const [first, second] = parties;
  if (!first || first.count < 2 || first.count * 2 <= contracts) return null;
  return second?.count === first.count ? null : first.text;
}

type Party = { text: string; shown: string };

/** The others, by their names; the first two where it is not known who is us. */
export function othersOf(parties: readonly Party[], us: string | null): string[] {
  return parties.filter(({ text }) => text !== us).map(({ shown }) => shown);
}
