import { route } from "@/lib/server/adapters/route";
import { approvalParams } from "@/lib/contracts/approvals/approval-schema";
import { withdrawApproval } from "@/lib/contracts/approvals/approvals";

export const DELETE = route({
  summary: "Ask somebody no more to approve a version",
  answer: "nothing",
  params: approvalParams,
  status: 204,
  limit: "removal",
  run: ({ actor, params }) => withdrawApproval(actor, params),
});
