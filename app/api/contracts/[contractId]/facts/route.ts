import { route } from "@/lib/server/adapters/route";
import { factsInForce } from "@/lib/assistant/review/in-force";
import { factsOfContract } from "@/lib/assistant/review/reviews";
import { factsDto, factsQuery } from "@/lib/assistant/review/review-schema";
import { contractParams } from "@/lib/contracts/schema";
import { askInForce } from "@/lib/families/reading-in-force";

export const GET = route({
  summary: "What a contract says of itself in short: dates, lengths, sums, law, each with its passage",
  answer: { one: factsDto },
  params: contractParams,
  query: factsQuery,
  limit: "assistant",
  run: async ({ actor, params, query, request }) => {
    const { contractId } = params;
    const { amended, signal } = await askInForce(actor, contractId, query.versionId, request.signal);
    if (amended) return factsInForce(actor, contractId, query.versionId, { amended, signal });
    return factsOfContract(actor, contractId, query, signal);
  },
});
