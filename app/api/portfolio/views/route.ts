import { route } from "@/lib/server/adapters/route";
import { viewBody, viewDto, viewsDto } from "@/lib/portfolio/view-schema";
import { createView, listViews } from "@/lib/portfolio/views/views";

export const GET = route({
  summary: "Views of the table of answers: the caller's own, and those shown to them",
  answer: { one: viewsDto },
  run: ({ actor }) => listViews(actor),
});

export const POST = route({
  summary: "Save a view of the table of answers, and for whom",
  answer: { one: viewDto },
  body: viewBody,
  status: 201,
  limit: "positions",
  run: ({ actor, body, commit }) => createView(actor, body, commit),
});
