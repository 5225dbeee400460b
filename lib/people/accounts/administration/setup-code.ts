import "server-only";
import { timingSafeEqual } from "node:crypto";
import { AppError } from "@/lib/errors";
import { env } from "@/lib/platform/env";
import { fingerprint } from "@/lib/platform/sealed";
import { countUsers } from "@/lib/people/accounts/account-store";

/** Letters that can't be confused. */
const LETTERS = "ABCDEFGHJKMNPQRSTVWXYZ23456789";
const GROUPS = 4;
const GROUP_LETTERS = 4;

/**
 * Proves that whoever opens the first account can see the server's startup output. Derived from the installation's
 * secret, so the same on every node and start; about 78 bits. Source: behaviour §2.
 */
export function setupCode(): string {
  const bytes = Buffer.from(fingerprint("setup", "first administrator"), "hex");
  const letters = Array.from(
    { length: GROUPS * GROUP_LETTERS },
    (_, index) => LETTERS[(bytes[index] ?? 0) % LETTERS.length],
  );
  return Array.from({ length: GROUPS }, (_, group) =>
    letters.slice(group * GROUP_LETTERS, (group + 1) * GROUP_LETTERS).join(""),
  ).join("-");
}

/** For the first account, if the server listens beyond this machine and no `ADMIN_EMAIL` is set. */
export async function isSetupCodeNeeded(): Promise<boolean> {
  return isCodeRequired() && (await countUsers()) === 0;
}

/** @throws AppError `setupCodeWrong` */
export function requireSetupCode(given: string | undefined): void {
  if (isCodeRequired() && !isRight(given ?? "")) throw new AppError("setupCodeWrong");
}

function isCodeRequired(): boolean {
  return env.isExposed && env.ADMIN_EMAIL === undefined;
}

/** Ignores case, spaces and dashes, as people type them. */
function isRight(given: string): boolean {
  const plain = (code: string) => Buffer.from(code.toUpperCase().replace(/[^A-Z0-9]/g, ""));
  const [typed, wanted] = [plain(given), plain(setupCode())];
  return typed.length === wanted.length && timingSafeEqual(typed, wanted);
}
