import { route } from "@/lib/adapters/route";
import { userParams } from "@/lib/accounts/schema";
import { resetSecondFactor } from "@/lib/accounts/second-factor/reset";

export const DELETE = route({
  params: userParams,
  status: 204,
  limit: "removal",
  run: ({ actor, params }) => resetSecondFactor(actor, params.userId),
});
