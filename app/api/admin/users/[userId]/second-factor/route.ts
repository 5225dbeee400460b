import { route } from "@/lib/server/adapters/route";
import { userParams } from "@/lib/people/accounts/schema";
import { resetSecondFactor } from "@/lib/people/accounts/second-factor/reset";

export const DELETE = route({
  summary: "Take somebody's second factors away; their sessions end",
  answer: "nothing",
  params: userParams,
  status: 204,
  limit: "removal",
  scope: "session",
  run: ({ actor, params }) => resetSecondFactor(actor, params.userId),
});
