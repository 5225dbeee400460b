import "server-only";
import { AppError } from "@/lib/errors";
import { db } from "./db";
import { isDiskFull } from "./disk-reserve";

/** With `process` without the database: a restart frees no disk. @throws AppError `unhealthyDisk`. Source: B-21.32. */
export async function health(of: "process" | "all" = "all"): Promise<{ status: "ok" }> {
  if (of === "process") return { status: "ok" };
  await db.setting.count();
  if (isDiskFull()) throw new AppError("unhealthyDisk");
  return { status: "ok" };
}
