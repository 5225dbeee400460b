import { fileResponse } from "@/lib/server/adapters/responses";
import { route } from "@/lib/server/adapters/route";
import { contentDisposition } from "@/lib/documents/rendering/file-name";
import { answerFile } from "@/lib/exchange/rounds/answering";
import { answerQuery, roundParams } from "@/lib/exchange/rounds/schema";

export const GET = route({
  summary: "The Word file that came back, to be sent back: decisions in it, open changes kept, our changes tracked",
  answer: "file",
  params: roundParams,
  query: answerQuery,
  limit: "export",
  run: async ({ actor, params, query }) => {
    const { fileName, contentType, bytes } = await answerFile(actor, params, query);
    return fileResponse(bytes, { "Content-Type": contentType, "Content-Disposition": contentDisposition(fileName) });
  },
});
