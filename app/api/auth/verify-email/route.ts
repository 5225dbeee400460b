import { PASSWORD_WORDS } from "@/lib/server/adapters/field-words";
import { publicRoute } from "@/lib/server/adapters/route";
import { verifyEmail } from "@/lib/people/accounts/address/email-verification";
import { verificationDto, verifyEmailBody } from "@/lib/people/accounts/schema";

export const POST = publicRoute({
  summary: "Prove an account's address by the mailed link's token, signed in to the account or with a password for it",
  answer: { one: verificationDto },
  body: verifyEmailBody,
  words: PASSWORD_WORDS.reset,
  limit: "link",
  scope: "session",
  isOpenBeforeSetUp: true,
  run: ({ body, actor, language }) => verifyEmail(body, { actor, language }),
});
