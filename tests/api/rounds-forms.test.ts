/** What goes out, tracked on their file, clean or both, and what is recorded afterwards. Source: B-26.17, B-26.18. */
import { createHash } from "node:crypto";
import { beforeEach, describe, expect, test } from "vitest";
import { GET as exported } from "@/app/api/contracts/[contractId]/export/route";
import { GET as preview, POST as send } from "@/app/api/contracts/[contractId]/rounds/send/route";
import { toPlainText } from "@/lib/documents/richtext/plain-text";
import { withDecided } from "@/lib/word/export";
import { WordFile } from "@/lib/word/file/word-file";
import { fileOfContract } from "@/lib/contracts/files/file-store";
import { ContractGrant } from "@/lib/access/contract-grant";
import { db } from "@/lib/platform/db";
import { storage } from "@/lib/platform/storage/storage";
import type { RoundDto, SendPreviewDto } from "@/lib/exchange/rounds/schema";
import { call } from "../support/api";
import { resetDatabase } from "../support/database";
import { createContract, join, person, type Person } from "../support/factories";
import { marksIn, wordsMarkedIn } from "../support/tracked-marks";
import { createLease, ORIGINAL, RETURNED, sentFile } from "./rounds-stage";

let owner: Person;
let lease: Awaited<ReturnType<typeof createLease>>;
beforeEach(async () => {
  await resetDatabase();
  owner = await person("Owner");
  lease = await createLease(owner);
});

const RAISED = "<p>The rent is 140 dollars a month.</p><p>Notice is sixty days.</p><p>The end.</p>";
const sending = (body: object, who = owner, contractId = lease.contractId) =>
  call(send, { method: "POST", params: { contractId }, token: who.token, body: { deliver: "download", ...body } });
const sent = async (body: object) => {
  const answer = await sending(body);
  expect(answer.status).toBe(201);
  return (await answer.json()) as RoundDto;
};
const previewed = async (query = "", contractId = lease.contractId) => {
  const answer = await call(preview, { params: { contractId }, token: owner.token, path: `/api?${query}` });
  expect(answer.status).toBe(200);
  return (await answer.json()) as SendPreviewDto;
};
const downloadBytes = async ({ fileId }: RoundDto) => {
  const grant = await ContractGrant.request(owner.actor, lease.contractId, "read");
  const file = await fileOfContract(grant, fileId ?? "");
  const bytes = file && (await storage.read(file.storageKey, 1_000_000));
  if (!bytes) throw new Error("the file of the round is not kept");
  return bytes;
};
const decidedText = (bytes: Uint8Array, verdict: "accept" | "reject") =>
  toPlainText(withDecided(new WordFile(bytes), () => verdict).blocks).text;
const ORIGINAL_TEXT = toPlainText(new WordFile(ORIGINAL).blocks).text;

describe("the first Word file that goes out", () => {
  test("is tracked against the file that came in: all accepted it is ours, all rejected theirs (B-26.17)", async () => {
    const [first] = await lease.versions();
    expect(await previewed()).toEqual({
      theirs: { versionId: first?.id, versionNumber: 1, answersId: null },
      tracked: null, // nothing differs yet
      clean: { unmarked: 0 },
    });
    const second = await lease.save(RAISED);
    expect(await previewed()).toMatchObject({ tracked: { changes: 2, unmarked: 0 }, clean: { unmarked: 2 } });
    const round = await sent({ form: "tracked" });
    expect(round).toMatchObject({ sentVersionId: second.id, sentSinceId: first?.id });
    const bytes = await downloadBytes(round);
    expect(wordsMarkedIn(bytes)).toEqual(["Owner -100", "Owner +140", "Owner -thirty", "Owner +sixty"]);
    expect(decidedText(bytes, "accept")).toBe(second.plainText);
    expect(decidedText(bytes, "reject")).toBe(ORIGINAL_TEXT);
  });

  test("is clean where that is asked for, and both are two files, each a round (B-26.17)", async () => {
    await lease.save(RAISED);
    const clean = await downloadBytes(await sent({ form: "clean" }));
    expect(marksIn(clean)).toEqual([]);

    const both = await sent({ form: "both", sinceId: (await lease.versions()).at(-1)?.id });
    const rounds = (await lease.rounds()).filter(({ createdAt }) => createdAt === both.createdAt);
    expect(rounds.map(({ fileName }) => fileName).sort()).toEqual(["Lease_v2_clean.docx", "Lease_v2_tracked.docx"]);
    expect(both.fileName).toBe("Lease_v2_tracked.docx");
    const other = rounds.find(({ id }) => id !== both.id);
    expect(marksIn(await downloadBytes(both)).length).toBeGreaterThan(0);
    expect(other && marksIn(await downloadBytes(other))).toEqual([]);
    for (const one of rounds) {
      const back = await lease.takeIn("back.docx", await downloadBytes(one));
      expect((await lease.rounds())[0]).toMatchObject({
        id: back,
        answersId: one.id,
        counts: { tracked: 0, untracked: 0 },
      });
    }
  });

  test("by mail brings both along in one letter", async () => {
    await lease.save(RAISED);
    await sent({ form: "both", deliver: "mail", to: ["them@example.com"] });
    const [letter, another] = await db.outgoingMail.findMany({ where: { kind: "contract" } });
    expect(another).toBeUndefined();
    expect(JSON.parse(letter?.attachment ?? "")).toMatchObject([
      { fileName: "Lease_v2_tracked.docx" },
      { fileName: "Lease_v2_clean.docx" },
    ]);
  });

  test("of a contract that was written here has nothing to be tracked against (B-26.17)", async () => {
    const { contractId } = await createContract(owner, { html: "<p>It is repaid in May.</p>" });
    expect(await previewed("", contractId)).toEqual({ theirs: null, tracked: null, clean: { unmarked: 0 } });
    expect((await sending({ form: "tracked" }, owner, contractId)).status).toBe(400);
    expect((await sending({ form: "clean" }, owner, contractId)).status).toBe(201);
  });

  test("old shapes stay: without a form it is tracked where a version or a reply is named, else clean (B-26.17)", async () => {
    const [first] = await lease.versions();
    await lease.save(RAISED);
    expect(marksIn(await downloadBytes(await sent({})))).toEqual([]);
    expect(marksIn(await downloadBytes(await sent({ sinceId: first?.id }))).length).toBeGreaterThan(0);
    expect((await sending({ form: "clean", sinceId: first?.id })).status).toBe(400);
  });
});

describe("what the other side has by then (B-26.17)", () => {
  test("is a reply of theirs, in which what is open stays", async () => {
    await sent({ form: "clean" });
    const roundId = await lease.takeIn("back.docx", RETURNED);
    const seen = await previewed();
    expect(seen.theirs?.answersId).toBe(roundId);
    expect(seen.tracked?.changes).toBe(3); // two of theirs, and ours where they changed something in silence
    expect(await sent({ form: "tracked" })).toMatchObject({ answersId: roundId });
  });

  test("is what went out last: edits before a newer base would be left out, and that is told", async () => {
    const second = await lease.save(RAISED);
    const third = await lease.save(RAISED.replace("The end.", "The very end."));
    expect(await previewed(`sinceId=${second.id}`)).toMatchObject({ tracked: { changes: 1, unmarked: 2 } });
    await sent({ form: "clean" });
    await lease.save(RAISED.replace("The end.", "The sad end."));
    expect(await previewed()).toMatchObject({
      theirs: { versionId: third.id },
      tracked: { changes: 1, unmarked: 0 },
      clean: { unmarked: 1 },
    });
  });
});

describe("a file that was downloaded (B-26.18)", () => {
  test("is recorded as what went out, byte for byte, and a reply is compared with it", async () => {
    const [first] = await lease.versions();
    const second = await lease.save(RAISED);
    const params = { contractId: lease.contractId };
    const path = `/api?format=docx&since=${first?.id}`;
    const bytes = new Uint8Array(await (await call(exported, { params, token: owner.token, path })).arrayBuffer());
    const fileId = await sentFile("Lease.docx", bytes, owner);
    const recorded = { fileId, versionId: second.id, sinceId: first?.id, to: ["Their Lawyer"] };
    const round = await sent(recorded);
    expect(round).toMatchObject({
      kind: "sent",
      fileId,
      sentVersionId: second.id,
      sentSinceId: first?.id,
      sent: { to: ["Their Lawyer"], sha256: createHash("sha256").update(bytes).digest("hex") },
    });
    const back = await lease.takeIn("back.docx", bytes);
    expect((await lease.rounds())[0]).toMatchObject({
      id: back,
      answersId: round.id,
      counts: { tracked: 0, untracked: 0 },
    });
    expect((await sending({ ...recorded, form: "clean", sinceId: undefined })).status).toBe(400);
    expect((await sending({ ...recorded, deliver: "mail", to: ["them@example.com"] })).status).toBe(400);
  });

  test("may be a PDF: what comes back is compared with the version", async () => {
    const [first] = await lease.versions();
    const params = { contractId: lease.contractId };
    const pdf = await call(exported, { params, token: owner.token, path: "/api?format=pdf" });
    const fileId = await sentFile("Lease.pdf", new Uint8Array(await pdf.arrayBuffer()), owner);
    const round = await sent({ fileId, versionId: first?.id });
    await lease.takeIn("back.docx", RETURNED);
    expect((await lease.rounds())[0]).toMatchObject({ status: "ready", answersId: round.id, counts: { untracked: 1 } });
  });

  test("is recorded by whoever may send, of their own file alone", async () => {
    const [reviewer, manager] = [await person("Reviewer"), await person("Manager")];
    await join(lease.contractId, reviewer, "reviewer");
    await join(lease.contractId, manager, "manager");
    const fileId = await sentFile("Lease.docx", ORIGINAL, manager);
    expect((await sending({ fileId }, reviewer)).status).toBe(403);
    expect((await sending({ fileId }, owner)).status).toBe(404);
    expect((await sending({ fileId }, manager)).status).toBe(201);
    const params = { contractId: lease.contractId };
    expect((await call(preview, { params, token: reviewer.token, path: "/api" })).status).toBe(403);
    expect((await call(preview, { params, token: manager.token, path: "/api" })).status).toBe(200);
  });
});
