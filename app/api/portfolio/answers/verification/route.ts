import { route } from "@/lib/server/adapters/route";
import { cellQuery, openedCellDto, verifyCellBody } from "@/lib/portfolio/schema";
import { verifyCell, withdrawVerification } from "@/lib/portfolio/cells/verifying";

export const PUT = route({
  summary: "Verify a cell, or correct it, as it stands in a version",
  answer: { one: openedCellDto },
  body: verifyCellBody,
  limit: "change",
  run: ({ actor, body }) => verifyCell(actor, body),
});

export const DELETE = route({
  summary: "Take back what people said of a cell",
  answer: "nothing",
  query: cellQuery,
  status: 204,
  limit: "removal",
  run: ({ actor, query }) => withdrawVerification(actor, query),
});
