import "server-only";
import type { IncomingMessage } from "node:http";
import { isIP, isIPv6 } from "node:net";
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

/** Of an IPv6 address the /64 network, as one connection has the rest of it to itself; any other as it is. */
export function networkOf(address: string): string {
  if (!isIPv6(address)) return address;
  const [plain = ""] = address.split("%"); // a zone is the machine's own word
  const { hostname } = new URL(`http://[${plain}]`); // one spelling for each address
  const [head = "", tail] = hostname.slice(1, -1).split("::");
  const [before, behind] = [groupsOf(head), groupsOf(tail ?? "")];
  const zeros = Array<string>(8 - before.length - behind.length).fill("0");
  return [...before, ...zeros, ...behind].slice(0, 4).join(":");
}

function groupsOf(part: string): string[] {
  return part.split(":").filter((group) => group !== "");
}
