import { AppError } from "@/lib/errors";
import type { PlaceCursor } from "./order";

export type DateCursor = { uploadedAt: Date; contractId: string };

export function writeDateCursor(cursor: DateCursor): string {
  return packed([cursor.uploadedAt.toISOString(), cursor.contractId]);
}

/** @throws AppError `invalidInput` for anything that `writeDateCursor` did not write */
export function readDateCursor(text: string): DateCursor {
  const [at = "", contractId = ""] = unpacked(text);
  const uploadedAt = new Date(at);
  if (Number.isNaN(uploadedAt.getTime()) || contractId === "") throw unreadable();
  return { uploadedAt, contractId };
}

export function writePlaceCursor(cursor: PlaceCursor): string {
  return packed([String(cursor.place), cursor.id, cursor.mark]);
}

/** @throws AppError `invalidInput` for anything that `writePlaceCursor` did not write */
export function readPlaceCursor(text: string): PlaceCursor {
  const [at = "", id = "", mark = ""] = unpacked(text);
  if (!/^\d{1,9}$/.test(at) || id === "" || mark === "") throw unreadable();
  return { place: Number(at), id, mark };
}

const packed = (parts: readonly string[]) => Buffer.from(parts.join("|")).toString("base64url");
const unpacked = (text: string) => Buffer.from(text, "base64url").toString().split("|");
const unreadable = () => new AppError("invalidInput", { issues: [{ path: "cursor", message: "cursor" }] });
