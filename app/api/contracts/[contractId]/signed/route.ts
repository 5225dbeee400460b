import { route } from "@/lib/server/adapters/route";
import { contractParams } from "@/lib/contracts/schema";
import { attachSignedBody, signedCopyDto } from "@/lib/exchange/signed/schema";
import { attachSigned, listSigned } from "@/lib/exchange/signed/signed";

export const GET = route({
  summary: "Signed copies of a contract, newest first, each with how it compares with the agreed text",
  answer: { list: signedCopyDto },
  params: contractParams,
  run: ({ actor, params }) => listSigned(actor, params.contractId),
});

export const POST = route({
  summary: "Attach the signed copy: it is compared with the current text, which is read-only from then on",
  answer: { one: signedCopyDto },
  params: contractParams,
  body: attachSignedBody,
  status: 201,
  limit: "upload",
  run: ({ actor, params, body, commit }) => attachSigned(actor, params.contractId, body, commit),
});
