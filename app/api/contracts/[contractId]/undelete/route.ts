import { route } from "@/lib/server/adapters/route";
import { contractDto, contractParams } from "@/lib/contracts/schema";
import { undeleteContract } from "@/lib/contracts/trash/trash";

export const POST = route({
  summary: "Bring a contract back from the trash",
  answer: { one: contractDto },
  params: contractParams,
  limit: "change",
  run: ({ actor, params }) => undeleteContract(actor, params.contractId),
});
