import "server-only";
import { env } from "@/lib/platform/env";

type Issuer = { address: string; clientId: string; clientSecret: string; name: string };

/** The issuer of OpenID Connect that people may sign in with, or null where none is set. Source: decisions §10. */
export const issuer: Issuer | null =
  env.OIDC_ISSUER && env.OIDC_CLIENT_ID && env.OIDC_CLIENT_SECRET ? { address: env.OIDC_ISSUER, clientId: env.OIDC_CLIENT_ID, clientSecret: env.OIDC_CLIENT_SECRET, name: env.OIDC_NAME ?? new URL(env.OIDC_ISSUER).host } : null;

/** What the button at log-in calls it. */
export const issuerName: string | null = issuer?.name ?? null;
