import "server-only";
import type { Actor } from "@/lib/access/actor";
import { ContractGrant } from "@/lib/access/contract-grant";
import type { GuestGrant } from "@/lib/access/guest-grant";
import { Refused } from "@/lib/access/policy";
import { AppError } from "@/lib/errors";
import { findJobActor } from "@/lib/people/accounts/job-actor";

export type Makers = { grant: ContractGrant<"manage">; maker: Actor };

/**
 * The proof by which the server reads and writes for a guest: that of whoever made the link, as they are now, so that a
 * link can never do more than its maker may. It stays within this folder. Source: B-41.3.
 */
export async function makersGrant(guest: GuestGrant): Promise<Makers> {
  const maker = await findJobActor(guest.makerId);
  if (!maker) throw new AppError("guestLinkNotFound");
  try {
    return { maker, grant: await ContractGrant.request(maker, guest.contractId, "manage") };
  } catch (cause) {
    if (cause instanceof Refused) throw new AppError("guestLinkNotFound", { cause }); // lost just now
    throw cause;
  }
}
