import { contentDisposition } from "@/lib/documents/rendering/file-name";
import { reportOn } from "@/lib/compare/report";
import { comparisonParams } from "@/lib/compare/schema";
import { fileResponse } from "@/lib/server/adapters/responses";
import { publicRoute } from "@/lib/server/adapters/route";

export const GET = publicRoute({
  summary: "What a comparison found, as one HTML file that asks nothing of any server",
  scope: "none",
  answer: "file",
  params: comparisonParams,
  limit: "compareView",
  run: async ({ params, language }) =>
    fileResponse(new TextEncoder().encode(await reportOn(params.token, language)), {
      "Content-Type": "text/html; charset=utf-8",
      "Content-Disposition": contentDisposition("comparison.html"),
    }),
});
