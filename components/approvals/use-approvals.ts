"use client";

import { useEffect, useState } from "react";
import { readAll } from "@/components/data/read-list";
import { useRead } from "@/components/data/use-read";
import { apiFetch, readFailure } from "@/components/forms/api";
import type { CollaboratorDto, InvitationDto } from "@/lib/people/collaboration/schema";
import type { ApprovalDto } from "@/lib/contracts/approvals/approval-schema";

export type Approvals = {
  all: readonly ApprovalDto[];
  isFailed: boolean;
  reload: () => void;
  /** Which dialog is open: requesting, or answering one. */
  dialog: ApprovalDialogState;
  show: (dialog: ApprovalDialogState) => void;
};
type ApprovalDialogState = { kind: "ask" } | { kind: "answer"; approval: ApprovalDto } | null;

/**
 * Who was asked to approve a version of the contract: read when the page opens. Source: behaviour §14.
 *
 * @param known came with the page and is shown at once; it may be old, where the browser kept the page
 */
export function useApprovals(contractId: string, known?: readonly ApprovalDto[]): Approvals {
  const read = useRead(`approvals ${contractId}`, () => readApprovals(contractId), known);
  const { data = [], isFailed, reload } = read;
  useEffect(() => {
    if (known) void reload();
  }, [known, reload]);
  const [dialog, show] = useState<ApprovalDialogState>(null);
  return { all: data, isFailed, reload: () => void reload(), dialog, show };
}

// Approval of versions over REST. Source: behaviour §14.

/** Null on success, otherwise the server's message; '' if there was no answer. */
export type Problem = string | null;

export const readApprovals = (contractId: string): Promise<readonly ApprovalDto[] | null> =>
  readAll(approvalsUrl(contractId));

export const readPeople = (contractId: string): Promise<CollaboratorDto[] | null> =>
  readAll(`/api/contracts/${encodeURIComponent(contractId)}/collaborators`);

export const readInvited = (contractId: string): Promise<InvitationDto[] | null> =>
  readAll(`/api/contracts/${encodeURIComponent(contractId)}/invitations`);

type Asked = { userIds: string[]; note: string; versionId: string };
export const askForApproval = (contractId: string, asked: Asked) => sent("POST", approvalsUrl(contractId), asked);

type Said = { answer: "approve" | "change"; words: string };
export const answerApproval = (contractId: string, approvalId: string, said: Said) =>
  sent("POST", `${approvalsUrl(contractId)}/${encodeURIComponent(approvalId)}/answer`, said);

export const withdrawApproval = (contractId: string, approvalId: string) =>
  sent("DELETE", `${approvalsUrl(contractId)}/${encodeURIComponent(approvalId)}`);

const approvalsUrl = (contractId: string) => `/api/contracts/${encodeURIComponent(contractId)}/approvals`;

async function sent(method: "POST" | "DELETE", path: string, body?: object): Promise<Problem> {
  const written = body && { headers: { "Content-Type": "application/json" }, body: JSON.stringify(body) };
  const response = await apiFetch(path, { method, ...written }).catch(() => null);
  if (response?.ok) return null;
  return response ? (await readFailure(response)).message : "";
}
