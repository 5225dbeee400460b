import { ownSessionDto } from "@/lib/accounts/schema";
import { route } from "@/lib/adapters/route";
import { endOtherSessions, listSessions } from "@/lib/accounts/session/session";

export const GET = route({
  summary: "Where the caller is signed in",
  answer: { list: ownSessionDto },
  run: ({ actor }) => listSessions(actor),
});

/** All but the one that asks. */
export const DELETE = route({
  summary: "End the caller's other sessions",
  answer: "nothing",
  status: 204,
  limit: "removal",
  run: ({ actor }) => endOtherSessions(actor),
});
