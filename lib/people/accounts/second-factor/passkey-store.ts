import "server-only";
import type { Actor } from "@/lib/access/actor";
import { db, type DatabaseClient } from "@/lib/platform/db";

const PASSKEY = {
  id: true,
  userId: true,
  name: true,
  credentialId: true,
  publicKey: true,
  counter: true,
  transports: true,
  createdAt: true,
  lastUsedAt: true,
} as const;
export type PasskeyRow = {
  id: string;
  userId: string;
  name: string;
  credentialId: string;
  publicKey: string;
  counter: number;
  transports: string;
  createdAt: Date;
  lastUsedAt: Date | null;
};
/** The most a 32-bit column holds; beyond it, a passkey can't be told from a copy. */
const MOST_COUNTED = 2_147_483_647;

export function findPasskeys(userId: string, client: DatabaseClient = db): Promise<PasskeyRow[]> {
  return client.passkey.findMany({
    where: { userId },
    orderBy: [{ createdAt: "asc" }, { id: "asc" }],
    select: PASSKEY,
  });
}

export function passkeyByCredential(credentialId: string): Promise<PasskeyRow | null> {
  return db.passkey.findUnique({ where: { credentialId }, select: PASSKEY });
}

export type NewPasskey = Pick<PasskeyRow, "id" | "name" | "credentialId" | "publicKey" | "counter" | "transports">;

export function insertPasskey(actor: Actor, row: NewPasskey, client: DatabaseClient): Promise<PasskeyRow> {
  return client.passkey.create({
    data: { ...row, counter: Math.min(row.counter, MOST_COUNTED), userId: actor.userId },
    select: PASSKEY,
  });
}

/** @returns whether it is still there */
export async function markPasskeyUsed(
  id: string,
  use: { counter: number; at: Date },
  client: DatabaseClient = db,
): Promise<boolean> {
  const { count } = await client.passkey.updateMany({
    where: { id },
    data: { counter: Math.min(use.counter, MOST_COUNTED), lastUsedAt: use.at },
  });
  return count === 1;
}

export function ownPasskey(actor: Actor, id: string, client: DatabaseClient = db): Promise<PasskeyRow | null> {
  return client.passkey.findFirst({ where: { id, userId: actor.userId }, select: PASSKEY });
}

export async function setPasskeyName(actor: Actor, id: string, name: string): Promise<void> {
  await db.passkey.updateMany({ where: { id, userId: actor.userId }, data: { name } });
}

export async function deletePasskey(actor: Actor, id: string, client: DatabaseClient): Promise<void> {
  await client.passkey.deleteMany({ where: { id, userId: actor.userId } });
}
