import { page } from "@/lib/server/adapters/responses";
import { route } from "@/lib/server/adapters/route";
import { listDeadlines } from "@/lib/deadlines/deadlines";
import { deadlineDto, deadlinesQuery } from "@/lib/deadlines/schema";

export const GET = route({
  summary: "Dates and duties of all contracts the caller has a part in, by date",
  answer: { list: deadlineDto },
  query: deadlinesQuery,
  run: async ({ actor, query, request }) => {
    const { items, nextCursor } = await listDeadlines(actor, query);
    return page(items, nextCursor, request);
  },
});
