import { route } from "@/lib/server/adapters/route";
import { addDocument } from "@/lib/families/families";
import { addDocumentBody, documentDto, familyParams } from "@/lib/families/schema";

export const POST = route({
  summary: "Add a contract to a family; what isn't told is taken from what the contract says of itself",
  answer: { one: documentDto },
  params: familyParams,
  body: addDocumentBody,
  status: 201,
  limit: "positions",
  run: ({ actor, params, body, commit }) => addDocument(actor, params.familyId, body, commit),
});
