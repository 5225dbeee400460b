import "server-only";
import { ContractGrant } from "@/lib/access/contract-grant";
import { recordInTransaction } from "@/lib/audit/audit";
import { localDay } from "@/lib/dates";
import { clock } from "@/lib/platform/clock";
import { inTransaction } from "@/lib/platform/db";
import { log } from "@/lib/platform/log";
import { datesThatCame, noteDue, type DueRow } from "./reminder-store";

const AT_ONCE = 100;

/**
 * Puts confirmed dates whose day has come into the contract's trail, once each; webhooks are told from there. Safe on
 * every node; days that were missed are caught up on. @returns how many. Source: B-39.2.
 */
export async function recordDueDates(): Promise<number> {
  const today = localDay(clock.now());
  let count = 0;
  for (let after = ""; ;) {
    const rows = await datesThatCame({ after, today }, AT_ONCE);
    for (const row of rows) if (await recordDue(row)) count += 1;
    const last = rows.at(-1);
    if (!last) return count;
    after = last.id;
  }
}

async function recordDue(row: DueRow): Promise<boolean> {
  const { id: deadlineId, contractId, kind, date } = row;
  try {
    return await inTransaction(async (tx) => {
      if (!(await noteDue(ContractGrant.forJob(contractId), row, tx))) return false;
      const detail = { deadlineId, kind, date };
      await recordInTransaction(null, { chain: contractId, action: "deadline.due", detail }, tx);
      return true;
    });
  } catch (cause) {
    log.error("deadlines.due-not-recorded", cause, { deadlineId }); // the next round retries
    return false;
  }
}
