import "server-only";
import type { IncomingMessage } from "node:http";
import type { ErrorKey } from "@/lib/errors";
import { env } from "@/lib/platform/env";
import { isLoopbackName } from "@/lib/platform/secret-strength.mjs";
import { isAction, type Door } from "./doors";

export const METHODS: readonly string[] = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"];

/**
 * Requests Next would fail on with a 500: bad escapes in the address, an unknown method. Source: behaviour §5, §20.
 * @returns the error key, or null if Next may read the request
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

/**
 * The configured address, a name of this machine, or the connection's own address; behind trusted proxies, the name
 * used to reach them. With any other name links would lead elsewhere (DNS rebinding).
 */
export function isOwnHost({ headers, socket }: Pick<IncomingMessage, "headers" | "socket">): boolean {
  const forwarded = env.TRUSTED_PROXIES > 0 ? headers["x-forwarded-host"] : undefined;
  const names = String(forwarded ?? headers.host ?? "")
    .split(",")
    .map((name) => name.trim());
  return names.every((name) => isOwnName(name, socket.localAddress));
}

function isOwnName(name: string, localAddress: string | undefined): boolean {
  if (!/^[^\s/\\?#@]+$/.test(name) || !URL.canParse(`http://${name}`)) return false;
  const { hostname } = new URL(`http://${name}`);
  return (
    [new URL(env.publicUrl).hostname, env.HOST.toLowerCase(), plain(localAddress)].includes(hostname) ||
    isLoopbackName(hostname)
  );
}

function plain(address = ""): string {
  const plainAddress = address.replace(/^::ffff:(?=\d+\.)/i, "");
  return plainAddress.includes(":") ? `[${plainAddress}]` : plainAddress;
}

/**
 * A server action from another site, or with no origin: browsers always send their page's. REST routes, which also
 * serve callers without a browser, check for themselves, and refuse forms they don't take. Source: B-5.7.
 */
export function isForeignAction(request: Pick<IncomingMessage, "method" | "headers">, door: Door | null): boolean {
  if (!isAction(request)) return false;
  const { origin, host, "next-action": action, "x-forwarded-host": forwarded } = request.headers;
  if (origin === undefined) return action !== undefined || door === null || door.isPage;
  return !URL.canParse(origin) || ![host, forwarded, new URL(env.publicUrl).host].includes(new URL(origin).host);
}
