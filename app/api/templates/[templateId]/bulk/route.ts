import { route } from "@/lib/server/adapters/route";
import { MAX_BULK_BODY_BYTES } from "@/lib/drafting/bounds";
import { startBulk } from "@/lib/drafting/bulk/bulk";
import { batchDto, bulkBody, templateParams } from "@/lib/drafting/schema";

export const POST = route({
  summary: "Make a draft from each row of values, in the background",
  answer: { one: batchDto },
  params: templateParams,
  body: bulkBody,
  maxBodyBytes: MAX_BULK_BODY_BYTES,
  status: 202,
  limit: "drafts",
  run: ({ actor, params, body, commit }) => startBulk(actor, params.templateId, body, commit),
});
