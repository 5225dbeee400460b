import "server-only";
import { hash, verify } from "@node-rs/argon2";
import { gate } from "@/lib/platform/gate";

/** argon2id, 19 MiB, two passes: OWASP's minimum. Two at once is where more brings no more hashes a second. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
const inTurn = gate(2);

/** The hash to store. Passwords are compared as NFKC, so that one keyboard's ө is another's. */
export function hashPassword(password: string): Promise<string> {
  return inTurn(() => hash(password.normalize("NFKC"), COST));
}

/**
 * Whether the password belongs to the hash. With no hash (no such account) it does the same work and says no, so that
 * the time taken doesn't tell which addresses have accounts.
 */
export async function isPassword(password: string, storedHash: string | null): Promise<boolean> {
  if (storedHash === null) {
    await hashPassword(password);
    return false;
  }
  return inTurn(() => verify(storedHash, password.normalize("NFKC")));
}
