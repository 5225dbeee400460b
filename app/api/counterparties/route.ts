import { page } from "@/lib/server/adapters/responses";
import { route } from "@/lib/server/adapters/route";
import { listCounterparties } from "@/lib/counterparties/counterparties";
import { counterpartiesQuery, counterpartyListItem } from "@/lib/counterparties/schema";

export const GET = route({
  summary: "Whom the caller has contracts with, by name, number of contracts or last contract",
  answer: { list: counterpartyListItem },
  query: counterpartiesQuery,
  run: async ({ actor, query, request }) => {
    const { items, nextCursor } = await listCounterparties(actor, query);
    return page(items, nextCursor, request);
  },
});
