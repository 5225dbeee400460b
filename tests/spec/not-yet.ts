/** Rules whose tests are still to come, each with what is missing. A rule that has a proof may not stand here. */
export const NOT_YET: Readonly<Record<string, string>> = {
  "B-4.1": "its screen in Settings (the calls: tests/api/second-factor.test.ts)",
  "B-4.2": "their screen in Settings (the calls: tests/api/second-factor.test.ts)",
  "B-4.3": "passkeys",
};
