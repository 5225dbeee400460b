import "server-only";
import type { AdminGrant } from "@/lib/access/admin-grant";
import { db, type DatabaseClient } from "@/lib/platform/db";
import { FACTOR_RULES, type FactorRule } from "./bounds";

const KEY = "secondFactorRequired";

/** Nobody, until an administrator says otherwise. */
export async function factorRule(client: DatabaseClient = db): Promise<FactorRule> {
  const row = await client.setting.findUnique({ where: { key: KEY }, select: { value: true } });
  return FACTOR_RULES.find((known) => known === row?.value) ?? "nobody";
}

/** Sets the rule. @returns what it was, once all earlier changes of it are through */
export async function setFactorRule(_grant: AdminGrant, rule: FactorRule, client: DatabaseClient): Promise<FactorRule> {
  await client.setting.upsert({ where: { key: KEY }, create: { key: KEY, value: "nobody" }, update: { key: KEY } });
  const before = await factorRule(client);
  await client.setting.update({ where: { key: KEY }, data: { value: rule } });
  return before;
}
