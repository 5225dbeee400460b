import "server-only";
import { lookup as systemLookup } from "node:dns";
import type { Agent } from "node:http";
import { BlockList, isIP, type LookupFunction } from "node:net";
import { useAgent as filteringAgent } from "request-filtering-agent";
import { isAllowedHost } from "./allowed-hosts";
import type { PostFailure } from "./port";

const FORBIDDEN = "EFORBIDDENADDRESS";

/** What a request to the address has to be made with. */
export type Guard = { lookup: LookupFunction; agent?: Agent };

/**
 * Lets a request go to public addresses, and to whatever host the operator allows. The address is checked where the
 * connection is made, so a name that resolves otherwise the second time doesn't get through: once by the agent, and by
 * a list of our own for networks that it doesn't know.
 *
 * @param allowed in lower case @returns null where nothing may be sent
 */
export function guardFor(url: URL, allowed: readonly string[], lookup: LookupFunction = systemLookup): Guard | null {
  if (isAllowedHost(url, allowed)) return { lookup };
  if (url.protocol !== "https:" || isClosedLiteral(url)) return null;
  return { lookup: onlyPublic(lookup), agent: filteringAgent(url.href, {}) };
}

function isClosedLiteral({ hostname }: URL): boolean {
  const host = hostname.replace(/^\[|\]$/g, "");
  return isIP(host) !== 0 && !isPublicAddress(host);
}

/** One closed address among those of a name refuses the name. */
function onlyPublic(lookup: LookupFunction): LookupFunction {
  return (hostname, options, callback) =>
    lookup(hostname, options, (cause, address, family) => {
      const found = typeof address === "string" ? [address] : (address ?? []).map((one) => one.address);
      if (cause || found.every(isPublicAddress)) return callback(cause, address, family);
      callback(Object.assign(new Error("not a public address"), { code: FORBIDDEN }), "", 0);
    });
}

/** Why a request got no answer. */
export function toFailure(cause: Error & { code?: string }, signal: AbortSignal): PostFailure {
  if (signal.aborted) return "timeout";
  if (cause.code === FORBIDDEN || cause.message.startsWith("DNS lookup")) return "forbidden"; // the agent's own words
  return /CERT|TLS|SSL|SELF_SIGNED|ISSUER|ALTNAME/.test(cause.code ?? "") ? "insecure" : "unreachable";
}

/** Networks that are nobody's on the internet, or that reach into ours. IANA special-purpose registries, RFC 6890. */
const CLOSED: readonly (readonly [string, number])[] = [
  ["0.0.0.0", 8],
  ["10.0.0.0", 8],
  ["100.64.0.0", 10],
  ["127.0.0.0", 8],
  ["169.254.0.0", 16],
  ["172.16.0.0", 12],
  ["192.0.0.0", 24],
  ["192.0.2.0", 24],
  ["192.88.99.0", 24],
  ["192.168.0.0", 16],
  ["198.18.0.0", 15],
  ["198.51.100.0", 24],
  ["203.0.113.0", 24],
  ["224.0.0.0", 3],
  ["168.63.129.16", 32], // Azure's metadata, at a public address
  ["::", 3], // unspecified, loopback, v4-mapped, v4-compatible, NAT64, discard
  ["2001::", 23], // Teredo, ORCHID and other protocol assignments
  ["2001:db8::", 32],
  ["2002::", 16], // 6to4 carries any v4 address
  ["3fff::", 20],
  ["4000::", 2],
  ["8000::", 1], // unique local, link-local, site-local, multicast
];

/** One of each kind: a list takes a v4 address for its v4-mapped one, which no rule for v6 may hit. */
const closed = { ipv4: new BlockList(), ipv6: new BlockList() };
for (const [network, prefix] of CLOSED) {
  const family = network.includes(":") ? "ipv6" : "ipv4";
  closed[family].addSubnet(network, prefix, family);
}

/** Whether an IP address, without brackets, is one on the public internet. What is no address is not. */
export function isPublicAddress(address: string): boolean {
  const version = isIP(address);
  if (version === 0) return false;
  const family = version === 4 ? "ipv4" : "ipv6";
  return !closed[family].check(address.replace(/%.*$/, ""), family);
}
