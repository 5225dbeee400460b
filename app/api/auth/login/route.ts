import { SESSION_WORDS, sessionResponse } from "@/lib/adapters/session-cookie";
import { publicRoute } from "@/lib/adapters/route";
import { loginBody, sessionDto } from "@/lib/accounts/schema";
import { signIn } from "@/lib/accounts/session/sign-in";

export const POST = publicRoute({
  summary: "Log in; where the account has a second factor 401 `secondFactorRequired` with a `challenge`",
  answer: { one: sessionDto },
  body: loginBody,
  words: SESSION_WORDS.login,
  limit: "login",
  run: async ({ body, request, language }) =>
    sessionResponse(await signIn(body, { userAgent: request.headers.get("user-agent") ?? "", language }), 200),
});
