import { route } from "@/lib/server/adapters/route";
import { analyzeAgain } from "@/lib/contracts/reading/intake";
import { analyzeBody, contractDto } from "@/lib/contracts/schema";

export const POST = route({
  summary: "Analyze a contract again",
  answer: { one: contractDto },
  body: analyzeBody,
  status: 202,
  limit: "assistant",
  run: ({ actor, body, commit }) => analyzeAgain(actor, body, commit),
});
