import { route } from "@/lib/server/adapters/route";
import { contractParams } from "@/lib/contracts/schema";
import { comparedWithPractice } from "@/lib/portfolio/practice/compared";
import { contractPracticeDto } from "@/lib/portfolio/practice/schema";

export const GET = route({
  summary: "How a contract compares with what the caller usually signs",
  answer: { one: contractPracticeDto },
  params: contractParams,
  limit: "lookUp",
  run: ({ actor, params }) => comparedWithPractice(actor, params.contractId),
});
