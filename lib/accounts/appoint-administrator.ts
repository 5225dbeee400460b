import "server-only";
import { appointByEmail } from "./admin-store";
import { email as emailShape } from "./schema";

/**
 * Makes an account administrator, for whoever runs the installation and so needs no account: `npm run admin`.
 * @returns the address as it is stored, or null when no account has it. Source: decisions §4.
 */
export async function appointAdministrator(typed: string): Promise<string | null> {
  const email = emailShape.safeParse(typed).data;
  if (email === undefined) return null;
  return (await appointByEmail(email)) ? email : null;
}
