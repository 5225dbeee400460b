import { publicRoute } from "@/lib/adapters/route";
import { verifyEmail } from "@/lib/accounts/email-verification";
import { verificationDto, verifyEmailBody } from "@/lib/accounts/schema";

export const POST = publicRoute({
  summary: "Prove an account's address by the mailed link's token",
  answer: { one: verificationDto },
  body: verifyEmailBody,
  limit: "link",
  run: ({ body, language }) => verifyEmail(body, { language }),
});
