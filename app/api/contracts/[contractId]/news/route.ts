import { eventsResponse, wantsEvents } from "@/lib/server/adapters/event-stream";
import { route } from "@/lib/server/adapters/route";
import { newsDto, newsQuery } from "@/lib/contracts/news/news-schema";
import { newsOfContract, watchContract } from "@/lib/contracts/news/news";
import { contractParams } from "@/lib/contracts/schema";

export const GET = route({
  summary:
    "What others did with a contract since, and who has it open; with `Accept: text/event-stream` as events, as it happens",
  answer: { one: newsDto },
  params: contractParams,
  query: newsQuery,
  run: ({ actor, params: { contractId }, query, request }) => {
    if (!wantsEvents(request)) return newsOfContract(actor, contractId, query.after);
    const resumed = Number(request.headers.get("last-event-id") ?? NaN);
    const after = Number.isSafeInteger(resumed) && resumed >= 0 ? resumed : query.after;
    return eventsResponse((signal) => watchContract(actor, contractId, after, signal));
  },
});
