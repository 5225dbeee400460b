/** An approved version goes to a signing service and comes back as the signed copy. Source: behaviour §44. */
import "./signing-settings";
import { getDocumentProxy } from "unpdf";
import { beforeEach, describe, expect, test } from "vitest";
import { GET as notifications } from "@/app/api/notifications/route";
import { GET as signedCopies } from "@/app/api/contracts/[contractId]/signed/route";
import { saveVersion } from "@/lib/contracts/versions/versions";
import { db } from "@/lib/platform/db";
import type { SignedCopyDto } from "@/lib/exchange/signed/schema";
import { call } from "../support/api";
import { resetDatabase } from "../support/database";
import { fakeDocumenso, fakeDocuseal } from "../support/signing-providers";
import {
  approvedContract,
  cancelling,
  checking,
  connect,
  countCopies,
  lastRequest,
  MINUTE_MS,
  readCode,
  reading,
  runJobs,
  sending,
  SIGNERS,
} from "./signing-stage";
import { stopClock } from "./webhooks-stage";

beforeEach(resetDatabase);
const providers = [
  ["docuseal", fakeDocuseal],
  ["documenso", fakeDocumenso],
] as const;

describe.each(providers)("%s", (provider, fake) => {
  async function stage() {
    const time = stopClock(new Date().toISOString());
    const [service, contract] = [await fake(), await approvedContract()];
    await connect(contract.admin, provider, service);
    return { time, service, contract };
  }

  async function sent() {
    const set = await stage();
    expect((await sending(set.contract)).status).toBe(201);
    await runJobs();
    return set;
  }

  test("gets the approved version's PDF with its signers, once (B-44.3)", async () => {
    const { service, contract } = await sent();
    const request = await lastRequest(contract);
    expect(request).toMatchObject({ state: "sent", problem: null, provider, versionNumber: 1 });
    expect(request.signers).toMatchObject(SIGNERS.map((one, index) => ({ ...one, order: index + 1 })));
    expect(service.wrong).toEqual([]);
    const [document, ...more] = service.documents;
    expect(more).toEqual([]);
    expect(document?.signers.map(({ email }) => email)).toEqual(SIGNERS.map(({ email }) => email));
    expect(document?.isDraft).toBe(false);
    const { createHash } = await import("node:crypto");
    expect(request.sha256).toBe(
      createHash("sha256")
        .update(document?.pdf ?? "")
        .digest("hex"),
    );
    const pdf = await getDocumentProxy(new Uint8Array(document?.pdf ?? []));
    expect([document?.signaturePage, pdf.numPages]).toEqual([2, 2]);
    await runJobs();
    expect(service.documents).toHaveLength(1);
  });

  test("is asked ever more seldom, and says how far each signer is (B-44.5)", async () => {
    const { time, service, contract } = await sent();
    const [document] = service.documents;
    if (document?.signers[0]) document.signers[0].state = "opened";
    time.pass(MINUTE_MS);
    await runJobs();
    const request = await lastRequest(contract);
    expect(request.signers.map(({ state }) => state)).toEqual(["opened", "sent"]);
    const asked = service.asked.length;
    time.pass(MINUTE_MS / 2);
    await runJobs();
    expect(service.asked).toHaveLength(asked);
    time.pass(60 * MINUTE_MS);
    await runJobs();
    const { nextAt, askedAt } = await lastRequest(contract);
    expect(Date.parse(nextAt ?? "") - Date.parse(askedAt ?? "")).toBeGreaterThan(10 * MINUTE_MS);
  });

  test("gives back what was signed, which is attached and compared with what was sent (B-44.6, B-44.8)", async () => {
    const { time, service, contract } = await sent();
    service.sign();
    time.pass(MINUTE_MS);
    await runJobs();
    expect(await lastRequest(contract)).toMatchObject({ state: "attached", problem: null, nextAt: null });
    const { contractId, owner } = contract;
    const list = await call(signedCopies, { params: { contractId }, token: owner.token });
    const [copy, ...more] = (await list.json()) as SignedCopyDto[];
    expect(more).toEqual([]);
    expect(copy).toMatchObject({ status: "ready", signedBy: SIGNERS.map(({ name }) => name).join(", ") });
    expect(copy?.comparison).toMatchObject({ outcome: "same", differences: [], unread: [] });
    expect((await lastRequest(contract)).signedId).toBe(copy?.id);
    const told = (await (await call(notifications, { token: owner.token })).json()) as { kind: string }[];
    expect(told.map(({ kind }) => kind)).toContain("signingDone");
    const trail = await db.auditEvent.findMany({ where: { chain: contractId }, select: { action: true } });
    const actions = trail.map(({ action }) => action);
    expect(actions.filter((action) => action.startsWith("signing.")).toSorted()).toEqual([
      ...["signing.asked", "signing.ended", "signing.sent"],
    ]);
    expect(actions).toContain("contract.signed");
  });

  test.each(["declined", "expired", "cancelled"] as const)("says when it was %s there (B-44.5)", async (end) => {
    const { time, service, contract } = await sent();
    const [document] = service.documents;
    if (document) document.end = end;
    time.pass(MINUTE_MS);
    await runJobs();
    expect(await lastRequest(contract)).toMatchObject({ state: end, nextAt: null, signedId: null });
    expect((await reading(contract)).obstacle).toBeNull(); // it can be sent again
  });

  test("is told before it is taken back (B-44.7)", async () => {
    const { service, contract } = await sent();
    const { id } = await lastRequest(contract);
    expect((await cancelling(contract, id)).status).toBe(202);
    await runJobs();
    expect(await lastRequest(contract)).toMatchObject({ state: "cancelled" });
    expect(service.documents[0]?.end).toBe("cancelled");
    expect(await readCode(await cancelling(contract, id))).toEqual([409, "signingOver"]);
  });

  test("what everybody signed before it was taken back is signed (B-44.7)", async () => {
    const { service, contract } = await sent();
    service.sign();
    await cancelling(contract, (await lastRequest(contract)).id);
    await runJobs();
    expect(await lastRequest(contract)).toMatchObject({ state: "attached" });
  });

  test("a text that was changed meanwhile is no signed copy, until the version is restored (B-44.6)", async () => {
    const { time, service, contract } = await sent();
    const { owner, contractId, versionId } = contract;
    const changed = { content: "<p>Another text.</p>", baseVersionId: versionId };
    await saveVersion(owner.actor, contractId, changed);
    service.sign();
    time.pass(MINUTE_MS);
    await runJobs();
    const request = await lastRequest(contract);
    expect(request).toMatchObject({ state: "signed", problem: "textChanged" });
    expect(await countCopies(contractId)).toBe(0);
    await db.contract.update({ where: { id: contractId }, data: { currentVersionId: versionId } });
    expect((await checking(contract, request.id)).status).toBe(202);
    await runJobs();
    expect(await lastRequest(contract)).toMatchObject({ state: "attached", problem: null });
  });

  test("a contract in the trash is neither sent nor asked about; restored, it goes on (B-44.4)", async () => {
    const { time, service, contract } = await stage();
    await sending(contract);
    const { contractId } = contract;
    await db.contract.update({ where: { id: contractId }, data: { deletedAt: new Date() } });
    await runJobs();
    expect(service.asked).toEqual([]);
    await db.contract.update({ where: { id: contractId }, data: { deletedAt: null } });
    time.pass(60 * MINUTE_MS);
    await runJobs();
    expect(service.documents).toHaveLength(1);
  });
});

describe("what can be sent", () => {
  test("is what everyone asked has approved, by the owner, while none is out (B-44.2)", async () => {
    const [service, contract] = [await fakeDocuseal(), await approvedContract({ isApproved: false })];
    expect((await reading(contract)).obstacle).toBe("notSetUp");
    expect(await readCode(await sending(contract))).toEqual([409, "signingNotSetUp"]);
    await connect(contract.admin, "docuseal", service);
    expect((await reading(contract)).obstacle).toBe("notApproved");
    expect(await readCode(await sending(contract))).toEqual([409, "signingNotApproved"]);
    const approval = await db.approval.findFirstOrThrow();
    await db.approval.update({ where: { id: approval.id }, data: { answer: "approve" } });
    expect(await reading(contract)).toMatchObject({ obstacle: null, provider: "docuseal" });
    expect((await reading(contract, contract.manager)).obstacle).toBe("notOwner");
    expect(await readCode(await sending(contract, {}, contract.manager))).toEqual([403, "forbidden"]);
    expect(await readCode(await sending(contract, {}, contract.reviewer))).toEqual([403, "forbidden"]);
    expect(await readCode(await sending(contract, {}, contract.admin))).toEqual([404, "contractNotFound"]);
    expect((await sending(contract)).status).toBe(201);
    expect(await readCode(await sending(contract))).toEqual([409, "signingUnderWay"]); // the second tab
  });

  test("an approval that was withdrawn before it went out stops it (B-44.3)", async () => {
    const [service, contract] = [await fakeDocuseal(), await approvedContract()];
    await connect(contract.admin, "docuseal", service);
    await sending(contract);
    await db.approval.deleteMany();
    await runJobs();
    expect(await lastRequest(contract)).toMatchObject({ state: "failed", problem: "notApproved" });
    expect(service.asked).toEqual([]);
  });

  test("signers are proposed from those whom the contract was sent to (B-44.2)", async () => {
    const contract = await approvedContract();
    const { contractId, owner } = contract;
    const row = { id: "round", contractId, kind: "sent", status: "ready", fileName: "a.docx", createdByName: "Owner" };
    await db.round.create({ data: { ...row, recipients: '["Bayar@khangai.example","Khangai LLC"]' } });
    expect((await reading(contract)).proposed).toEqual([
      { name: owner.actor.name, email: owner.actor.email, party: "", source: "account" },
      { name: "", email: "bayar@khangai.example", party: "", source: "sentTo" },
    ]);
  });
});
