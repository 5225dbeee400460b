import "server-only";
import type { Actor } from "@/lib/access/actor";
import type { ReadGrant } from "@/lib/access/contract-grant";
import { partyContacts } from "@/lib/counterparties/contacts";
import { email as emailShape } from "@/lib/people/accounts/schema";
import { MOST_SIGNERS } from "./bounds";
import { recipientsBefore } from "./request-store";
import type { ProposedSigner } from "./schema";

/**
 * Who may sign, for a person to check: the caller for our side, whom the contract was sent to, then the other sides'
 * contacts. Names aren't guessed. Nothing is sent by it: a request names its signers itself. Source: B-44.10.
 */
export async function proposedSigners(actor: Actor, grant: ReadGrant): Promise<ProposedSigner[]> {
  const { ours, contacts } = await partyContacts(actor, grant);
  const sentTo = (await recipientsBefore(grant)).map((email) => ({
    ...{ name: "", party: "" },
    ...contacts.find((one) => one.email.toLowerCase() === email.trim().toLowerCase()),
    ...{ email, source: "sentTo" as const },
  }));
  const known = new Map<string, ProposedSigner>([
    [actor.email, { name: actor.name, email: actor.email, party: ours, source: "account" }],
  ]);
  for (const { email: typed, ...rest } of [...sentTo, ...contacts]) {
    const address = emailShape.safeParse(typed);
    if (address.success && !known.has(address.data)) known.set(address.data, { ...rest, email: address.data });
  }
  return [...known.values()].slice(0, MOST_SIGNERS);
}
