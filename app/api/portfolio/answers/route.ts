import { route } from "@/lib/server/adapters/route";
import { openCell } from "@/lib/portfolio/cells/opened";
import { cellQuery, openedCellDto } from "@/lib/portfolio/schema";

export const GET = route({
  summary: "A cell of the table of answers with the passages on which it rests",
  answer: { one: openedCellDto },
  query: cellQuery,
  limit: "lookUp",
  run: ({ actor, query }) => openCell(actor, query),
});
