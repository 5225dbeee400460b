import { route } from "@/lib/server/adapters/route";
import { factsOfContract } from "@/lib/assistant/review/reviews";
import { factsDto, factsQuery } from "@/lib/assistant/review/review-schema";
import { contractParams } from "@/lib/contracts/schema";

export const GET = route({
  summary: "What a contract says of itself in short: dates, lengths, sums, law, each with its passage",
  answer: { one: factsDto },
  params: contractParams,
  query: factsQuery,
  limit: "assistant",
  run: ({ actor, params, query, request }) => factsOfContract(actor, params.contractId, query, request.signal),
});
