import "server-only";
import { hash, verify } from "@node-rs/argon2";
import { AppError } from "@/lib/errors";
import { gate } from "@/lib/platform/gates";
import { passwordFault } from "./rules/password-fault";

/** argon2id, 19 MiB, two passes: OWASP's minimum. Beyond two at once there are no more hashes per second. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
const inTurn = gate(2);
/** The hash of a password nobody knows, at the same cost. */
const NOBODYS_HASH =
  "$argon2id$v=19$m=19456,t=2,p=1$8phTUlykutKYY7DWRjFebA$PEMA/P2xNikKX8X2GO+y284tfemp8J8ePa1i9TUsi9k";

/** The hash to store. Passwords are normalised to NFKC, so that ө is the same from every keyboard. */
export function hashPassword(password: string): Promise<string> {
  return inTurn(() => hash(password.normalize("NFKC"), COST));
}

/**
 * Without a hash ('' or null) it does the same work and returns false, so that timing doesn't reveal which addresses
 * have accounts.
 */
export async function isPassword(password: string, storedHash: string | null): Promise<boolean> {
  const isRight = await inTurn(() => verify(storedHash || NOBODYS_HASH, password.normalize("NFKC")));
  return isRight && Boolean(storedHash);
}

/** @throws AppError `passwordCommon`, `passwordPattern`, `passwordPersonal` */
export function requireGoodPassword(password: string, person: { name: string; email: string }): void {
  const fault = passwordFault(password, person);
  if (fault) throw new AppError(fault);
}
