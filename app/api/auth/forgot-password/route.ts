import { PASSWORD_WORDS } from "@/lib/server/adapters/field-words";
import { publicRoute } from "@/lib/server/adapters/route";
import { requestPasswordReset } from "@/lib/people/accounts/password/new-password";
import { acceptedDto, forgotPasswordBody } from "@/lib/people/accounts/schema";

export const POST = publicRoute({
  summary: "Ask for a link to set a new password",
  answer: { one: acceptedDto },
  body: forgotPasswordBody,
  words: PASSWORD_WORDS.forgot,
  status: 202,
  limit: "reset",
  scope: "session",
  run: ({ body, language, commit }) => requestPasswordReset(body, { language }, commit),
});
