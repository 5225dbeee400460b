/** Rules whose tests are still to come, each with what is missing. A rule that has a proof may not stand here. */
export const NOT_YET: Readonly<Record<string, string>> = {
  "B-4.1": "its screen in Settings (the calls: tests/api/second-factor.test.ts)",
  "B-4.2": "their screen in Settings (the calls: tests/api/second-factor.test.ts)",
  "B-4.3": "passkeys",
  "B-4.5": "that an issuer does not go past it (next-auth, mailed link, invitation: tests/api/second-factor-demanded.test.ts)",
  "B-4.7": "sign-in with OpenID Connect",
  "B-4.8": "an account is linked to an issuer in Settings",
};
