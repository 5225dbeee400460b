import { fileResponse } from "@/lib/server/adapters/responses";
import { route } from "@/lib/server/adapters/route";
import { exportContract } from "@/lib/contracts/export/exports";
import { contentDisposition } from "@/lib/documents/rendering/file-name";
import { contractParams, exportQuery } from "@/lib/contracts/schema";

export const GET = route({
  summary: "A version as a PDF or Word file",
  answer: "file",
  params: contractParams,
  query: exportQuery,
  limit: "export",
  run: async ({ actor, params, query, request }) => {
    const { fileName, contentType, bytes } = await exportContract(actor, params.contractId, {
      ...query,
      signal: request.signal,
    });
    return fileResponse(bytes, { "Content-Type": contentType, "Content-Disposition": contentDisposition(fileName) });
  },
});
