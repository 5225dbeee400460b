import "server-only";
import type { Actor } from "@/lib/access/actor";
import type { DatabaseClient } from "@/lib/platform/db";
import { newId } from "@/lib/platform/ids";
import type { NotificationKind } from "./kinds";
import { RECIPIENT, toRecipient, type Recipient } from "./notification-store";

/** About a team: to people who were put into it, or who see a folder by it. */
export async function insertTeamNotifications(
  { name: byName }: Actor,
  { to, ...row }: { to: readonly string[]; kind: NotificationKind; teamId: string; folderId: string | null; at: Date },
  client: DatabaseClient,
): Promise<void> {
  const { at: createdAt, ...about } = row;
  await client.notification.createMany({
    data: to.map((userId) => ({ ...about, id: newId(), userId, byName, createdAt })),
  });
}

/** Whoever the actor made the owner of a team. */
export async function findRecipient(_actor: Actor, userId: string, client: DatabaseClient): Promise<Recipient | null> {
  const row = await client.user.findUnique({ where: { id: userId }, select: RECIPIENT });
  return row && toRecipient(row);
}
