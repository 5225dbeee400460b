import { route } from "@/lib/server/adapters/route";
import { MAX_SHEET_BYTES } from "@/lib/documents/spreadsheet/reading/sheet";
import { readValues } from "@/lib/drafting/bulk/sheets";
import { languageQuery, sheetDto, templateParams } from "@/lib/drafting/schema";

export const PUT = route({
  summary: "Read a spreadsheet of values, and which column is which field; nothing is kept",
  answer: { one: sheetDto },
  params: templateParams,
  query: languageQuery,
  file: { maxBytes: MAX_SHEET_BYTES, tooLarge: "sheetTooLarge" },
  limit: "upload",
  scope: "read",
  run: ({ actor, params, query, pieces, request }) =>
    readValues(actor, params.templateId, { ...query, pieces, signal: request.signal }),
});
