import { SESSION_WORDS, sessionResponse } from "@/lib/server/adapters/session-cookie";
import { publicRoute } from "@/lib/server/adapters/route";
import { register } from "@/lib/people/accounts/register";
import { registerBody, sessionDto } from "@/lib/people/accounts/schema";

export const POST = publicRoute({
  summary: "Register",
  answer: { one: sessionDto },
  body: registerBody,
  words: SESSION_WORDS.register,
  status: 201,
  limit: "registration",
  scope: "session",
  run: ({ body, request, language, commit }) =>
    register(body, { userAgent: request.headers.get("user-agent") ?? "", language }, commit),
  respond: (session) => sessionResponse(session, 201),
});
