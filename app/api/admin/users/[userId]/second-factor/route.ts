import { route } from "@/lib/adapters/route";
import { userParams } from "@/lib/accounts/schema";
import { resetSecondFactor } from "@/lib/accounts/second-factor/reset";

export const DELETE = route({
  summary: "Take somebody's second factors away; their sessions end",
  answer: "nothing",
  params: userParams,
  status: 204,
  limit: "removal",
  run: ({ actor, params }) => resetSecondFactor(actor, params.userId),
});
