/** API tokens for tests, made as people make them. */
import type { Actor, TokenScope } from "@/lib/access/actor";
import { actorOfToken } from "@/lib/people/accounts/tokens/token-actor";
import type { NewTokenDto } from "@/lib/people/accounts/tokens/schema";
import { createToken } from "@/lib/people/accounts/tokens/tokens";
import { PASSWORD } from "./factories";

export function makeToken(
  actor: Actor,
  { name = "Payroll", scopes, days = 90 }: { name?: string; scopes: TokenScope[]; days?: number },
): Promise<NewTokenDto> {
  return createToken(actor, { name, scopes, days, confirmation: { password: PASSWORD } });
}

/** Who a secret makes the caller; null if it opens nothing. */
export function actorBySecret(secret: string): Promise<Actor | null> {
  return actorOfToken(secret, new Headers());
}
