import { route } from "@/lib/server/adapters/route";
import { contractParams } from "@/lib/contracts/schema";
import { acceptTopicBody, acceptedDto } from "@/lib/positions/review-schema";
import { acceptTopic } from "@/lib/positions/acceptances";

export const POST = route({
  summary: "Take a contract as it stands on a topic, with a reason",
  answer: { one: acceptedDto },
  params: contractParams,
  body: acceptTopicBody,
  status: 201,
  limit: "change",
  run: ({ actor, params, body, commit }) => acceptTopic(actor, params.contractId, body, commit),
});
