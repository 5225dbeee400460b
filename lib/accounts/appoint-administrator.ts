import "server-only";
import { recordInTransaction } from "@/lib/audit/audit";
import { ACCOUNTS_CHAIN } from "@/lib/audit/schema";
import { inTransaction } from "@/lib/platform/db";
import { appointByEmail, lockAdministrators } from "./admin-store";
import { email as emailShape } from "./schema";

/**
 * For whoever runs the installation (`npm run admin`). @returns the stored address, or null without such an account.
 * Source: B-18.8.
 */
export async function appointAdministrator(typed: string): Promise<string | null> {
  const email = emailShape.safeParse(typed).data;
  if (email === undefined) return null;
  return inTransaction(async (tx) => {
    await lockAdministrators(tx);
    const user = await appointByEmail(email, tx);
    if (!user) return null;
    const detail = { userId: user.id, name: user.name, from: user.systemRole, to: "admin" };
    if (user.systemRole !== "admin")
      await recordInTransaction(null, { chain: ACCOUNTS_CHAIN, action: "account.roleChanged", detail }, tx);
    return email;
  });
}
