import { auditAnswer } from "@/lib/adapters/audit-answer";
import { route } from "@/lib/adapters/route";
import { accountActivity, accountActivityCsv } from "@/lib/audit/activity";
import { auditQuery } from "@/lib/audit/schema";

export const GET = route({
  query: auditQuery,
  run: ({ actor, query, request }) =>
    auditAnswer(
      { request, query },
      { page: () => accountActivity(actor, query), csv: () => accountActivityCsv(actor) },
    ),
});
