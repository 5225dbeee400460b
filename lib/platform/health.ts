import "server-only";
import { db } from "./db";

/** Whether the process answers and its database too. Throws what `describeFailure` tells as 503. Source: decisions §1. */
export async function health(): Promise<{ status: "ok" }> {
  await db.setting.count();
  return { status: "ok" };
}
