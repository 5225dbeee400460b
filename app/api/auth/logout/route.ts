import { endedSessionResponse } from "@/lib/server/adapters/session-cookie";
import { route } from "@/lib/server/adapters/route";
import { endSession } from "@/lib/people/accounts/session/session";

export const POST = route({
  summary: "End the session of this token",
  answer: "nothing",
  status: 204,
  limit: "removal",
  scope: "session",
  isOpenBeforeSetUp: true,
  run: async ({ actor }) => {
    await endSession(actor);
    return endedSessionResponse();
  },
});
