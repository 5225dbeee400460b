/**
 * In each process of integration tests: Prisma's plan for a query is made once, not anew by the client of each file.
 * A plan depends on the schema and the shape of the query alone; each client keeps those of its own queries as well.
 */
import { QueryCompiler as Postgres } from "@prisma/client/runtime/query_compiler_fast_bg.postgresql.mjs";
import { QueryCompiler as Sqlite } from "@prisma/client/runtime/query_compiler_fast_bg.sqlite.mjs";

/** More than the product has; what tests never ask twice is not kept without end. */
const MOST_KEPT = 10_000;

for (const { prototype } of [Sqlite, Postgres]) {
  if (prototype.keepsPlans) continue;
  const { compile } = prototype;
  const plans = new Map<string, unknown>();
  prototype.keepsPlans = true;
  prototype.compile = function (query) {
    const known = plans.get(query);
    if (known !== undefined) return known;
    const plan = compile.call(this, query);
    if (plans.size < MOST_KEPT) plans.set(query, plan);
    return plan;
  };
}
