import { beforeEach, describe, expect, test } from "vitest";
import { POST as answer } from "@/app/api/contracts/[contractId]/approvals/[approvalId]/answer/route";
import { DELETE as withdraw } from "@/app/api/contracts/[contractId]/approvals/[approvalId]/route";
import { GET as list, POST as ask } from "@/app/api/contracts/[contractId]/approvals/route";
import { GET as exportFile } from "@/app/api/contracts/[contractId]/export/route";
import { GET as notifications } from "@/app/api/notifications/route";
import { removeCollaborator } from "@/lib/people/collaboration/collaborators";
import { approvalsAsked } from "@/lib/contracts/approvals/awaited";
import type { ApprovalDto } from "@/lib/contracts/approvals/approval-schema";
import { saveVersion } from "@/lib/contracts/versions/versions";
import { db } from "@/lib/platform/db";
import { newId } from "@/lib/platform/ids";
import { getDocumentProxy } from "unpdf";
import { call } from "../support/api";
import { resetDatabase } from "../support/database";
import { createContract, join, person, type Person } from "../support/factories";

beforeEach(resetDatabase);

const getUserId = ({ actor }: Person) => actor.userId;
const asking = (who: Person, contractId: string, body: object) =>
  call(ask, { method: "POST", params: { contractId }, token: who.token, body });
const answering = (who: Person, contractId: string, approvalId: string, body: object) =>
  call(answer, { method: "POST", params: { contractId, approvalId }, token: who.token, body });
const listed = async (who: Person, contractId: string) =>
  (await (await call(list, { params: { contractId }, token: who.token })).json()) as ApprovalDto[];
const readNotified = async (who: Person) =>
  ((await (await call(notifications, { token: who.token })).json()) as { kind: string; by: string }[]).map(
    ({ kind, by }) => [kind, by],
  );
const readCode = async (response: Response) => [response.status, ((await response.json()) as { code: string }).code];

async function people() {
  const [owner, ann, bat] = [await person("Owner"), await person("Ann"), await person("Bat")];
  const { contractId, version } = await createContract(owner, {
    name: "Lease",
    html: "<p>The rent is due monthly.</p>",
  });
  for (const who of [ann, bat]) await join(contractId, who, "reviewer");
  const ids = [ann, bat].map(getUserId);
  return { owner, ann, bat, contractId, versionId: version.id, ids };
}

describe("approval of a version", () => {
  test("is asked of collaborators, each once, bound to its hash, told to them, and answered by each (B-14.11)", async () => {
    const { owner, ann, bat, contractId, versionId, ids } = await people();
    const body = { userIds: ids, note: "Before Friday", versionId };
    const asked = await asking(owner, contractId, body);
    expect(asked.status).toBe(201);
    const [first, second] = (await asked.json()) as ApprovalDto[];
    const { hash } = await db.contractVersion.findUniqueOrThrow({ where: { id: versionId } });
    expect(first).toMatchObject({
      version: { id: versionId, number: 1 },
      versionHash: hash,
      isVoid: false,
      askedBy: "Owner",
      note: "Before Friday",
      answer: "awaited",
    });
    expect(hash).toMatch(/^[0-9a-f]{64}$/);
    expect((await asking(owner, contractId, body)).status).toBe(201);
    expect(await listed(bat, contractId)).toHaveLength(2);
    expect([await readNotified(ann), await readNotified(bat)]).toEqual([
      [["approvalAsked", "Owner"]],
      [["approvalAsked", "Owner"]],
    ]);

    expect((await answering(ann, contractId, first?.id ?? "", { answer: "approve" })).status).toBe(200);
    expect((await answering(bat, contractId, second?.id ?? "", { answer: "change" })).status).toBe(400); // says nothing
    const changed = { answer: "change", words: "Clause 4: 45 days" };
    expect(await (await answering(bat, contractId, second?.id ?? "", changed)).json()).toMatchObject(changed);
    expect((await listed(owner, contractId)).map(({ user, answer: said }) => [user.name, said]).sort()).toEqual([
      ["Ann", "approve"],
      ["Bat", "change"],
    ]);
    expect((await readNotified(owner)).sort()).toEqual([
      ["approvalAnswered", "Ann"],
      ["approvalAnswered", "Bat"],
    ]);
    await answering(bat, contractId, second?.id ?? "", { answer: "approve", words: "Fine now" });
    expect((await listed(owner, contractId)).map(({ answer: said }) => said)).toEqual(["approve", "approve"]);
  });

  test("is void once somebody saves: said so, not answered any more, and asked for anew (B-14.12)", async () => {
    const { owner, ann, contractId, versionId, ids } = await people();
    const [first, second] = (await (await asking(owner, contractId, { userIds: ids })).json()) as ApprovalDto[];
    await answering(ann, contractId, first?.id ?? "", { answer: "approve" });
    await saveVersion(owner.actor, contractId, { content: "<p>The rent is due weekly.</p>" });
    expect((await listed(owner, contractId)).map(({ isVoid }) => isVoid)).toEqual([true, true]);
    const late = await answering(ann, contractId, first?.id ?? "", { answer: "change", words: "No" });
    expect(await readCode(late)).toEqual([409, "approvalVoid"]);
    expect(second?.isVoid).toBe(false);
    expect(await readCode(await asking(owner, contractId, { userIds: ids, versionId }))).toEqual([
      409,
      "versionConflict",
    ]);
    const anew = (await (await asking(owner, contractId, { userIds: ids })).json()) as ApprovalDto[];
    expect(anew.map(({ version, isVoid, answer: said }) => [version.number, isVoid, said])).toEqual([
      [2, false, "awaited"],
      [2, false, "awaited"],
    ]);
  });

  test("is void where the version's own row was changed behind the program's back (B-14.12)", async () => {
    const { owner, contractId, versionId, ids } = await people();
    await asking(owner, contractId, { userIds: ids });
    await db.contractVersion.update({ where: { id: versionId }, data: { hash: "0".repeat(64) } });
    expect((await listed(owner, contractId)).map(({ isVoid }) => isVoid)).toEqual([true, true]);
  });

  test("is answered by nobody else, nor by who lost their part; asked of nobody without one (B-14.12)", async () => {
    const { owner, ann, bat, contractId, ids } = await people();
    const stranger = await person("Stranger");
    const [first] = (await (await asking(owner, contractId, { userIds: [getUserId(ann)] })).json()) as ApprovalDto[];
    const approvalId = first?.id ?? "";
    for (const [who, status] of [
      [owner, 403],
      [bat, 403],
      [stranger, 404],
    ] as const)
      expect((await answering(who, contractId, approvalId, { answer: "approve" })).status).toBe(status);
    expect((await asking(ann, contractId, { userIds: ids })).status).toBe(403);
    const unknown = await asking(owner, contractId, { userIds: [getUserId(bat), getUserId(stranger)] });
    expect(await readCode(unknown)).toEqual([404, "collaboratorNotFound"]);
    expect(await listed(owner, contractId)).toHaveLength(1);
    const { id } = await db.collaborator.findUniqueOrThrow({
      where: { contractId_userId: { contractId, userId: getUserId(ann) } },
    });
    await removeCollaborator(owner.actor, contractId, id);
    expect((await answering(ann, contractId, approvalId, { answer: "approve" })).status).toBe(404);
    expect(await readNotified(ann)).toEqual([]);
  });

  test("of one version by eight questions at once is asked of each once (B-14.11)", async () => {
    const { owner, contractId, ids } = await people();
    const answers = await Promise.all(Array.from({ length: 8 }, () => asking(owner, contractId, { userIds: ids })));
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 8 }, () => 201));
    expect(await db.approval.count()).toBe(2);
    expect(await db.notification.count()).toBe(2);
  });

  test("is taken back by a manager, with what was told of it (B-14.11)", async () => {
    const { owner, ann, contractId } = await people();
    const [first] = (await (await asking(owner, contractId, { userIds: [getUserId(ann)] })).json()) as ApprovalDto[];
    const on = (who: Person, approvalId: string) =>
      call(withdraw, { method: "DELETE", params: { contractId, approvalId }, token: who.token });
    expect((await on(ann, first?.id ?? "")).status).toBe(403);
    expect((await on(owner, newId())).status).toBe(404);
    expect((await on(owner, first?.id ?? "")).status).toBe(204);
    expect([await listed(owner, contractId), await readNotified(ann)]).toEqual([[], []]);
  });

  test("keeps the name of who approved when their account is gone", async () => {
    const { owner, ann, contractId } = await people();
    const [first] = (await (await asking(owner, contractId, { userIds: [getUserId(ann)] })).json()) as ApprovalDto[];
    await answering(ann, contractId, first?.id ?? "", { answer: "approve" });
    await db.user.delete({ where: { id: getUserId(ann) } });
    expect(await listed(owner, contractId)).toMatchObject([{ user: { id: null, name: "Ann" }, answer: "approve" }]);
  });

  test("stands on the last page of the version's PDF where that is wanted, with its hash (B-14.14)", async () => {
    const { owner, bat, contractId, versionId } = await people();
    const [first] = (await (await asking(owner, contractId, { userIds: [getUserId(bat)] })).json()) as ApprovalDto[];
    await answering(bat, contractId, first?.id ?? "", { answer: "change", words: "Clause 4: 45 days" });
    const readPages = async (query: string) => {
      const response = await call(exportFile, { params: { contractId }, token: owner.token, path: `/api?${query}` });
      expect(response.status).toBe(200);
      const pdf = await getDocumentProxy(new Uint8Array(await response.arrayBuffer()));
      const texts = await Promise.all(
        Array.from({ length: pdf.numPages }, async (_, index) => {
          const { items } = await (await pdf.getPage(index + 1)).getTextContent();
          return items.map((item) => ("str" in item ? item.str : "")).join("");
        }),
      );
      return texts.map((text) => text.replace(/\s+/g, ""));
    };
    expect(await readPages("format=pdf")).toHaveLength(1);
    const [text, last] = await readPages("format=pdf&approvals=1");
    expect(text).toContain("duemonthly");
    const { hash } = await db.contractVersion.findUniqueOrThrow({ where: { id: versionId } });
    for (const words of ["Approvals", hash, "Bat:Changerequested", "Clause4:45days"]) expect(last).toContain(words);
    await saveVersion(owner.actor, contractId, { content: "<p>Other</p>" });
    const [, older] = await readPages(`format=pdf&approvals=1&versionId=${versionId}`);
    expect(older).toContain("Thetexthaschangedsince");
    const word = await call(exportFile, {
      params: { contractId },
      token: owner.token,
      path: "/api?format=docx&approvals=1",
    });
    expect(word.status).toBe(400);
  });
});

test("what is asked of somebody waits on their dashboard until they answer, or it is void (B-27.11)", async () => {
  const { owner, ann, bat, contractId, versionId, ids } = await people();
  await asking(owner, contractId, { userIds: ids, note: "", versionId });
  const [one] = await listed(owner, contractId);
  const line = { contractId, contractName: "Lease", askedBy: "Owner" };
  for (const who of [ann, bat])
    expect(await approvalsAsked(who.actor)).toEqual({ count: 1, first: [{ id: expect.any(String), ...line }] });
  expect(await approvalsAsked(owner.actor)).toEqual({ count: 0, first: [] });
  const answered = one?.user.id === ann.actor.userId ? ann : bat;
  await answering(answered, contractId, one?.id ?? "", { answer: "approve", words: "" });
  expect((await approvalsAsked(answered.actor)).count).toBe(0);
  const other = answered === ann ? bat : ann;
  await db.collaborator.deleteMany({ where: { contractId, userId: other.actor.userId } });
  expect((await approvalsAsked(other.actor)).count).toBe(0); // no part any more
  await join(contractId, other, "reviewer");
  expect((await approvalsAsked(other.actor)).count).toBe(1);
  await saveVersion(owner.actor, contractId, { content: "<p>The rent is due weekly.</p>" });
  expect((await approvalsAsked(other.actor)).count).toBe(0);
});
