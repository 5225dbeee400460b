import { route } from "@/lib/server/adapters/route";
import { suggestionDto } from "@/lib/assistant/schema";
import { contractParams } from "@/lib/contracts/schema";
import { proposeWordingBody } from "@/lib/positions/review-schema";
import { proposeWording } from "@/lib/positions/proposing";

export const POST = route({
  summary: "Make a suggestion of our wording on a topic; the text changes when it is accepted",
  answer: { one: suggestionDto },
  params: contractParams,
  body: proposeWordingBody,
  status: 201,
  limit: "change",
  run: ({ actor, params, body, commit }) => proposeWording(actor, params.contractId, body, commit),
});
