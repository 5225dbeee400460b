import { auditAnswer } from "@/lib/adapters/audit-answer";
import { route } from "@/lib/adapters/route";
import { contractActivity, contractActivityCsv } from "@/lib/audit/activity";
import { auditQuery } from "@/lib/audit/schema";
import { contractParams } from "@/lib/contracts/schema";

export const GET = route({
  params: contractParams,
  query: auditQuery,
  run: ({ actor, params, query, request }) =>
    auditAnswer(
      { request, query },
      {
        page: () => contractActivity(actor, params.contractId, query),
        csv: () => contractActivityCsv(actor, params.contractId),
      },
    ),
});
