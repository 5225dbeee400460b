import { contentDisposition } from "@/lib/documents/rendering/file-name";
import { exportFamily } from "@/lib/families/exporting";
import { familyExportQuery, familyParams } from "@/lib/families/schema";
import { fileResponse } from "@/lib/server/adapters/responses";
import { route } from "@/lib/server/adapters/route";

export const GET = route({
  summary: "The text in force as PDF or Word, with its sources",
  answer: "file",
  params: familyParams,
  query: familyExportQuery,
  limit: "export",
  run: async ({ actor, params, query, request }) => {
    const { fileName, contentType, bytes } = await exportFamily(actor, params.familyId, query, request.signal);
    return fileResponse(bytes, { "Content-Type": contentType, "Content-Disposition": contentDisposition(fileName) });
  },
});
