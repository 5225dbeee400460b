import { route } from "@/lib/adapters/route";
import { analyzeAgain } from "@/lib/contracts/intake";
import { analyzeBody } from "@/lib/contracts/schema";

export const POST = route({
  body: analyzeBody,
  status: 202,
  limit: "assistant",
  run: ({ actor, body, commit }) => analyzeAgain(actor, body, commit),
});
