import { SESSION_WORDS, sessionResponse } from "@/lib/server/adapters/session-cookie";
import { publicRoute } from "@/lib/server/adapters/route";
import { loginBody, sessionDto } from "@/lib/people/accounts/schema";
import { signIn } from "@/lib/people/accounts/session/sign-in";

export const POST = publicRoute({
  summary: "Log in; where the account has a second factor 401 `secondFactorRequired` with a `challenge`",
  answer: { one: sessionDto },
  body: loginBody,
  words: SESSION_WORDS.login,
  limit: "login",
  scope: "session",
  run: async ({ body, request, language }) =>
    sessionResponse(await signIn(body, { userAgent: request.headers.get("user-agent") ?? "", language }), 200),
});
