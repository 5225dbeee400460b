import { auditAnswer } from "@/lib/server/adapters/responses";
import { route } from "@/lib/server/adapters/route";
import { accountActivity, accountActivityCsv } from "@/lib/audit/activity";
import { auditEventDto, auditQuery } from "@/lib/audit/schema";

export const GET = route({
  summary:
    "Log-ins, refusals, roles and deletions, newest first; all of it, oldest first, with `format=csv` or `Accept: text/csv`",
  answer: { list: auditEventDto, csv: true },
  query: auditQuery,
  scope: "admin",
  run: ({ actor, query, request }) =>
    auditAnswer(
      { request, query },
      { page: () => accountActivity(actor, query), csv: () => accountActivityCsv(actor) },
    ),
});
