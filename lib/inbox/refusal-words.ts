import type { Copy } from "@/lib/copy/en";
import { ERROR_STATUS, type ErrorKey } from "@/lib/errors";
import { PART_REFUSALS } from "./schema";

/** Why a part was refused, in a reader's words. Client-safe. */
export function refusalWords(reason: string, copy: Pick<Copy, "inbox" | "errors">): string {
  const own = PART_REFUSALS.find((one) => one === reason);
  if (own) return copy.inbox.partReasons[own];
  const words = Object.hasOwn(ERROR_STATUS, reason) ? copy.errors[reason as ErrorKey] : copy.errors.unexpected;
  return typeof words === "string" ? words : copy.errors.unexpected;
}
