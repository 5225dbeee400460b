import "server-only";
import { lookup as systemLookup } from "node:dns";
import type { Agent } from "node:http";
import { isIP, type LookupFunction } from "node:net";
import { useAgent as filteringAgent } from "request-filtering-agent";
import { isAllowedHost } from "./allowed-hosts";
import type { PostFailure } from "./port";
import { isPublicAddress } from "./public-addresses";

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
