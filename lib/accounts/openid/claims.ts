import { z } from "zod";

const claimsShape = z.object({
  iss: z.string().min(1).max(1_000),
  sub: z.string().min(1).max(255), // OpenID Connect Core §2
  email: z.string().optional().catch(undefined),
  // Some issuers leave it out, or write "true": that is no promise by the standard, and none here.
  email_verified: z.unknown().optional(),
  name: z.string().optional().catch(undefined),
});

/** What an issuer of OpenID Connect says of a person, its signature checked. */
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
