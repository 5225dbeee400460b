import { route } from "@/lib/server/adapters/route";
import { createFromTemplate } from "@/lib/contracts/templates/templates";
import { contractDto } from "@/lib/contracts/schema";
import { MAX_CREATE_BODY_BYTES, createFromTemplateBody } from "@/lib/contracts/templates/template-schema";
import { CREATE_WORDS } from "@/lib/contracts/words";

export const POST = route({
  summary: "Make a contract from a template",
  answer: { one: contractDto },
  body: createFromTemplateBody,
  words: CREATE_WORDS,
  maxBodyBytes: MAX_CREATE_BODY_BYTES,
  status: 201,
  limit: "template",
  run: ({ actor, body, commit }) => createFromTemplate(actor, body, commit),
});
