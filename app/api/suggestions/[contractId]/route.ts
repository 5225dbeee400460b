import { page } from "@/lib/adapters/responses";
import { route } from "@/lib/adapters/route";
import { suggestionListDto } from "@/lib/assistant/schema";
import { listSuggestions } from "@/lib/assistant/suggestions";
import { contractParams } from "@/lib/contracts/schema";
import { pageQuery } from "@/lib/platform/page-query";

export const GET = route({
  summary: "Open suggestions for the current version",
  answer: { one: suggestionListDto },
  params: contractParams,
  query: pageQuery,
  run: async ({ actor, params, query, request }) => {
    const { nextCursor, ...list } = await listSuggestions(actor, params.contractId, query);
    return page(list, nextCursor, request);
  },
});
