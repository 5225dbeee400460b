import { route } from "@/lib/adapters/route";
import { contractParams } from "@/lib/contracts/schema";
import { acceptTopicBody } from "@/lib/positions/acceptance-schema";
import { acceptTopic } from "@/lib/positions/acceptances";
import { acceptedDto } from "@/lib/positions/review-schema";

export const POST = route({
  summary: "Take a contract as it stands on a topic, with a reason",
  answer: { one: acceptedDto },
  params: contractParams,
  body: acceptTopicBody,
  status: 201,
  limit: "change",
  run: ({ actor, params, body, commit }) => acceptTopic(actor, params.contractId, body, commit),
});
