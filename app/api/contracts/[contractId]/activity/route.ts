import { auditAnswer } from "@/lib/server/adapters/responses";
import { route } from "@/lib/server/adapters/route";
import { contractActivity, contractActivityCsv } from "@/lib/audit/activity";
import { auditEventDto, auditQuery } from "@/lib/audit/schema";
import { contractParams } from "@/lib/contracts/schema";

export const GET = route({
  summary:
    "Who did what with a contract, newest first: for its owner; all of it, oldest first, with `format=csv` or `Accept: text/csv`",
  answer: { list: auditEventDto, csv: true },
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
