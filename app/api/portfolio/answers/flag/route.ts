import { route } from "@/lib/server/adapters/route";
import { flagCellBody, openedCellDto } from "@/lib/portfolio/schema";
import { flagCell } from "@/lib/portfolio/cells/verifying";

export const PUT = route({
  summary: "Put a flag on a cell, or take it away",
  answer: { one: openedCellDto },
  body: flagCellBody,
  limit: "change",
  run: ({ actor, body }) => flagCell(actor, body),
});
