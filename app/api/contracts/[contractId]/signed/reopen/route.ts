import { route } from "@/lib/server/adapters/route";
import { contractDto, contractParams } from "@/lib/contracts/schema";
import { reopenSigned } from "@/lib/exchange/signed/signed";

export const POST = route({
  summary: "Let the text of a signed contract be edited again; its signed copy stays, and holds no more",
  answer: { one: contractDto },
  params: contractParams,
  limit: "change",
  run: ({ actor, params, commit }) => reopenSigned(actor, params.contractId, commit),
});
