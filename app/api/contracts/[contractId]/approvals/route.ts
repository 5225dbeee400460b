import { page } from "@/lib/server/adapters/responses";
import { route } from "@/lib/server/adapters/route";
import { approvalDto, askForApprovalBody } from "@/lib/contracts/approvals/approval-schema";
import { askForApproval, listApprovals } from "@/lib/contracts/approvals/approvals";
import { contractParams } from "@/lib/contracts/schema";
import { pageQuery } from "@/lib/platform/page-budget";

export const GET = route({
  summary: "Who was asked to approve a version, and what they answered",
  answer: { list: approvalDto },
  params: contractParams,
  query: pageQuery,
  run: async ({ actor, params, query, request }) => {
    const { items, nextCursor } = await listApprovals(actor, params.contractId, query);
    return page(items, nextCursor, request);
  },
});

export const POST = route({
  summary: "Ask collaborators to approve the current version",
  answer: { list: approvalDto },
  params: contractParams,
  body: askForApprovalBody,
  status: 201,
  limit: "change",
  run: ({ actor, params, body, commit }) => askForApproval(actor, params.contractId, body, commit),
});
