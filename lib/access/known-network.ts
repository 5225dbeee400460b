import "server-only";
import { networkOf } from "@/lib/platform/client-address";
import { clock } from "@/lib/platform/clock";
import { db } from "@/lib/platform/db";
import { requestContext } from "@/lib/platform/request-context";

const REMEMBERED_MS = 90 * 24 * 60 * 60_000;
/** The newest; who signs in more often does so from few places. */
const MOST_SIGN_INS = 200;
/** What only the account's person can have done. */
const SIGNED_IN = ["account.signedIn", "account.registered", "account.passwordChanged"];

/**
 * Whether the request comes from a network from which the account of this address was signed in to lately, since its
 * password was changed last; read from the trail. The same work where there is no such account.
 */
export async function isFromKnownNetwork(email: string): Promise<boolean> {
  const here = networkOf(requestContext().address);
  if (here === "") return false;
  const user = await db.user.findUnique({ where: { email }, select: { id: true, passwordChangedAt: true } });
  const oldest = Math.max(clock.now().getTime() - REMEMBERED_MS, user?.passwordChangedAt?.getTime() ?? 0);
  const signIns = await db.auditEvent.findMany({
    where: { actorId: user?.id ?? "", action: { in: SIGNED_IN }, at: { gte: new Date(oldest) } },
    orderBy: { at: "desc" },
    take: MOST_SIGN_INS,
    select: { address: true },
  });
  return signIns.some(({ address }) => networkOf(address) === here);
}
