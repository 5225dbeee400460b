/** What is told of notice letters. */
import { expect } from "vitest";
import { GET as file } from "@/app/api/contracts/[contractId]/notices/[noticeId]/file/route";
import { POST as prove } from "@/app/api/contracts/[contractId]/notices/[noticeId]/proofs/route";
import { POST as send } from "@/app/api/contracts/[contractId]/notices/[noticeId]/send/route";
import { POST as finish } from "@/app/api/contracts/[contractId]/notices/route";
import { db } from "@/lib/platform/db";
import { noticeIn, OWN_ANSWERS } from "../../access/notice-calls";
import { sentFile } from "../rounds-stage";
import { asked, on, type Row } from "./stage";

const noticeId = expect.any(String);

export const NOTICE_ROWS: Row[] = [
  {
    action: "notice.written",
    chain: "contract",
    by: "manager",
    detail: { noticeId, kind: "termination", version: expect.any(Number) },
    act: async (who) => {
      const { currentVersionId } = await db.contract.findUniqueOrThrow({ where: { id: who.contractId } });
      await asked(finish, who.manager, 201, on(who, { ...OWN_ANSWERS, versionId: currentVersionId }));
    },
  },
  {
    action: "notice.sent",
    chain: "contract",
    by: "manager",
    detail: { noticeId, kind: "claim", way: "courier", date: "2026-11-20" },
    act: async ({ contractId, manager }) => {
      const params = { contractId, noticeId: await noticeIn(contractId) };
      const body = { how: "posted", way: "courier", sentOn: "2026-11-20" };
      await asked(send, manager, 201, { method: "POST", params, body });
    },
  },
  {
    action: "notice.proofAdded",
    chain: "contract",
    by: "manager",
    detail: { noticeId, files: 1 },
    act: async ({ contractId, manager }) => {
      const fileId = await sentFile("receipt.pdf", "%PDF-1.7\n", manager);
      const params = { contractId, noticeId: await noticeIn(contractId, { isSent: true }) };
      await asked(prove, manager, 201, { method: "POST", params, body: { fileIds: [fileId] } });
    },
  },
  {
    action: "notice.exported",
    chain: "contract",
    by: "reviewer",
    detail: { noticeId, format: "pdf" },
    act: async ({ contractId, reviewer }) => {
      await asked(file, reviewer, 200, { params: { contractId, noticeId: await noticeIn(contractId) } });
    },
  },
];
