import { fileResponse } from "@/lib/server/adapters/responses";
import { route } from "@/lib/server/adapters/route";
import { contractParams } from "@/lib/contracts/schema";
import { contentDisposition } from "@/lib/documents/rendering/file-name";
import { askInForce } from "@/lib/families/reading-in-force";
import { exportIssues } from "@/lib/positions/issues";
import { issuesQuery } from "@/lib/positions/review-schema";

export const GET = route({
  summary: "The playbook review of a version as an issues list, PDF or Word",
  answer: "file",
  params: contractParams,
  query: issuesQuery,
  limit: "export",
  run: async ({ actor, params, query, request }) => {
    const { fileName, contentType, bytes } = await exportIssues(actor, params.contractId, {
      ...query,
      ...(await askInForce(actor, params.contractId, query.versionId, request.signal)),
    });
    return fileResponse(bytes, { "Content-Type": contentType, "Content-Disposition": contentDisposition(fileName) });
  },
});
