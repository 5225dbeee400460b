import { publicRoute } from "@/lib/adapters/route";
import { verifyEmail } from "@/lib/accounts/email-verification";
import { verifyEmailBody } from "@/lib/accounts/schema";

export const POST = publicRoute({
  body: verifyEmailBody,
  limit: "link",
  run: ({ body, language }) => verifyEmail(body, { language }),
});
