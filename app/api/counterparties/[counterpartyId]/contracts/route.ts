import { page } from "@/lib/server/adapters/responses";
import { route } from "@/lib/server/adapters/route";
import { contractsOfCounterparty } from "@/lib/counterparties/counterparties";
import { contractsQuery, counterpartyContract, counterpartyParams } from "@/lib/counterparties/schema";

export const GET = route({
  summary: "The contracts with a counterparty that the caller may read, latest first",
  answer: { list: counterpartyContract },
  params: counterpartyParams,
  query: contractsQuery,
  run: async ({ actor, params, query, request }) => {
    const { items, nextCursor } = await contractsOfCounterparty(actor, params.counterpartyId, query);
    return page(items, nextCursor, request);
  },
});
