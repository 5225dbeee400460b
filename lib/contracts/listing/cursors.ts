import { AppError } from "@/lib/errors";
import type { ListCursor } from "./order";

/** `kind` is what the list is ordered by: a cursor of one order says nothing in another. */
export function writeCursor({ value, uploadedAt, contractId }: ListCursor, kind: string): string {
  return Buffer.from([kind, uploadedAt.toISOString(), contractId, value].join("|")).toString("base64url");
}

/** @throws AppError `invalidInput` for anything that `writeCursor` did not write for this kind */
export function readCursor(text: string, kind: string): ListCursor {
  const [written, at = "", contractId = "", ...value] = Buffer.from(text, "base64url").toString().split("|");
  const uploadedAt = new Date(at);
  if (written !== kind || Number.isNaN(uploadedAt.getTime()) || contractId === "" || value.length === 0)
    throw new AppError("invalidInput", { issues: [{ path: "cursor", message: "cursor" }] });
  return { value: value.join("|"), uploadedAt, contractId };
}
