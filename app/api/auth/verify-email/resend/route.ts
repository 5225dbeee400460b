import { acceptedDto } from "@/lib/accounts/schema";
import { route } from "@/lib/adapters/route";
import { resendVerification } from "@/lib/accounts/address/email-verification";

export const POST = route({
  summary: "Send the caller another link to prove the address",
  answer: { one: acceptedDto },
  status: 202,
  limit: "verification",
  isOpenBeforeSetUp: true,
  run: ({ actor, commit }) => resendVerification(actor, commit),
});
