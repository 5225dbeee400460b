import "server-only";
import type { Actor } from "@/lib/access/actor";
import { recordAtOnce } from "@/lib/audit/audit";
import { ACCOUNTS_CHAIN } from "@/lib/audit/schema";
import { countAttempt } from "@/lib/platform/attempts";

/** Once in each of these for the same token, call and object: polling leaves no row per poll. */
const ONCE = { max: 1, seconds: 10 * 60 };
/** Parts of addresses that are secrets. */
const SECRETS = ["token", "feed"];

type Call = { method: string; pathname: string; params: Readonly<Record<string, string | string[]>> };

/**
 * Records that a token made a call that succeeded, and on what: the first object of its address. What it changed has
 * its own event, which names the token too. Sessions leave none. Source: B-36.9.
 */
export async function recordTokenUse(actor: Actor, asked: Call): Promise<void> {
  if (!actor.token) return;
  const { id: tokenId, name, prefix } = actor.token;
  const [call, of] = [callName(asked), firstObject(asked.params)];
  const { retryAfterSeconds } = await countAttempt(`token-use:${tokenId}:${call}:${of ?? ""}`, ONCE);
  if (retryAfterSeconds > 0) return;
  await recordAtOnce(actor, {
    chain: ACCOUNTS_CHAIN,
    action: "token.used",
    detail: { tokenId, name, prefix, call, of },
  });
}

/** Such as `GET /contracts/{contractId}`: the address as documented, at either of its places. */
function callName({ method, pathname, params }: Call): string {
  const names = new Map(Object.entries(params).map(([name, value]) => [String(value), name]));
  const segments = pathname.replace(/^\/api(?=\/)/, "").split("/");
  return `${method} ${segments.map((segment) => documented(segment, names)).join("/")}`;
}

function documented(segment: string, names: ReadonlyMap<string, string>): string {
  const name = names.get(decodeURIComponent(segment)) ?? names.get(segment);
  return name === undefined ? segment : `{${name}}`;
}

function firstObject(params: Call["params"]): string | null {
  const [name = "", value] = Object.entries(params)[0] ?? [];
  return typeof value === "string" && !SECRETS.includes(name) ? value : null;
}
