import { streamedFile } from "@/lib/server/adapters/responses";
import { route } from "@/lib/server/adapters/route";
import { emptySheet } from "@/lib/drafting/bulk/sheets";
import { formQuery, templateParams } from "@/lib/drafting/schema";

export const GET = route({
  summary: "An empty spreadsheet with a template's fields as heads",
  answer: "file",
  params: templateParams,
  query: formQuery,
  limit: "export",
  run: async ({ actor, params, query }) => streamedFile(await emptySheet(actor, params.templateId, query)),
});
