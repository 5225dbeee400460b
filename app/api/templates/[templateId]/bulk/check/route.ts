import { route } from "@/lib/server/adapters/route";
import { MAX_BULK_BODY_BYTES } from "@/lib/drafting/bounds";
import { checkRows } from "@/lib/drafting/bulk/bulk";
import { bulkBody, checkDto, templateParams } from "@/lib/drafting/schema";

export const POST = route({
  summary: "What each row of values would be called, and what is wrong with it",
  answer: { one: checkDto },
  params: templateParams,
  body: bulkBody,
  maxBodyBytes: MAX_BULK_BODY_BYTES,
  limit: "lookUp",
  scope: "read",
  run: ({ actor, params, body }) => checkRows(actor, params.templateId, body),
});
