import { route } from "@/lib/server/adapters/route";
import { cancelSigning } from "@/lib/signing/requests";
import { signingParams, signingRequestDto } from "@/lib/signing/schema";

export const POST = route({
  summary: "Take back what was sent for signature",
  answer: { one: signingRequestDto },
  params: signingParams,
  status: 202,
  limit: "send",
  scope: "share",
  run: ({ actor, params, commit }) => cancelSigning(actor, params, commit),
});
