import { route } from "@/lib/server/adapters/route";
import { listViews, setViews } from "@/lib/contracts/list/workplace";
import { savedViewDto, viewsBody } from "@/lib/contracts/list/workplace-schema";

export const GET = route({
  summary: "The caller's saved views of their contracts",
  answer: { list: savedViewDto },
  run: ({ actor }) => listViews(actor),
});

export const PUT = route({
  summary: "Keep these views, in this order",
  answer: { list: savedViewDto },
  body: viewsBody,
  limit: "change",
  run: ({ actor, body }) => setViews(actor, body),
});
