import "server-only";
import { randomInt } from "node:crypto";
import { fingerprint } from "@/lib/platform/sealed";
import { RECOVERY_CODES } from "./schema";

/** Letters and digits that nobody takes for one another on paper. */
const SIGNS = "23456789abcdefghjkmnpqrstuvwxyz";
const GROUPS = 3;
const SIGNS_IN_A_GROUP = 4;

/** Ten new codes such as `7k2m-9xqp-w4hd`: 59 random bits each. */
export function newRecoveryCodes(): string[] {
  return Array.from({ length: RECOVERY_CODES }, newCode);
}

/** Keyed by the installation's secret, so that the table alone is of no use to a guesser. */
export function recoveryCodeHash(userId: string, code: string): string {
  return fingerprint("recoveryCode", userId, code.toLowerCase().replace(/[^a-z0-9]/g, ""));
}

function newCode(): string {
  const group = () => Array.from({ length: SIGNS_IN_A_GROUP }, () => SIGNS[randomInt(SIGNS.length)]).join("");
  return Array.from({ length: GROUPS }, group).join("-");
}
