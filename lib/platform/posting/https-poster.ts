import "server-only";
import { lookup as systemLookup } from "node:dns";
import { request as requestPlain } from "node:http";
import { request as requestSecure } from "node:https";
import { isIP, type LookupFunction } from "node:net";
import { useAgent as filteringAgent } from "request-filtering-agent";
import { isAllowedHost } from "./allowed-hosts";
import type { Post, Posted, PostFailure, Poster } from "./port";
import { isPublicAddress } from "./public-addresses";

/** More of an answer is not read. */
const MOST_ANSWER_BYTES = 8 * 1024;

/**
 * Posts to public addresses, and to whatever host the operator allows. The address is checked where the connection is
 * made, so a name that resolves otherwise the second time doesn't get through: once by the agent, and by a list of our
 * own for networks that it doesn't know.
 *
 * @param allowed hosts of `WEBHOOK_HOSTS`
 */
export function httpsPoster(allowed: readonly string[], lookup: LookupFunction = systemLookup): Poster {
  return {
    async post(message, signal) {
      const url = URL.canParse(message.url) ? new URL(message.url) : null;
      const isAllowed = url !== null && isAllowedHost(url, allowed);
      if (!url || (!isAllowed && (url.protocol !== "https:" || isClosedLiteral(url)))) return { failure: "forbidden" };
      const guard = isAllowed ? { lookup } : { lookup: onlyPublic(lookup), agent: filteringAgent(url.href, {}) };
      return send(url, message, { ...guard, signal });
    },
  };
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

const FORBIDDEN = "EFORBIDDENADDRESS";

type Way = { lookup: LookupFunction; agent?: ReturnType<typeof filteringAgent>; signal: AbortSignal };

function send(url: URL, { headers, body }: Post, way: Way): Promise<Posted> {
  const isSecure = url.protocol === "https:";
  const options = {
    ...way,
    method: "POST",
    headers: { ...headers, "content-length": Buffer.byteLength(body), connection: "close" },
  };
  return new Promise((resolve) => {
    const request = (isSecure ? requestSecure : requestPlain)(url, options, (response) => {
      const posted = { status: response.statusCode ?? 0 };
      let bytes = 0;
      const end = () => {
        request.destroy();
        resolve(posted);
      };
      response.on("data", (piece: Buffer) => {
        bytes += piece.length;
        if (bytes > MOST_ANSWER_BYTES) end();
      });
      response.on("end", end);
      response.on("error", end); // the status is what counts, and it has come
    });
    request.on("error", (cause) => resolve({ failure: toFailure(cause, way.signal) }));
    request.end(body);
  });
}

function toFailure(cause: Error & { code?: string }, signal: AbortSignal): PostFailure {
  if (signal.aborted) return "timeout";
  if (cause.code === FORBIDDEN || cause.message.startsWith("DNS lookup")) return "forbidden"; // the agent's own words
  return /CERT|TLS|SSL|SELF_SIGNED|ISSUER|ALTNAME/.test(cause.code ?? "") ? "insecure" : "unreachable";
}
