import "server-only";
import type { OAuthConfig } from "next-auth/providers/oauth";
import { z } from "zod";
import { env } from "@/lib/platform/env";

type Issuer = { address: string; clientId: string; clientSecret: string; name: string };

/** The OpenID Connect issuer that people may sign in with, or null if none is set. Source: behaviour §23. */
export const issuer: Issuer | null = configured();

export const issuerName: string | null = issuer?.name ?? null;

function configured(): Issuer | null {
  const { OIDC_ISSUER: address, OIDC_CLIENT_ID: clientId, OIDC_CLIENT_SECRET: clientSecret, OIDC_NAME: name } = env;
  return address && clientId && clientSecret
    ? { address, clientId, clientSecret, name: name ?? new URL(address).host }
    : null;
}

/** Part of the address registered with the issuer, `/api/auth/callback/oidc`. */
export const OIDC = "oidc";

/** Time limit for discovery, and for each of the two calls of a sign-in. */
const TIMEOUT_MS = 10_000;

/** The issuer as next-auth's provider, with PKCE, state and nonce; empty if none is set. */
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
        userinfo: { request: ({ tokens, client }) => readClaims(tokens, (token) => client.userinfo(token)) },
        profile: ({ sub }) => ({ id: String(sub) }),
      },
    ]
  : [];

const anyClaims = z.record(z.string(), z.unknown());

/** All claims from the signed token or, if it has no address, also what the issuer answers about the same person. */
async function readClaims(
  tokens: { access_token?: string },
  ask: (accessToken: string) => Promise<{ sub: string }>,
): Promise<Record<string, unknown>> {
  // `next-auth` passes on the token set of `openid-client`, which has this method, under a narrower type.
  if (!("claims" in tokens) || typeof tokens.claims !== "function") throw new Error("the issuer sent no signed token");
  const claims = anyClaims.parse(tokens.claims());
  if ("email" in claims || tokens.access_token === undefined) return claims;
  const more = await ask(tokens.access_token);
  if (more.sub !== claims["sub"]) throw new Error("the issuer speaks of somebody else");
  return { ...more, ...claims };
}

const claimsShape = z.object({
  iss: z.string().min(1).max(1_000),
  sub: z.string().min(1).max(255), // OpenID Connect Core §2
  email: z.string().optional().catch(undefined),
  // Some issuers omit it, or write "true": the standard doesn't count that as verified, so neither do we.
  email_verified: z.unknown().optional(),
  name: z.string().optional().catch(undefined),
});

/** What an OpenID Connect issuer says about a person, with its signature checked. */
export type IssuerClaims = {
  issuer: string;
  subject: string;
  email: string | null;
  isEmailVerified: boolean;
  name: string;
};

/** @throws ZodError without issuer or subject. `next-auth` has checked signature, nonce and issuer. */
export function issuerClaims(profile: unknown): IssuerClaims {
  const { iss, sub, email, email_verified: isVerified, name } = claimsShape.parse(profile);
  return { issuer: iss, subject: sub, email: email ?? null, isEmailVerified: isVerified === true, name: name ?? "" };
}
