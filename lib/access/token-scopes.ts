import "server-only";
import type { Actor, TokenScope } from "./actor";
import { Refused } from "./policy";

/**
 * What a token needs for a call. `session`: none does, because the call changes how somebody signs in, shows a way to
 * sign in, or makes what outlives a token. `none`: any does, because the call shows nothing of the account.
 */
export type CallScope = TokenScope | "session" | "none";

const READING = ["GET", "HEAD", "OPTIONS"];

/** The scope of a call that declares none: reading reads, everything else writes. Source: B-36.3. */
export function scopeOfCall(declared: CallScope | undefined, method: string): CallScope {
  return declared ?? (READING.includes(method) ? "read" : "write");
}

/**
 * Sessions pass. A directory's token passes nothing but its own calls, and no other token passes those.
 * @throws Refused `tokenScopeMissing`, `tokenNotAllowed`. Source: B-36.3, B-36.4, B-38.1
 */
export function requireScope(actor: Actor, needed: CallScope): void {
  if (!actor.token) return;
  const { scopes } = actor.token;
  if (needed === "session" || (scopes.includes("scim") && needed !== "scim"))
    throw new Refused("tokenNotAllowed", actor, { of: "token", ability: "token.session" });
  if (needed !== "none" && !scopes.includes(needed))
    throw new Refused("tokenScopeMissing", actor, { of: "token", ability: `token.${needed}` }, { scope: needed });
}
