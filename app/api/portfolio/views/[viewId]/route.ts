import { route } from "@/lib/server/adapters/route";
import { viewChange, viewDto, viewParams } from "@/lib/portfolio/view-schema";
import { changeView, removeView } from "@/lib/portfolio/views/views";

export const PUT = route({
  summary: "Change a view of one's own, and for whom it is",
  answer: { one: viewDto },
  params: viewParams,
  body: viewChange,
  limit: "change",
  run: ({ actor, params, body }) => changeView(actor, params.viewId, body),
});

export const DELETE = route({
  summary: "Delete a view of one's own",
  answer: "nothing",
  params: viewParams,
  status: 204,
  limit: "removal",
  run: ({ actor, params }) => removeView(actor, params.viewId),
});
