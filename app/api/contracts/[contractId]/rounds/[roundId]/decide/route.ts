import { route } from "@/lib/server/adapters/route";
import { versionDto } from "@/lib/contracts/schema";
import { decideRound } from "@/lib/exchange/rounds/decisions";
import { decideRoundBody, roundParams } from "@/lib/exchange/rounds/schema";

export const POST = route({
  summary: "Accept and reject changes; what is accepted makes a new version",
  answer: { one: versionDto },
  params: roundParams,
  body: decideRoundBody,
  status: 201,
  limit: "save",
  run: ({ actor, params, body, commit }) => decideRound(actor, params, body, commit),
});
