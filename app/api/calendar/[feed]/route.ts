import { calendarResponse } from "@/lib/server/adapters/responses";
import { publicRoute } from "@/lib/server/adapters/route";
import { readFeed } from "@/lib/deadlines/feed";
import { feedParams } from "@/lib/deadlines/schema";

export const GET = publicRoute({
  summary: "Dates and duties as a calendar, by a secret link of the form `{secret}.ics`",
  answer: "file",
  params: feedParams,
  limit: "lookUp",
  scope: "none",
  run: async ({ params, request }) => calendarResponse(await readFeed(params.feed), request),
});
