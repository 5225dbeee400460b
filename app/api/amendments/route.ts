import { route } from "@/lib/server/adapters/route";
import { amendMany } from "@/lib/drafting/amending/amending";
import { amendBody } from "@/lib/drafting/amending/amending-schema";
import { batchDto } from "@/lib/drafting/schema";

export const POST = route({
  summary: "Make a draft amendment of each contract, in the background",
  answer: { one: batchDto },
  body: amendBody,
  status: 202,
  limit: "drafts",
  run: ({ actor, body, commit }) => amendMany(actor, body, commit),
});
