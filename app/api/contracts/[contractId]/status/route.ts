import { route } from "@/lib/server/adapters/route";
import { contractStatus } from "@/lib/contracts/contracts";
import { contractParams, contractStatusDto } from "@/lib/contracts/schema";

export const GET = route({
  summary: "How far reading and analysis are",
  answer: { one: contractStatusDto },
  params: contractParams,
  run: ({ actor, params }) => contractStatus(actor, params.contractId),
});
