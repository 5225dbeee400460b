import { route } from "@/lib/server/adapters/route";
import { signedParams } from "@/lib/exchange/signed/schema";
import { removeSigned } from "@/lib/exchange/signed/signed";

export const DELETE = route({
  summary: "Take away a signed copy that holds no more, with its files",
  answer: "nothing",
  params: signedParams,
  status: 204,
  limit: "removal",
  run: ({ actor, params }) => removeSigned(actor, params),
});
