import { route } from "@/lib/server/adapters/route";
import { sessionParams } from "@/lib/people/accounts/schema";
import { endOneSession } from "@/lib/people/accounts/session/session";

export const DELETE = route({
  summary: "End one of the caller's sessions",
  answer: "nothing",
  params: sessionParams,
  status: 204,
  limit: "removal",
  scope: "session",
  run: ({ actor, params }) => endOneSession(actor, params.sessionId),
});
