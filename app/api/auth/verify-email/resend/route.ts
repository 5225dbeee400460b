import { route } from "@/lib/adapters/route";
import { resendVerification } from "@/lib/accounts/email-verification";

export const POST = route({
  status: 202,
  limit: "verification",
  run: ({ actor, commit }) => resendVerification(actor, commit),
});
