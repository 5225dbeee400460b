import { PASSWORD_WORDS } from "@/lib/server/adapters/field-words";
import { publicRoute } from "@/lib/server/adapters/route";
import { resetPassword } from "@/lib/people/accounts/password/new-password";
import { resetPasswordBody } from "@/lib/people/accounts/schema";

export const POST = publicRoute({
  summary: "Set a new password by such a link's token",
  answer: "nothing",
  body: resetPasswordBody,
  words: PASSWORD_WORDS.reset,
  status: 204,
  limit: "link",
  scope: "session",
  run: ({ body, language }) => resetPassword(body, { language }),
});
