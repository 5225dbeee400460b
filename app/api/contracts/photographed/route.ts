import { photographContract } from "@/lib/contracts/reading/photographs";
import { photographedBody } from "@/lib/contracts/reading/photographed-schema";
import { contractDto } from "@/lib/contracts/schema";
import { PHOTOGRAPHED_WORDS } from "@/lib/contracts/words";
import { route } from "@/lib/server/adapters/route";

export const POST = route({
  summary: "Make a contract of photographs of its pages, in order",
  answer: { one: contractDto },
  body: photographedBody,
  words: PHOTOGRAPHED_WORDS,
  status: 201,
  limit: "upload",
  run: ({ actor, body, commit }) => photographContract(actor, body, commit),
});
