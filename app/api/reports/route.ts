import { route } from "@/lib/server/adapters/route";
import { makeReports } from "@/lib/portfolio/reports/reports";
import { reportsDto, reportsQuery } from "@/lib/portfolio/reports/schema";

export const GET = route({
  summary: "Time to signature, rounds, negotiated clauses, deviations and deadlines over the caller's contracts",
  answer: { one: reportsDto },
  query: reportsQuery,
  limit: "lookUp",
  run: ({ actor, query }) => makeReports(actor, query),
});
