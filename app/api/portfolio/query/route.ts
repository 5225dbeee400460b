import { route } from "@/lib/server/adapters/route";
import { queryGrid } from "@/lib/portfolio/grid/grid";
import { gridPageDto, gridQueryBody } from "@/lib/portfolio/schema";

export const POST = route({
  summary: "The caller's contracts as a table of answers, by pages",
  answer: { one: gridPageDto },
  body: gridQueryBody,
  limit: "lookUp",
  scope: "read",
  run: ({ actor, body }) => queryGrid(actor, body),
});
