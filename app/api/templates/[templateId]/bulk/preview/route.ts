import { route } from "@/lib/server/adapters/route";
import { MAX_BULK_BODY_BYTES } from "@/lib/drafting/bounds";
import { previewRow } from "@/lib/drafting/bulk/bulk";
import { previewBody, previewDto, templateParams } from "@/lib/drafting/schema";

export const POST = route({
  summary: "The contract that one row of values would become",
  answer: { one: previewDto },
  params: templateParams,
  body: previewBody,
  maxBodyBytes: MAX_BULK_BODY_BYTES,
  limit: "lookUp",
  scope: "read",
  run: ({ actor, params, body }) => previewRow(actor, params.templateId, body),
});
