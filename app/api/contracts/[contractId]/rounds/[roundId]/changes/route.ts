import { route } from "@/lib/server/adapters/route";
import { listRoundChanges } from "@/lib/exchange/rounds/rounds";
import { roundChangeDto, roundParams } from "@/lib/exchange/rounds/schema";

export const GET = route({
  summary: "What a file that came in changes, what nobody tracked first",
  answer: { list: roundChangeDto },
  params: roundParams,
  run: ({ actor, params }) => listRoundChanges(actor, params.contractId, params.roundId),
});
