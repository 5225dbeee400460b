import "server-only";
import type { IncomingMessage } from "node:http";
import { isIP, isIPv6 } from "node:net";
import { env } from "./env";
import { newSecret } from "./ids";

/** The header where the server itself writes the connection's remote address, behind a secret word no caller knows. */
const HEADER = "x-connection-address";
const shared = globalThis as typeof globalThis & { contractConnectionWord?: string };

/**
 * Writes the connection's address over anything the caller put there: route handlers and pages only see headers, and
 * Next passes on `X-Forwarded-For` as is, which anyone can forge.
 */
export function noteConnectionAddress(request: IncomingMessage): void {
  const word = (shared.contractConnectionWord ??= newSecret());
  request.headers[HEADER] = `${word} ${request.socket.remoteAddress ?? ""}`;
}

/**
 * The connection's remote address, or what the outermost of `TRUSTED_PROXIES` proxies saw; anything further left in
 * `X-Forwarded-For` can be forged. '' if unknown.
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

/** IPv4 mapped into IPv6 becomes IPv4; anything but an address becomes ''. */
function plainAddress(text: string): string {
  const address = text.replace(/^::ffff:(?=\d+\.)/i, "");
  return isIP(address) === 0 ? "" : address;
}

/** For IPv6 the /64 network, because one connection owns all of it; any other address unchanged. */
export function toNetwork(address: string): string {
  if (!isIPv6(address)) return address;
  const [plain = ""] = address.split("%"); // a zone only means something on this machine
  const { hostname } = new URL(`http://[${plain}]`); // one spelling for each address
  const [head = "", tail] = hostname.slice(1, -1).split("::");
  const [before, behind] = [splitGroups(head), splitGroups(tail ?? "")];
  const zeros = Array<string>(8 - before.length - behind.length).fill("0");
  return [...before, ...zeros, ...behind].slice(0, 4).join(":");
}

function splitGroups(part: string): string[] {
  return part.split(":").filter((group) => group !== "");
}
