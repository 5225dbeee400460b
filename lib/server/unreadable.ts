import "server-only";
import type { IncomingMessage } from "node:http";
import type { ErrorKey } from "@/lib/errors";

export const METHODS: readonly string[] = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"];

/**
 * What Next would fail on with a 500: an address with senseless escapes, an unknown method. Source: behaviour §5, §20.
 * @returns the failure's name, or null where Next may read the request
 */
export function whyUnreadable({ method, url }: Pick<IncomingMessage, "method" | "url">): ErrorKey | null {
  if (!METHODS.includes(method ?? "")) return "methodNotAllowed";
  return isReadable((url ?? "/").split("?")[0] ?? "") ? null : "invalidInput";
}

function isReadable(path: string): boolean {
  try {
    return !decodeURIComponent(path).includes("\0");
  } catch (cause) {
    if (cause instanceof URIError) return false;
    throw cause;
  }
}
