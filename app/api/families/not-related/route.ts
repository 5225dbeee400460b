import { route } from "@/lib/server/adapters/route";
import { setUnrelated } from "@/lib/families/proposals";
import { unrelatedBody } from "@/lib/families/schema";

export const PUT = route({
  summary: "Say that two contracts don't belong together, so that it isn't proposed again",
  answer: "nothing",
  body: unrelatedBody,
  status: 204,
  limit: "change",
  run: ({ actor, body }) => setUnrelated(actor, body),
});
