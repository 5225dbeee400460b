import { route } from "@/lib/adapters/route";
import { positionsParams, takeWordingBody } from "@/lib/positions/schema";
import { takeWording } from "@/lib/positions/wording";

export const POST = route({
  params: positionsParams,
  body: takeWordingBody,
  limit: "change",
  run: ({ actor, params, body }) => takeWording(actor, params.positionsId, body),
});
