/**
 * For the operator, whether or not the app is running; takes effect with the person's next request. `npm run admin --
 * grant EMAIL` makes an account administrator. Source: B-18.8. `npm run admin -- reset-second-factor EMAIL` removes an
 * account's second factors, in case the last administrator has lost theirs.
 */
import { loadEnvFile } from "./setup/environment.mjs";

const USAGE = "Usage: npm run admin -- grant EMAIL\n       npm run admin -- reset-second-factor EMAIL\n";
const NO_ACCOUNT = (email: string) => `No account has the email ${email}. Register it first.\n`;

/** What each command prints on success, or why it did nothing. */
type Outcome = { isDone: boolean; words: string };
const COMMANDS: Readonly<Record<string, (email: string) => Promise<Outcome>>> = {
  grant,
  "reset-second-factor": resetSecondFactor,
};

const [name = "", email, ...rest] = process.argv.slice(2);
const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
if (!command || email === undefined || rest.length > 0) {
  process.stderr.write(USAGE);
  process.exitCode = 2;
} else {
  process.exitCode = await carryOut(command, email);
}

async function carryOut(wanted: (email: string) => Promise<Outcome>, typed: string): Promise<number> {
  loadEnvFile();
  const { db } = await import("@/lib/platform/db"); // product code reads its settings when loaded, so load it only now
  try {
    const { isDone, words } = await wanted(typed);
    (isDone ? process.stdout : process.stderr).write(words);
    return isDone ? 0 : 1;
  } finally {
    await db.$disconnect();
  }
}

async function grant(typed: string): Promise<Outcome> {
  const { appointAdministrator } = await import("@/lib/people/accounts/administration/admin-users");
  const granted = await appointAdministrator(typed);
  return granted === null
    ? { isDone: false, words: NO_ACCOUNT(typed) }
    : { isDone: true, words: `${granted} is an administrator now.\n` };
}

async function resetSecondFactor(typed: string): Promise<Outcome> {
  const { resetSecondFactorByEmail } = await import("@/lib/people/accounts/second-factor/reset");
  const hadOne = await resetSecondFactorByEmail(typed);
  if (hadOne === null) return { isDone: false, words: NO_ACCOUNT(typed) };
  if (!hadOne) return { isDone: false, words: `${typed} has no second factor.\n` };
  return {
    isDone: true,
    words: `The second factor of ${typed} is gone, its sessions have ended, and the person is told by mail.\n`,
  };
}
