import type { Copy } from "@/lib/copy/copy";
import { ERROR_STATUS, type ErrorKey } from "@/lib/errors";

/**
 * The words of a failure that an address names: why an issuer's answer did not do what it was asked for.
 * @param key `next-auth` says of its own failures only that there was an `error`; pages pass `openIdFailed` then
 */
export function problemWords(key: string | string[] | undefined, { errors }: Copy): string | null {
  return typeof key === "string" && Object.hasOwn(ERROR_STATUS, key) ? errors[key as ErrorKey] : null; // one of its keys, as was just seen
}
