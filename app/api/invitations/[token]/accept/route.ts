import { publicRoute } from "@/lib/server/adapters/route";
import { SESSION_WORDS, sessionResponse } from "@/lib/server/adapters/session-cookie";
import { acceptInvitation } from "@/lib/people/collaboration/acceptance";
import { acceptedInvitationDto, acceptInvitationBody, invitationParams } from "@/lib/people/collaboration/schema";

export const POST = publicRoute({
  summary: "Accept an invitation",
  answer: { one: acceptedInvitationDto },
  params: invitationParams,
  body: acceptInvitationBody,
  words: SESSION_WORDS.accept,
  status: 201,
  limit: "link",
  scope: "session",
  run: ({ actor, params, body, request, language, commit }) =>
    acceptInvitation(
      params.token,
      body,
      { actor, client: { userAgent: request.headers.get("user-agent") ?? "", language } },
      commit,
    ),
  respond: (session) => sessionResponse(session, 201),
});
