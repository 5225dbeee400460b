/** Rules whose tests are still to come, each with what is missing. A rule that has a proof may not stand here. */
export const NOT_YET: Readonly<Record<string, string>> = {};
