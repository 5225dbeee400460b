import "server-only";
import { Refused } from "@/lib/access/policy";
import { recordRefusal } from "@/lib/audit/audit";

/** A refusal goes into the audit trail first. @returns the cause, or whatever kept its refusal from being recorded */
export async function onceRecorded(cause: unknown): Promise<unknown> {
  if (!(cause instanceof Refused)) return cause;
  try {
    await recordRefusal(cause.actor, cause.tried);
    return cause;
  } catch (failure) {
    return failure;
  }
}
