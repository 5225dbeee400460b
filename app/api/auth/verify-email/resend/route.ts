import { acceptedDto } from "@/lib/people/accounts/schema";
import { route } from "@/lib/server/adapters/route";
import { resendVerification } from "@/lib/people/accounts/address/email-verification";

export const POST = route({
  summary: "Send the caller another link to prove the address",
  answer: { one: acceptedDto },
  status: 202,
  limit: "verification",
  scope: "session",
  isOpenBeforeSetUp: true,
  run: ({ actor, commit }) => resendVerification(actor, commit),
});
