/** What is told of contracts and their files. */
import { expect } from "vitest";
import { DELETE as deleteContract, PATCH as change } from "@/app/api/contracts/[contractId]/route";
import { GET as activity } from "@/app/api/contracts/[contractId]/activity/route";
import { DELETE as remove } from "@/app/api/contracts/[contractId]/collaborators/[collaboratorId]/route";
import { GET as exportFile } from "@/app/api/contracts/[contractId]/export/route";
import { GET as diff } from "@/app/api/contracts/[contractId]/versions/[versionId]/diff/[otherVersionId]/route";
import { POST as restore } from "@/app/api/contracts/[contractId]/versions/[versionId]/restore/route";
import { POST as duplicate } from "@/app/api/contracts/[contractId]/duplicate/route";
import { POST as undelete } from "@/app/api/contracts/[contractId]/undelete/route";
import { GET as version, PATCH as nameVersion } from "@/app/api/contracts/[contractId]/versions/[versionId]/route";
import { GET as versions, POST as save } from "@/app/api/contracts/[contractId]/versions/route";
import { POST as analyze } from "@/app/api/contracts/analyze/route";
import { POST as create } from "@/app/api/contracts/create-from-template/route";
import { GET as content } from "@/app/api/files/[fileId]/content/route";
import { GET as download } from "@/app/api/files/download/[fileId]/route";
import { POST as accept } from "@/app/api/invitations/[token]/accept/route";
import { DELETE as revoke } from "@/app/api/invitations/[token]/route";
import { POST as dismissSuggestion } from "@/app/api/suggestions/[contractId]/dismiss/route";
import { DELETE as deleteUser } from "@/app/api/admin/users/[userId]/route";
import { db } from "@/lib/platform/db";
import {
  asked,
  finish,
  getId,
  invited,
  on,
  onVersion,
  type Row,
  SECRET_WORDS,
  suggestion,
  uploadedContract,
} from "./stage";

export const CONTRACT_ROWS: Row[] = [
  {
    action: "contract.created",
    chain: getId,
    by: "owner",
    detail: { name: "NDA", version: 1 },
    act: async ({ owner }) =>
      (
        await asked(create, owner, 201, {
          method: "POST",
          body: { type: "Other", name: "NDA", fields: { textContent: SECRET_WORDS } },
        })
      ).json(),
  },
  {
    action: "contract.duplicated",
    chain: getId,
    by: "reviewer",
    detail: { name: "Copy of Lease", from: expect.any(String), version: 1 },
    act: async (who) => (await asked(duplicate, who.reviewer, 201, on(who))).json(),
  },
  {
    action: "contract.uploaded",
    chain: getId,
    by: "owner",
    detail: { name: "Lease", fileId: expect.any(String), fileName: "lease.txt" },
    act: uploadedContract,
  },
  {
    action: "contract.textRead",
    chain: getId,
    by: null,
    detail: { version: 1 },
    act: async (who) => {
      const made = await uploadedContract(who);
      await finish();
      return made;
    },
  },
  {
    action: "assistant.answered",
    chain: getId,
    by: null,
    detail: {
      kind: "suggest",
      category: null,
      version: 1,
      engine: "built-in",
      host: null,
      model: null,
      fellBackFrom: null,
      isAnswered: true,
    },
    act: async (who) => {
      const made = await uploadedContract(who);
      await finish();
      return made;
    },
  },
  {
    action: "contract.opened",
    chain: "contract",
    by: "reviewer",
    detail: { versions: [1] },
    act: async (who) => {
      for (let time = 0; time < 3; time += 1) await asked(version, who.reviewer, 200, onVersion(who));
      await asked(versions, who.reviewer, 200, { params: { contractId: who.contractId } });
      await asked(versions, who.reviewer, 200, { params: { contractId: who.contractId }, path: "/api?fields=summary" });
      await asked(diff, who.reviewer, 200, {
        params: { contractId: who.contractId, versionId: who.versionId, otherVersionId: who.versionId },
      });
    },
  },
  {
    action: "contract.saved",
    chain: "contract",
    by: "reviewer",
    detail: { version: 2 },
    act: (who) => asked(save, who.reviewer, 201, on(who, { content: "<p>Other words</p>" })),
  },
  {
    action: "contract.restored",
    chain: "contract",
    by: "owner",
    detail: { version: 2, restoredFrom: 1 },
    act: (who) => asked(restore, who.owner, 201, onVersion(who, "POST")),
  },
  {
    action: "contract.versionNamed",
    chain: "contract",
    by: "reviewer",
    detail: { version: 1, name: "As agreed" },
    act: (who) =>
      asked(nameVersion, who.reviewer, 200, {
        ...onVersion(who, "PATCH"),
        body: { name: " As agreed ", note: "After the call" },
      }),
  },
  {
    action: "contract.renamed",
    chain: "contract",
    by: "manager",
    detail: { from: "Lease", to: "Lease of 2026" },
    act: (who) => asked(change, who.manager, 200, on(who, { name: "Lease of 2026", type: "Lease Agreement" }, "PATCH")),
  },
  {
    action: "contract.typeChanged",
    chain: "contract",
    by: "manager",
    detail: { from: "Lease Agreement", to: "Other" },
    act: (who) => asked(change, who.manager, 200, on(who, { type: "Other", name: "Lease" }, "PATCH")),
  },
  {
    action: "contract.reviewed",
    chain: "contract",
    by: "reviewer",
    detail: { version: 1 },
    act: (who) => asked(change, who.reviewer, 200, on(who, { status: "reviewed" }, "PATCH")),
  },
  {
    action: "contract.analysisAsked",
    chain: "contract",
    by: "reviewer",
    detail: {},
    act: ({ reviewer, contractId }) => asked(analyze, reviewer, 202, { method: "POST", body: { contractId } }),
  },
  {
    action: "contract.exported",
    chain: "contract",
    by: "reviewer",
    detail: { version: 1, format: "docx" },
    act: (who) => asked(exportFile, who.reviewer, 200, { ...on(who, undefined, "GET"), path: "/api?format=docx" }),
  },
  {
    action: "contract.passedOn",
    chain: "contract",
    by: "admin",
    detail: { userId: expect.any(String), name: "Manager" },
    act: ({ admin, owner }) =>
      asked(deleteUser, admin, 204, { method: "DELETE", params: { userId: owner.actor.userId } }),
  },
  {
    action: "contract.deleted",
    chain: "contract",
    by: "owner",
    detail: { contractId: expect.any(String), name: "Lease" },
    act: (who) => asked(deleteContract, who.owner, 204, on(who, undefined, "DELETE")),
  },
  {
    action: "contract.deleted",
    chain: "accounts",
    by: "owner",
    detail: { contractId: expect.any(String), name: "Lease" },
    act: (who) => asked(deleteContract, who.owner, 204, on(who, undefined, "DELETE")),
  },
  ...(["contract", "accounts"] as const).flatMap((chain): Row[] => [
    {
      action: "contract.undeleted",
      chain,
      by: "owner",
      detail: { contractId: expect.any(String), name: "Lease" },
      act: async (who) => {
        await asked(deleteContract, who.owner, 204, on(who, undefined, "DELETE"));
        await asked(undelete, who.owner, 200, on(who));
      },
    },
    {
      action: "contract.ended",
      chain,
      by: "owner",
      detail: { contractId: expect.any(String), name: "Lease" },
      act: async (who) => {
        await asked(deleteContract, who.owner, 204, on(who, undefined, "DELETE"));
        await asked(deleteContract, who.owner, 204, on(who, undefined, "DELETE"));
      },
    },
  ]),
  {
    action: "contract.refused",
    chain: "contract",
    by: "reviewer",
    detail: { ability: "delete", answer: 403 },
    act: (who) => asked(deleteContract, who.reviewer, 403, on(who, undefined, "DELETE")),
  },
  {
    action: "contract.refused",
    chain: "contract",
    by: "stranger",
    detail: { ability: "read", answer: 404 },
    act: async (who) => {
      await asked(version, who.stranger, 404, onVersion(who));
      await asked(versions, who.stranger, 404, { params: { contractId: who.contractId } });
    },
  },
  {
    action: "contract.refused",
    chain: "contract",
    by: "manager",
    detail: { ability: "audit", answer: 403 },
    act: (who) => asked(activity, who.manager, 403, on(who, undefined, "GET")),
  },
  {
    action: "contract.refused",
    chain: "contract",
    by: "reviewer",
    detail: { ability: "manage", answer: 403 },
    act: async (who) => {
      const { id } = await db.collaborator.findFirstOrThrow({
        where: { contractId: who.contractId, userId: who.manager.actor.userId },
      });
      await asked(remove, who.reviewer, 403, {
        method: "DELETE",
        params: { contractId: who.contractId, collaboratorId: id },
      });
    },
  },
  {
    action: "contract.refused",
    chain: "contract",
    by: "stranger",
    detail: { ability: "manage", answer: 404 },
    act: async (who) =>
      asked(revoke, who.stranger, 404, {
        method: "DELETE",
        params: { token: (await invited(who, "x@example.com")).id },
      }),
  },
  {
    action: "contract.refused",
    chain: "contract",
    by: "stranger",
    detail: { ability: "join", answer: 403 },
    act: async (who) =>
      asked(accept, who.stranger, 403, {
        method: "POST",
        params: { token: (await invited(who, "x@example.com")).token },
        body: {},
      }),
  },
  {
    action: "contract.refused",
    chain: "contract",
    by: "stranger",
    detail: { ability: "edit", answer: 404 },
    act: async (who) =>
      asked(dismissSuggestion, who.stranger, 404, {
        method: "POST",
        params: { contractId: (await suggestion(who)).suggestionId },
        body: {},
      }),
  },
  {
    action: "contract.refused",
    chain: getId,
    by: "stranger",
    detail: { ability: "read", answer: 404 },
    act: async (who) => {
      const made = await uploadedContract(who);
      await asked(download, who.stranger, 404, { params: { fileId: made.fileId } });
      return made;
    },
  },
  {
    action: "file.linkGiven",
    chain: getId,
    by: "owner",
    detail: { fileId: expect.any(String), fileName: "lease.txt" },
    act: async (who) => {
      const made = await uploadedContract(who);
      await asked(download, who.owner, 200, { params: { fileId: made.fileId } });
      return made;
    },
  },
  {
    action: "file.downloaded",
    chain: getId,
    by: null,
    detail: { fileId: expect.any(String), fileName: "lease.txt", byLink: true },
    act: async (who) => {
      const made = await uploadedContract(who);
      const { downloadUrl } = (await (
        await asked(download, who.owner, 200, { params: { fileId: made.fileId } })
      ).json()) as { downloadUrl: string };
      const { pathname, search } = new URL(downloadUrl, "http://localhost");
      await asked(content, null, 200, { params: { fileId: made.fileId }, path: pathname + search });
      return made;
    },
  },
];
