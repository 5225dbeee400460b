import { page } from "@/lib/server/adapters/responses";
import { route } from "@/lib/server/adapters/route";
import { suggestionListDto, suggestionsQuery } from "@/lib/assistant/schema";
import { listSuggestions } from "@/lib/assistant/suggestions/suggestions";
import { contractParams } from "@/lib/contracts/schema";

export const GET = route({
  summary: "Open suggestions for the current version, or those that were dismissed",
  answer: { one: suggestionListDto },
  params: contractParams,
  query: suggestionsQuery,
  run: async ({ actor, params, query, request }) => {
    const { nextCursor, ...list } = await listSuggestions(actor, params.contractId, query);
    return page(list, nextCursor, request);
  },
});
