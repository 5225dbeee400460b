import "server-only";
import type { IncomingMessage } from "node:http";
import type { ErrorKey } from "@/lib/errors";
import { env } from "@/lib/platform/env";

export const METHODS: readonly string[] = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"];

/**
 * What Next would fail on with a 500: an address with senseless escapes, an unknown method, another site's server
 * action. Source: behaviour §5, §20.
 * @returns the failure's name, or null where Next may read the request
 */
export function whyUnreadable({
  method,
  url,
  headers,
}: Pick<IncomingMessage, "method" | "url" | "headers">): ErrorKey | null {
  if (!METHODS.includes(method ?? "")) return "methodNotAllowed";
  if (!isReadable((url ?? "/").split("?")[0] ?? "")) return "invalidInput";
  const mayBeAction =
    method === "POST" &&
    (headers["next-action"] !== undefined || headers["content-type"]?.startsWith("multipart/form-data") === true);
  return mayBeAction && isForeign(headers) ? "foreignOrigin" : null;
}

function isReadable(path: string): boolean {
  try {
    return !decodeURIComponent(path).includes("\0");
  } catch (cause) {
    if (cause instanceof URIError) return false;
    throw cause;
  }
}

function isForeign({ origin, host, "x-forwarded-host": forwarded }: IncomingMessage["headers"]): boolean {
  if (origin === undefined) return false; // no browser sends these to another site without one
  return !URL.canParse(origin) || ![host, forwarded, new URL(env.publicUrl).host].includes(new URL(origin).host);
}
