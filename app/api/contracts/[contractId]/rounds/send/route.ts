import { route } from "@/lib/server/adapters/route";
import { contractParams } from "@/lib/contracts/schema";
import { previewQuery, roundDto, sendPreviewDto, sendRoundBody } from "@/lib/exchange/rounds/schema";
import { previewSending, sendRound } from "@/lib/exchange/rounds/sending";

export const GET = route({
  summary: "What the other side would see of a sending: how many changes are marked, and how many are not",
  answer: { one: sendPreviewDto },
  params: contractParams,
  query: previewQuery,
  limit: "export",
  run: ({ actor, params, query }) => previewSending(actor, params.contractId, query),
});

export const POST = route({
  summary:
    "Send a version to the other side as Word files, by mail or to be downloaded, or record a file that went out; each is a round",
  answer: { one: roundDto },
  params: contractParams,
  body: sendRoundBody,
  status: 201,
  limit: "send",
  scope: "share",
  run: ({ actor, params, body, commit }) => sendRound(actor, params.contractId, body, commit),
});
