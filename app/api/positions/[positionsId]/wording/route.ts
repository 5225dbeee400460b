import { route } from "@/lib/server/adapters/route";
import { bookDto, positionsParams, takeWordingBody } from "@/lib/positions/schema";
import { takeWording } from "@/lib/positions/wording";

export const POST = route({
  summary: "Take a passage of a contract as the wording of a position",
  answer: { one: bookDto },
  params: positionsParams,
  body: takeWordingBody,
  limit: "change",
  run: ({ actor, params, body }) => takeWording(actor, params.positionsId, body),
});
