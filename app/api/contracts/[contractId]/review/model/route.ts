import { route } from "@/lib/server/adapters/route";
import { contractParams } from "@/lib/contracts/schema";
import { offeredModel } from "@/lib/positions/review";
import { offerDto, offerQuery } from "@/lib/positions/review-schema";

export const GET = route({
  summary: "Which model may be asked for a review by positions, and what that costs at most; sends nothing to it",
  answer: { one: offerDto },
  params: contractParams,
  query: offerQuery,
  run: ({ actor, params, query }) => offeredModel(actor, params.contractId, query),
});
