import { contentDisposition } from "@/lib/documents/rendering/file-name";
import { noticeFile } from "@/lib/notices/notices";
import { noticeFileQuery, noticeParams } from "@/lib/notices/schema";
import { fileResponse } from "@/lib/server/adapters/responses";
import { route } from "@/lib/server/adapters/route";

export const GET = route({
  summary: "A notice letter as a PDF or Word file",
  answer: "file",
  params: noticeParams,
  query: noticeFileQuery,
  limit: "export",
  run: async ({ actor, params, query, request }) => {
    const { fileName, contentType, bytes } = await noticeFile(actor, params, query, request.signal);
    return fileResponse(bytes, { "Content-Type": contentType, "Content-Disposition": contentDisposition(fileName) });
  },
});
