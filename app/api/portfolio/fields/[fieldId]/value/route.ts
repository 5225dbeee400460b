import { route } from "@/lib/server/adapters/route";
import { setField } from "@/lib/portfolio/fields/fields";
import { fieldParams, fieldValueBody } from "@/lib/portfolio/schema";

export const PUT = route({
  summary: "Set a field's value on a contract; '' takes it away",
  answer: "nothing",
  params: fieldParams,
  body: fieldValueBody,
  status: 204,
  limit: "change",
  run: ({ actor, params, body }) => setField(actor, params.fieldId, body),
});
