import { route } from "@/lib/server/adapters/route";
import { removeField } from "@/lib/portfolio/fields/fields";
import { fieldParams } from "@/lib/portfolio/schema";

export const DELETE = route({
  summary: "Delete a field of one's own with its values",
  answer: "nothing",
  params: fieldParams,
  status: 204,
  limit: "removal",
  run: ({ actor, params }) => removeField(actor, params.fieldId),
});
