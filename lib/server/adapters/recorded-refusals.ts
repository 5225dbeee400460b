import "server-only";
import { Refused } from "@/lib/access/policy";
import { recordRefusal } from "@/lib/audit/audit";

/** Records a refusal in the audit trail first. @returns the cause, or whatever prevented recording it */
export async function onceRecorded(cause: unknown): Promise<unknown> {
  if (!(cause instanceof Refused)) return cause;
  try {
    await recordRefusal(cause.actor, cause.tried);
    return cause;
  } catch (failure) {
    return failure;
  }
}
