import { page } from "@/lib/adapters/responses";
import { route } from "@/lib/adapters/route";
import { listContracts } from "@/lib/contracts/contracts";
import { listedContractDto, listQuery } from "@/lib/contracts/schema";

export const GET = route({
  summary: "Contracts the caller has a part in, newest first",
  answer: { list: listedContractDto },
  query: listQuery,
  run: async ({ actor, query, request }) => {
    const { items, nextCursor } = await listContracts(actor, query);
    return page(items, nextCursor, request);
  },
});
