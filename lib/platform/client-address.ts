import "server-only";
import type { IncomingMessage } from "node:http";
import { isIP } from "node:net";
import { env } from "./env";
import { newSecret } from "./ids";

/** The header in which the server itself writes the other end of the connection, behind a word that no caller knows. */
const HEADER = "x-connection-address";
const shared = globalThis as typeof globalThis & { contractConnectionWord?: string };

/**
 * Notes the connection's address over anything a caller wrote there: route handlers and pages see headers only, and
 * Next takes an `X-Forwarded-For`, which anybody can send, as it comes.
 */
export function noteConnectionAddress(request: IncomingMessage): void {
  const word = (shared.contractConnectionWord ??= newSecret());
  request.headers[HEADER] = `${word} ${request.socket.remoteAddress ?? ""}`;
}

/**
 * The other end of the connection, or what the outermost of `TRUSTED_PROXIES` own proxies saw; what stands further left
 * in `X-Forwarded-For` is anybody's word. '' when it is not known.
 */
export function addressFrom(headers: Pick<Headers, "get">): string {
  const forwarded = (headers.get("x-forwarded-for") ?? "").split(",").map((part) => part.trim());
  const seen = env.TRUSTED_PROXIES > 0 ? forwarded.at(-env.TRUSTED_PROXIES) : connectionAddress(headers);
  return plainAddress(seen ?? "");
}

function connectionAddress(headers: Pick<Headers, "get">): string {
  const [word, address = ""] = (headers.get(HEADER) ?? "").split(" ");
  return word !== undefined && word === shared.contractConnectionWord ? address : "";
}

/** IPv4 in IPv6 clothes is IPv4; what is no address at all is none. */
function plainAddress(text: string): string {
  const address = text.replace(/^::ffff:(?=\d+\.)/i, "");
  return isIP(address) === 0 ? "" : address;
}
