import { route } from "@/lib/server/adapters/route";
import { listColumns } from "@/lib/portfolio/columns/column-list";
import { columnDto } from "@/lib/portfolio/schema";

export const GET = route({
  summary: "What can be a column of the table of answers, in the caller's language",
  answer: { list: columnDto },
  limit: "lookUp",
  run: ({ actor }) => listColumns(actor),
});
