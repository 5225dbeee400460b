import "server-only";
import { env } from "@/lib/platform/env";

type Issuer = { address: string; clientId: string; clientSecret: string; name: string };

/** The issuer of OpenID Connect that people may sign in with, or null where none is set. Source: behaviour §23. */
export const issuer: Issuer | null = configured();

export const issuerName: string | null = issuer?.name ?? null;

function configured(): Issuer | null {
  const { OIDC_ISSUER: address, OIDC_CLIENT_ID: clientId, OIDC_CLIENT_SECRET: clientSecret, OIDC_NAME: name } = env;
  return address && clientId && clientSecret
    ? { address, clientId, clientSecret, name: name ?? new URL(address).host }
    : null;
}
