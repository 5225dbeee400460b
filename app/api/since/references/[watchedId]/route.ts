import { route } from "@/lib/server/adapters/route";
import { endWatch } from "@/lib/since/references";
import { watchedParams } from "@/lib/since/schema";

export const DELETE = route({
  summary: "Stop watching a law, standard or document, with what was noted of it",
  answer: "nothing",
  params: watchedParams,
  status: 204,
  limit: "removal",
  run: ({ actor, params }) => endWatch(actor, params.watchedId),
});
