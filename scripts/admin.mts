/**
 * `npm run admin -- grant EMAIL`: makes an account administrator, whether the app is running or not. It holds from the
 * person's next request on. Source: decisions §4.
 */
import { loadEnvFile } from "./setup/environment.mjs";

const USAGE = "Usage: npm run admin -- grant EMAIL\n";

const [command, email, ...rest] = process.argv.slice(2);
if (command !== "grant" || email === undefined || rest.length > 0) {
  process.stderr.write(USAGE);
  process.exitCode = 2;
} else {
  process.exitCode = await grant(email);
}

async function grant(typed: string): Promise<number> {
  loadEnvFile();
  // Product code reads its settings when it is loaded, so only now.
  const [{ appointAdministrator }, { db }] = await Promise.all([import("@/lib/accounts/appoint-administrator"), import("@/lib/platform/db")]);
  try {
    const granted = await appointAdministrator(typed);
    if (granted === null) {
      process.stderr.write(`No account has the email ${typed}. Register it first.\n`);
      return 1;
    }
    process.stdout.write(`${granted} is an administrator now.\n`);
    return 0;
  } finally {
    await db.$disconnect();
  }
}
