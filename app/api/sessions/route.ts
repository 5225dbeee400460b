import { ownSessionDto } from "@/lib/people/accounts/schema";
import { route } from "@/lib/server/adapters/route";
import { endOtherSessions, listSessions } from "@/lib/people/accounts/session/session";

export const GET = route({
  summary: "Where the caller is signed in",
  answer: { list: ownSessionDto },
  scope: "session",
  run: ({ actor }) => listSessions(actor),
});

/** All but the current one. */
export const DELETE = route({
  summary: "End the caller's other sessions",
  answer: "nothing",
  status: 204,
  limit: "removal",
  scope: "session",
  run: ({ actor }) => endOtherSessions(actor),
});
