import { route } from "@/lib/server/adapters/route";
import { checkSigning } from "@/lib/signing/requests";
import { signingParams, signingRequestDto } from "@/lib/signing/schema";

export const POST = route({
  summary: "Ask the signing service now how far it is, and fetch what is signed",
  answer: { one: signingRequestDto },
  params: signingParams,
  status: 202,
  limit: "webhook",
  scope: "share",
  run: ({ actor, params, commit }) => checkSigning(actor, params, commit),
});
