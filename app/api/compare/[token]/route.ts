import { publicRoute } from "@/lib/server/adapters/route";
import { deleteComparison, readComparison } from "@/lib/compare/comparisons";
import { comparisonDto, comparisonParams } from "@/lib/compare/schema";

export const GET = publicRoute({
  summary: "How far a comparison of two files is, and what it found",
  scope: "none",
  answer: { one: comparisonDto },
  params: comparisonParams,
  limit: "compareView",
  run: ({ params, language }) => readComparison(params.token, language),
});

export const DELETE = publicRoute({
  summary: "Delete a comparison with its files at once",
  scope: "none",
  status: 204,
  answer: "nothing",
  params: comparisonParams,
  limit: "compareFile",
  run: ({ params }) => deleteComparison(params.token),
});
