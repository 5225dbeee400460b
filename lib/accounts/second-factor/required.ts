import "server-only";
import type { SystemRole } from "@/lib/access/actor";
import { factorsOf } from "./factor-store";
import { factorRule } from "./rule-store";
import type { FactorRule } from "./bounds";

export function isDemanded(rule: FactorRule, role: SystemRole): boolean {
  return rule === "everybody" || (rule === "administrators" && role === "admin");
}

/** Then nothing but setting a factor up is open to them. Source: behaviour §4. */
export async function lacksSecondFactor(userId: string, role: SystemRole): Promise<boolean> {
  if (!isDemanded(await factorRule(), role)) return false;
  const { hasApp, passkeys } = await factorsOf(userId);
  return !hasApp && passkeys === 0;
}
