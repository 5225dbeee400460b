import { route } from "@/lib/server/adapters/route";
import { answerApprovalBody, approvalDto, approvalParams } from "@/lib/contracts/approvals/approval-schema";
import { answerApproval } from "@/lib/contracts/approvals/approvals";

export const POST = route({
  summary: "Approve a version, or ask for a change, where one was asked to",
  answer: { one: approvalDto },
  params: approvalParams,
  body: answerApprovalBody,
  limit: "change",
  run: ({ actor, params, body }) => answerApproval(actor, params, body),
});
