import "server-only";
import type { SystemRole } from "@/lib/access/actor";
import { factorsOf } from "./factor-store";
import { factorRule } from "./rule-store";
import type { FactorRule } from "./schema";

/** Whether an administrators' rule demands a second factor of somebody with this role. */
export function isDemanded(rule: FactorRule, role: SystemRole): boolean {
  return rule === "everybody" || (rule === "administrators" && role === "admin");
}

/**
 * Whether a second factor is demanded of a person who has none: nothing but setting one up is open to them. Source:
 * behaviour §4.
 */
export async function lacksSecondFactor(userId: string, role: SystemRole): Promise<boolean> {
  if (!isDemanded(await factorRule(), role)) return false;
  const { hasApp, passkeys } = await factorsOf(userId);
  return !hasApp && passkeys === 0;
}
