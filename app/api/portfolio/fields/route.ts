import { route } from "@/lib/server/adapters/route";
import { createField, listFields } from "@/lib/portfolio/fields/fields";
import { fieldBody, fieldDto } from "@/lib/portfolio/schema";

export const GET = route({
  summary: "Custom fields: the caller's own, and others' with a value on a contract of the caller's",
  answer: { list: fieldDto },
  run: ({ actor }) => listFields(actor),
});

export const POST = route({
  summary: "Create a custom field",
  answer: { one: fieldDto },
  body: fieldBody,
  status: 201,
  limit: "positions",
  run: ({ actor, body, commit }) => createField(actor, body, commit),
});
