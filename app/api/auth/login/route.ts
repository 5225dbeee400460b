import { SESSION_WORDS, sessionResponse } from "@/lib/adapters/session-cookie";
import { publicRoute } from "@/lib/adapters/route";
import { loginBody } from "@/lib/accounts/schema";
import { signIn } from "@/lib/accounts/sign-in";

export const POST = publicRoute({
  body: loginBody,
  words: SESSION_WORDS.login,
  limit: "login",
  run: async ({ body, request, language }) =>
    sessionResponse(await signIn(body, { userAgent: request.headers.get("user-agent") ?? "", language }), 200),
});
