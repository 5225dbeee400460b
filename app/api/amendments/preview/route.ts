import { route } from "@/lib/server/adapters/route";
import { previewAmendment } from "@/lib/drafting/amending/amending";
import { amendmentPreviewBody, amendmentPreviewDto } from "@/lib/drafting/amending/amending-schema";

export const POST = route({
  summary: "A draft amendment, and the clause as it would leave it",
  answer: { one: amendmentPreviewDto },
  body: amendmentPreviewBody,
  limit: "lookUp",
  scope: "read",
  run: ({ actor, body }) => previewAmendment(actor, body),
});
