import { route } from "@/lib/server/adapters/route";
import { gridSummaryBody, gridSummaryDto } from "@/lib/portfolio/schema";
import { summarizeGrid } from "@/lib/portfolio/summary/summary";

export const POST = route({
  summary: "Counts, sums by currency and groups of the table of answers",
  answer: { one: gridSummaryDto },
  body: gridSummaryBody,
  limit: "assistant",
  scope: "read",
  run: ({ actor, body }) => summarizeGrid(actor, body),
});
