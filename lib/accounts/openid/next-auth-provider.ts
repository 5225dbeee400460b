import "server-only";
import type { OAuthConfig } from "next-auth/providers/oauth";
import { z } from "zod";
import { issuer } from "./issuer";

/** Stands in the address that the issuer registers, `/api/auth/callback/oidc`. */
export const OIDC = "oidc";

/** Discovery and the two calls of a log-in each may take so long. */
const TIMEOUT_MS = 10_000;

/** The issuer as next-auth's provider, with PKCE, state and nonce; none where none is set. */
export const issuerProviders: OAuthConfig<Record<string, unknown>>[] = issuer
  ? [
      {
        id: OIDC,
        name: issuer.name,
        type: "oauth",
        wellKnown: `${issuer.address.replace(/\/+$/, "")}/.well-known/openid-configuration`,
        clientId: issuer.clientId,
        clientSecret: issuer.clientSecret,
        idToken: true,
        checks: ["pkce", "state", "nonce"],
        authorization: { params: { scope: "openid email profile" } },
        httpOptions: { timeout: TIMEOUT_MS },
        userinfo: { request: ({ tokens, client }) => claimsOf(tokens, (token) => client.userinfo(token)) },
        profile: ({ sub }) => ({ id: String(sub) }),
      },
    ]
  : [];

const anyClaims = z.record(z.string(), z.unknown());

/** From one place: the signed token, or where that has no address, what the issuer says besides of the same person. */
async function claimsOf(
  tokens: { access_token?: string },
  ask: (accessToken: string) => Promise<{ sub: string }>,
): Promise<Record<string, unknown>> {
  // `next-auth` hands on the set of `openid-client`, which has this method, under a narrower type.
  if (!("claims" in tokens) || typeof tokens.claims !== "function") throw new Error("the issuer sent no signed token");
  const claims = anyClaims.parse(tokens.claims());
  if ("email" in claims || tokens.access_token === undefined) return claims;
  const more = await ask(tokens.access_token);
  if (more.sub !== claims["sub"]) throw new Error("the issuer speaks of somebody else");
  return { ...more, ...claims };
}
