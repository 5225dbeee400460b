import "server-only";
import type { Actor } from "@/lib/access/actor";
import { db } from "@/lib/platform/db";

export function acquaintancesOf(
  actor: Actor,
  userIds: readonly string[],
): Promise<{ id: string; name: string; email: string }[]> {
  return db.user.findMany({
    where: {
      id: { in: [...userIds] },
      OR: [
        { id: actor.userId },
        { collaborations: { some: { contract: { collaborators: { some: { userId: actor.userId } } } } } },
      ],
    },
    select: { id: true, name: true, email: true },
  });
}
