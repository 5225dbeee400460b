import { sessionDto } from "@/lib/accounts/schema";
import { SESSION_WORDS, sessionResponse } from "@/lib/adapters/session-cookie";
import { publicRoute } from "@/lib/adapters/route";
import { secondFactorBody } from "@/lib/accounts/second-factor/schema";
import { finishSignIn } from "@/lib/accounts/second-factor/second-step";

export const POST = publicRoute({
  summary: "Answer a log-in's `challenge` with a code of the authenticator app or a recovery code",
  answer: { one: sessionDto },
  body: secondFactorBody,
  words: SESSION_WORDS.secondFactor,
  limit: "secondFactor",
  run: async ({ body, request, language }) =>
    sessionResponse(await finishSignIn(body, { userAgent: request.headers.get("user-agent") ?? "", language }), 200),
});
