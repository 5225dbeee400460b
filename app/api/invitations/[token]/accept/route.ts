import { publicRoute } from "@/lib/adapters/route";
import { SESSION_WORDS, sessionResponse } from "@/lib/adapters/session-cookie";
import { acceptInvitation } from "@/lib/collaboration/acceptance";
import { acceptInvitationBody, invitationParams } from "@/lib/collaboration/schema";

export const POST = publicRoute({
  params: invitationParams,
  body: acceptInvitationBody,
  words: SESSION_WORDS.accept,
  status: 201,
  limit: "link",
  run: async ({ actor, params, body, request }) => {
    const client = { userAgent: request.headers.get("user-agent") ?? "" };
    return sessionResponse(await acceptInvitation(params.token, body, { actor, client }), 201);
  },
});
