import { route } from "@/lib/server/adapters/route";
import { watchReference } from "@/lib/since/references";
import { referenceDto, referenceParams, watchBody } from "@/lib/since/schema";

export const PUT = route({
  summary: "Watch a law, standard or document that a contract refers to, and note its new editions; or stop watching",
  answer: { one: referenceDto },
  params: referenceParams,
  body: watchBody,
  limit: "change",
  run: ({ actor, params, body, request }) => watchReference(actor, params, body, request.signal),
});
