import { route } from "@/lib/server/adapters/route";
import { signedCopyDto, signedParams } from "@/lib/exchange/signed/schema";
import { compareSignedAgain } from "@/lib/exchange/signed/signed";

export const POST = route({
  summary: "Compare a signed copy with the agreed text once more",
  answer: { one: signedCopyDto },
  params: signedParams,
  status: 202,
  limit: "upload",
  run: ({ actor, params, commit }) => compareSignedAgain(actor, params, commit),
});
