import { contractParams } from "@/lib/contracts/schema";
import { route } from "@/lib/server/adapters/route";
import { readSigning, sendForSignature } from "@/lib/signing/requests";
import { sendForSignatureBody, signingDto, signingRequestDto } from "@/lib/signing/schema";

export const GET = route({
  summary: "What was sent for signature and how far each signer is; whether the current version can be sent",
  answer: { one: signingDto },
  params: contractParams,
  run: ({ actor, params }) => readSigning(actor, params.contractId),
});

export const POST = route({
  summary: "Send the approved version for signature; its owner only",
  answer: { one: signingRequestDto },
  params: contractParams,
  body: sendForSignatureBody,
  status: 201,
  limit: "send",
  scope: "share",
  run: ({ actor, params, body, commit }) => sendForSignature(actor, params.contractId, body, commit),
});
