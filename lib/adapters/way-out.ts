import "server-only";
import { Refused } from "@/lib/access/refused";
import { recordRefusal } from "@/lib/audit/audit";

/**
 * The way out of every door for what was thrown: a refusal goes into the audit trail first.
 * @returns what to answer: the cause itself, or whatever kept its refusal from being recorded
 */
export async function onceRecorded(cause: unknown): Promise<unknown> {
  if (!(cause instanceof Refused)) return cause;
  try {
    await recordRefusal(cause.actor, cause.tried);
    return cause;
  } catch (failure) {
    return failure;
  }
}
