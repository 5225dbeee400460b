import "server-only";
import type { Actor, SystemRole } from "@/lib/access/actor";
import { AdminGrant } from "@/lib/access/admin-grant";
import type { FactorRule } from "@/lib/people/accounts/bounds";
import { recordInTransaction } from "@/lib/audit/audit";
import { ACCOUNTS_CHAIN } from "@/lib/audit/schema";
import { inTransaction } from "@/lib/platform/db";
import { factorRule, setFactorRule, findFactors } from "./factor-store";
import type { SignInRules } from "./schema";

/** @throws AppError `forbidden` */
export async function readSignInRules(actor: Actor): Promise<SignInRules> {
  AdminGrant.request(actor);
  return { secondFactorRequired: await factorRule() };
}

/**
 * Users without one must set one up at their next request, including the actor. @throws AppError `forbidden`. Source:
 * behaviour §4.
 */
export async function changeSignInRules(actor: Actor, rules: SignInRules): Promise<SignInRules> {
  const grant = AdminGrant.request(actor);
  const to = rules.secondFactorRequired;
  await inTransaction(async (tx) => {
    const from = await setFactorRule(grant, to, tx);
    if (from !== to)
      await recordInTransaction(
        actor,
        { chain: ACCOUNTS_CHAIN, action: "account.signInRulesChanged", detail: { from, to } },
        tx,
      );
  });
  return rules;
}

export function isFactorRequired(rule: FactorRule, role: SystemRole): boolean {
  return rule === "everybody" || (rule === "administrators" && role === "admin");
}

/** If so, they can do nothing but set one up. Source: behaviour §4. */
export async function lacksSecondFactor(userId: string, role: SystemRole): Promise<boolean> {
  if (!isFactorRequired(await factorRule(), role)) return false;
  const { hasApp, passkeys } = await findFactors(userId);
  return !hasApp && passkeys === 0;
}
