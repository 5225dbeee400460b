import "server-only";
import { AppError } from "@/lib/errors";

/** What a directory asked for can't be, with the name that RFC 7644 has for it. */
export function refusedFor(scimType: string, reason: string, cause?: unknown): AppError {
  return new AppError("directoryRefused", { values: { reason: reason.slice(0, 300) }, besides: { scimType }, cause });
}
