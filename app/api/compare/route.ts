import { publicRoute } from "@/lib/server/adapters/route";
import { startComparison } from "@/lib/compare/comparisons";
import { startComparisonBody, startedComparisonDto } from "@/lib/compare/schema";

export const POST = publicRoute({
  summary: "Announce two files to compare, without an account",
  scope: "none",
  status: 201,
  answer: { one: startedComparisonDto },
  body: startComparisonBody,
  limit: "compare",
  run: ({ body, commit }) => startComparison(body, commit),
});
