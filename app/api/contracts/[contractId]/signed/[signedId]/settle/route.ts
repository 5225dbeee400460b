import { route } from "@/lib/server/adapters/route";
import { settleBody, signedCopyDto, signedParams } from "@/lib/exchange/signed/schema";
import { settleSigned } from "@/lib/exchange/signed/signed";

export const POST = route({
  summary:
    "Say of a difference what the paper says: it holds, it was misread, or it is open again; or that it is signed",
  answer: { one: signedCopyDto },
  params: signedParams,
  body: settleBody,
  limit: "change",
  run: ({ actor, params, body, commit }) => settleSigned(actor, { ...params, ...body }, commit),
});
