import "server-only";
import { AppError } from "@/lib/errors";
import { db } from "./db";
import { isDiskFull } from "./disk-reserve";

/**
 * Whether the process answers, its database too, and whether there is room on the disk. With `process`, only the first:
 * for who would start a process anew that doesn't answer, which frees no disk.
 * @throws AppError `unhealthyDisk`, and what `describeFailure` tells as 503. Source: B-21.32.
 */
export async function health(of: "process" | "all" = "all"): Promise<{ status: "ok" }> {
  if (of === "process") return { status: "ok" };
  await db.setting.count();
  if (isDiskFull()) throw new AppError("unhealthyDisk");
  return { status: "ok" };
}
