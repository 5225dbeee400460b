import { route } from "@/lib/server/adapters/route";
import { acceptedTopicParams } from "@/lib/positions/review-schema";
import { reopenTopic } from "@/lib/positions/acceptances";

export const DELETE = route({
  summary: "Take a contract as it stands on a topic no more",
  answer: "nothing",
  params: acceptedTopicParams,
  status: 204,
  limit: "removal",
  run: ({ actor, params }) => reopenTopic(actor, params.contractId, params.topic),
});
