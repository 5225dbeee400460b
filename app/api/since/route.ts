import { route } from "@/lib/server/adapters/route";
import { allSinceDto, sinceQuery } from "@/lib/since/schema";
import { sinceSignedOfAll } from "@/lib/since/since";

export const GET = route({
  summary: "What changed since the caller's contracts were signed, and what the caller watches",
  answer: { one: allSinceDto },
  query: sinceQuery,
  limit: "assistant",
  run: ({ actor, query, request }) => sinceSignedOfAll(actor, query, request.signal),
});
