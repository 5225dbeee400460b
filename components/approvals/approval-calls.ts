/** Approval of versions over REST. Source: behaviour §14. */
import { readAll } from "@/components/data/read-all";
import { apiFetch, readFailure } from "@/components/forms/api";
import type { CollaboratorDto } from "@/lib/collaboration/schema";
import type { ApprovalDto } from "@/lib/contracts/approval-schema";

/** Null where it was done, else the server's words; '' where no answer came. */
export type Problem = string | null;

export const readApprovals = (contractId: string): Promise<ApprovalDto[] | null> => readAll(approvalsOf(contractId));

export const readPeople = (contractId: string): Promise<CollaboratorDto[] | null> =>
  readAll(`/api/contracts/${encodeURIComponent(contractId)}/collaborators`);

type Asked = { userIds: string[]; note: string; versionId: string };
export const askForApproval = (contractId: string, asked: Asked) => sent("POST", approvalsOf(contractId), asked);

type Said = { answer: "approve" | "change"; words: string };
export const answerApproval = (contractId: string, approvalId: string, said: Said) =>
  sent("POST", `${approvalsOf(contractId)}/${encodeURIComponent(approvalId)}/answer`, said);

export const withdrawApproval = (contractId: string, approvalId: string) =>
  sent("DELETE", `${approvalsOf(contractId)}/${encodeURIComponent(approvalId)}`);

const approvalsOf = (contractId: string) => `/api/contracts/${encodeURIComponent(contractId)}/approvals`;

async function sent(method: "POST" | "DELETE", path: string, body?: object): Promise<Problem> {
  const written = body && { headers: { "Content-Type": "application/json" }, body: JSON.stringify(body) };
  const response = await apiFetch(path, { method, ...written }).catch(() => null);
  if (response?.ok) return null;
  return response ? (await readFailure(response)).message : "";
}
