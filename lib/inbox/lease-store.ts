import "server-only";
import { clock } from "../platform/clock";
import { db } from "../platform/db";

/** A lease of a process that died runs out after this; its holder renews it three times as often. */
export const LEASE_MS = 30_000;

/** Takes or renews the right to do something that one process at a time should. @returns false while another has it */
export async function holdLease(id: string, heldBy: string): Promise<boolean> {
  const now = clock.now();
  const heldUntil = new Date(now.getTime() + LEASE_MS);
  const count = await db.$executeRaw`
    INSERT INTO "Lease" ("id", "heldBy", "heldUntil") VALUES (${id}, ${heldBy}, ${heldUntil})
    ON CONFLICT ("id") DO UPDATE SET "heldBy" = ${heldBy}, "heldUntil" = ${heldUntil}
    WHERE "Lease"."heldBy" = ${heldBy} OR "Lease"."heldUntil" <= ${now}`;
  return count === 1;
}

export async function releaseLease(id: string, heldBy: string): Promise<void> {
  await db.lease.deleteMany({ where: { id, heldBy } });
}
