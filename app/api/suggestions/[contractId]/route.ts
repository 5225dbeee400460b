import { page, route } from "@/lib/adapters/route";
import { listSuggestions } from "@/lib/assistant/suggestions";
import { contractParams } from "@/lib/contracts/schema";
import { pageQuery } from "@/lib/platform/page-query";

export const GET = route({
  params: contractParams,
  query: pageQuery,
  run: async ({ actor, params, query, request }) => {
    const { nextCursor, ...list } = await listSuggestions(actor, params.contractId, query);
    return page(list, nextCursor, request);
  },
});
