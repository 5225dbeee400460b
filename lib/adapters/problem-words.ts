import type { Copy } from "@/lib/copy/copy";
import { ERROR_STATUS, type ErrorKey } from "@/lib/errors";

/**
 * Why an issuer's answer did not do what it was asked for. @param key pages pass `openIdFailed` for `next-auth`'s own
 */
export function problemWords(key: string | string[] | undefined, { errors }: Copy): string | null {
  return typeof key === "string" && Object.hasOwn(ERROR_STATUS, key) ? errors[key as ErrorKey] : null; // one of its keys, as was just seen
}
