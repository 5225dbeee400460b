import { page } from "@/lib/server/adapters/responses";
import { route } from "@/lib/server/adapters/route";
import { listContracts } from "@/lib/contracts/contracts";
import { listedContractDto, listOrTrashQuery } from "@/lib/contracts/schema";
import { listTrash } from "@/lib/contracts/trash/trash";

export const GET = route({
  summary: "Contracts the caller has a part in, newest first",
  answer: { list: listedContractDto },
  query: listOrTrashQuery,
  run: async ({ actor, query, request }) => {
    const { items, nextCursor } = await (query.trash ? listTrash(actor, query) : listContracts(actor, query));
    return page(items, nextCursor, request);
  },
});
