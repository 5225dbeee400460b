import { page, route } from "@/lib/adapters/route";
import { listContracts } from "@/lib/contracts/contracts";
import { listQuery } from "@/lib/contracts/schema";

export const GET = route({
  query: listQuery,
  run: async ({ actor, query, request }) => {
    const { items, nextCursor } = await listContracts(actor, query);
    return page(items, nextCursor, request);
  },
});
