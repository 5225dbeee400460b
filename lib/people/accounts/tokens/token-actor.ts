import "server-only";
import { TOKEN_SCOPES, type Actor } from "@/lib/access/actor";
import { addressFrom } from "@/lib/platform/client-address";
import { clock } from "@/lib/platform/clock";
import { log } from "@/lib/platform/log";
import { actorBehind, actorOfAccount, presentedToken, type RequestFacts } from "../session/session";
import { hashOfSecret, looksLikeToken } from "./secrets";
import { findLiveToken, markUsed, type TokenRow } from "./token-store";

/** A token's use is recorded at most once a minute. */
const USED_MS = 60_000;

/** Whoever calls REST: by session, as everywhere, or by API token, as nowhere else. Source: B-36.4. */
export async function callerBehind(request: RequestFacts): Promise<Actor | null> {
  const presented = presentedToken(request);
  return presented?.by === "bearer" && looksLikeToken(presented.value)
    ? actorOfToken(presented.value, request.headers)
    : actorBehind(request);
}

/**
 * The owner of an API token with the token's scopes, both read from the database for this request. Without the scope
 * `admin` they are no administrator. Whoever uses it asks `requireScope` before any work. A directory's token whose
 * owner is no administrator any more opens nothing.
 *
 * @param bearer what follows `Bearer ` in the header
 * @returns null if it is unknown, expired or revoked. Source: B-36.3, B-36.4, B-38.1
 */
export async function actorOfToken(bearer: string, headers: Pick<Headers, "get">): Promise<Actor | null> {
  const hash = hashOfSecret(bearer);
  const now = clock.now();
  const row = hash === null ? null : await findLiveToken(hash, now);
  if (!row) return null;
  noteUsed(row, now);
  const { id, name, prefix } = row;
  const scopes = scopesIn(row.scopes);
  const owner = await actorOfAccount(row.user, { sessionId: "", acceptLanguage: headers.get("accept-language") });
  if (scopes.includes("scim") && owner.systemRole !== "admin") return null;
  const systemRole = owner.systemRole === "admin" && !scopes.includes("admin") ? "user" : owner.systemRole;
  return { ...owner, systemRole, token: { id, name, prefix, scopes }, address: addressFrom(headers) };
}

export function scopesIn(stored: string) {
  return TOKEN_SCOPES.filter((scope) => stored.split(" ").includes(scope));
}

/** Written alongside the request, which neither waits for it nor fails with it. */
function noteUsed({ id, lastUsedAt }: TokenRow, now: Date): void {
  const before = new Date(now.getTime() - USED_MS);
  if (lastUsedAt && lastUsedAt > before) return;
  void markUsed(id, now, before).catch((cause: unknown) => log.error("token.not-noted", cause));
}
