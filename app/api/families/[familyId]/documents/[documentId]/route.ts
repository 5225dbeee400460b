import { route } from "@/lib/server/adapters/route";
import { changeDocument } from "@/lib/families/families";
import { removeDocument } from "@/lib/families/removing";
import { changeDocumentBody, documentDto, documentParams } from "@/lib/families/schema";

export const PATCH = route({
  summary: "Say what a document of the family is, since when it holds, and whether it is signed",
  answer: { one: documentDto },
  params: documentParams,
  body: changeDocumentBody,
  limit: "change",
  run: ({ actor, params, body }) => changeDocument(actor, params, body),
});

export const DELETE = route({
  summary: "Take a document out of its family",
  answer: "nothing",
  params: documentParams,
  status: 204,
  limit: "removal",
  run: ({ actor, params }) => removeDocument(actor, params),
});
