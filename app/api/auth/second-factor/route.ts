import { sessionDto } from "@/lib/people/accounts/schema";
import { SESSION_WORDS, sessionResponse } from "@/lib/server/adapters/session-cookie";
import { publicRoute } from "@/lib/server/adapters/route";
import { secondFactorBody } from "@/lib/people/accounts/second-factor/schema";
import { finishSignIn } from "@/lib/people/accounts/second-factor/second-step";

export const POST = publicRoute({
  summary: "Answer a log-in's `challenge` with a code of the authenticator app or a recovery code",
  answer: { one: sessionDto },
  body: secondFactorBody,
  words: SESSION_WORDS.secondFactor,
  limit: "secondFactor",
  scope: "session",
  run: async ({ body, request, language }) =>
    sessionResponse(await finishSignIn(body, { userAgent: request.headers.get("user-agent") ?? "", language }), 200),
});
