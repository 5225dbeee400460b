import { strFromU8, strToU8, unzipSync, zipSync } from "fflate";
import { beforeEach, describe, expect, test } from "vitest";
import { GET as exported } from "@/app/api/contracts/[contractId]/export/route";
import { POST as comment } from "@/app/api/contracts/[contractId]/comment/route";
import { GET as getComments } from "@/app/api/contracts/[contractId]/comments/route";
import { POST as upload } from "@/app/api/contracts/upload/route";
import { GET as getChanges } from "@/app/api/contracts/[contractId]/rounds/[roundId]/changes/route";
import { POST as decide } from "@/app/api/contracts/[contractId]/rounds/[roundId]/decide/route";
import { GET as list, POST as start } from "@/app/api/contracts/[contractId]/rounds/route";
import { GET as versions, POST as save } from "@/app/api/contracts/[contractId]/versions/route";
import { toPlainText } from "@/lib/documents/richtext/plain-text";
import { WordFile } from "@/lib/word/file/word-file";
import { jobGivenUp, jobHandlers } from "@/lib/server/jobs/handlers";
import { db } from "@/lib/platform/db";
import { runDueJobs } from "@/lib/platform/jobs/queue";
import type { RoundChangeDto, RoundDto } from "@/lib/exchange/rounds/schema";
import { call } from "../support/api";
import { marksIn } from "../support/tracked-marks";
import { resetDatabase } from "../support/database";
import { join, person, type Person } from "../support/factories";
import { p, run } from "../unit/documents/extraction/docx-fixture";
import { del, buildFile, ins, ORIGINAL, RETURNED, sentFile } from "./rounds-stage";

type Version = { id: string; plainText: string; versionNumber: number };
let owner: Person;
beforeEach(async () => {
  await resetDatabase();
  owner = await person("Owner");
});

async function uploaded(bytes = ORIGINAL): Promise<string> {
  const body = { name: "Lease", type: "Lease Agreement", fileId: await sentFile("lease.docx", bytes, owner) };
  const { id } = await (await call(upload, { method: "POST", token: owner.token, body })).json();
  await runDueJobs(jobHandlers, jobGivenUp);
  return id as string;
}

async function round(contractId: string, fileName: string, bytes: Uint8Array | string, more: object = {}) {
  const body = { fileId: await sentFile(fileName, bytes, owner), ...more };
  const answer = await call(start, { method: "POST", params: { contractId }, token: owner.token, body });
  expect(answer.status).toBe(202);
  const { id, status } = (await answer.json()) as RoundDto;
  expect(status).toBe("processing");
  await runDueJobs(jobHandlers, jobGivenUp);
  return id;
}

const listRounds = async (contractId: string, who = owner) =>
  (await (await call(list, { params: { contractId }, token: who.token })).json()) as RoundDto[];
const changesIn = async (contractId: string, roundId: string) =>
  (await (await call(getChanges, { params: { contractId, roundId }, token: owner.token })).json()) as RoundChangeDto[];
const listVersions = async (contractId: string) =>
  (await (await call(versions, { params: { contractId }, token: owner.token })).json()) as Version[];
const decided = (contractId: string, roundId: string, body: object, who = owner) =>
  call(decide, { method: "POST", params: { contractId, roundId }, token: who.token, body });
const saved = async (contractId: string, content: string): Promise<Version> =>
  (await call(save, { method: "POST", params: { contractId }, token: owner.token, body: { content } })).json();

describe("a Word file that came back", () => {
  test("is compared with what was sent: tracked changes by whom and when, silent ones first (B-26.1)", async () => {
    const contractId = await uploaded();
    const [sent] = await listVersions(contractId);
    const roundId = await round(contractId, "lease (back).docx", RETURNED);
    expect(await listRounds(contractId)).toEqual([
      {
        id: roundId,
        kind: "returned",
        status: "ready",
        statusMessage: null,
        fileId: expect.any(String),
        fileName: "lease (back).docx",
        createdAt: expect.any(String),
        createdByName: "Owner",
        sentBy: "",
        sentVersionId: sent?.id,
        sentVersionNumber: 1,
        sentSinceId: null,
        versionId: null,
        taken: null,
        counts: { tracked: 2, untracked: 1, comments: 0 },
        authors: ["Their Lawyer"],
        answersId: null,
        sent: null,
      },
    ]);
    const changes = await changesIn(contractId, roundId);
    expect(
      changes.map(({ kind, tracked, before, after, author }) => ({ kind, tracked, before, after, author })),
    ).toEqual([
      { kind: "replace", tracked: false, before: "thirty", after: "ninety", author: null },
      { kind: "replace", tracked: true, before: "100", after: "120", author: "Their Lawyer" },
      { kind: "insert", tracked: true, before: "", after: "Interest is 5 per cent.", author: "Their Lawyer" },
    ]);
    for (const { before, start: from, end, decision } of changes) {
      expect(sent?.plainText.slice(from, end)).toBe(before);
      expect(decision).toBe("open");
    }
  });

  test("is decided on change by change, and what is decided can be decided otherwise (B-26.5, B-26.6)", async () => {
    const contractId = await uploaded();
    const [sent] = await listVersions(contractId);
    const roundId = await round(contractId, "back.docx", RETURNED);
    const [silent, price, interest] = await changesIn(contractId, roundId);
    const first = await decided(contractId, roundId, {
      accept: [price?.id],
      reject: [silent?.id],
      baseVersionId: sent?.id,
    });
    expect(first.status).toBe(201);
    const one = (await first.json()) as Version;
    expect(one.plainText).toBe("The rent is 120 dollars a month.\nNotice is thirty days.\nThe end.");
    const stale = await decided(contractId, roundId, { accept: [interest?.id], baseVersionId: sent?.id });
    expect(stale.status).toBe(409);
    const second = await decided(contractId, roundId, {
      accept: [interest?.id, silent?.id],
      reject: [price?.id],
      baseVersionId: one.id,
    });
    const two = (await second.json()) as Version;
    expect(two.plainText.split("\n")).toEqual([
      "The rent is 100 dollars a month.",
      "Notice is ninety days.",
      "Interest is 5 per cent.",
      "The end.",
    ]);
    expect(
      (await changesIn(contractId, roundId)).map(({ decision, decidedByName }) => [decision, decidedByName]),
    ).toEqual([
      ["accepted", "Owner"],
      ["rejected", "Owner"],
      ["accepted", "Owner"],
    ]);
    expect((await listRounds(contractId))[0]?.versionId).toBe(two.id);
    expect(await db.roundDecision.count()).toBe(5);
  });

  test("is not written over what the text says by now (B-26.6)", async () => {
    const contractId = await uploaded();
    const roundId = await round(contractId, "back.docx", RETURNED);
    const [silent, price] = await changesIn(contractId, roundId);
    const edited = await saved(
      contractId,
      "<p>The rent is 150 dollars a month.</p><p>Notice is thirty days.</p><p>The end.</p>",
    );
    const refused = await decided(contractId, roundId, { accept: [silent?.id, price?.id], baseVersionId: edited.id });
    expect(refused.status).toBe(409);
    expect(await refused.json()).toMatchObject({
      code: "roundChangesMoved",
      issues: [{ path: "changeId", message: price?.id }],
    });
    const allowed = await decided(contractId, roundId, { accept: [silent?.id], baseVersionId: edited.id });
    expect(((await allowed.json()) as Version).plainText).toBe(
      "The rent is 150 dollars a month.\nNotice is ninety days.\nThe end.",
    );
  });

  test("is what the version that comes of it is written back into (B-26.7)", async () => {
    const contractId = await uploaded();
    const [sent] = await listVersions(contractId);
    const roundId = await round(
      contractId,
      "back.docx",
      buildFile(
        p(run("The rent is ") + del("100") + ins(run("120", '<w:color w:val="00FF00"/>')) + run(" dollars a month.")) +
          p("Notice is thirty days.") +
          p("The end."),
      ),
    );
    const [price] = await changesIn(contractId, roundId);
    await decided(contractId, roundId, { accept: [price?.id], baseVersionId: sent?.id });
    const out = await call(exported, {
      token: owner.token,
      params: { contractId },
      path: `/api?format=docx&since=${sent?.id}`,
    });
    expect(out.status).toBe(200);
    const file = new WordFile(new Uint8Array(await out.arrayBuffer()));
    expect(file.tree("main")?.xml).toContain('<w:color w:val="00FF00"/>');
    expect(file.blocks.length).toBe(3);
  });

  test("is told of in the contract's trail: taken in, read, decided on (B-26.5)", async () => {
    const contractId = await uploaded();
    const [sent] = await listVersions(contractId);
    const roundId = await round(contractId, "back.docx", RETURNED);
    const [silent, price] = await changesIn(contractId, roundId);
    await decided(contractId, roundId, { accept: [price?.id], reject: [silent?.id], baseVersionId: sent?.id });
    const events = await db.auditEvent.findMany({
      where: { chain: contractId, action: { startsWith: "round." } },
      orderBy: { sequence: "asc" },
    });
    expect(events.map(({ action, actorName, detail }) => [action, actorName, JSON.parse(detail)])).toEqual([
      ["round.received", "Owner", { roundId, fileName: "back.docx" }],
      ["round.read", "", { roundId, tracked: 2, untracked: 1 }],
      ["round.decided", "Owner", { roundId, accepted: 1, rejected: 1, version: 2 }],
    ]);
  });

  test("with our own tracked changes: ours are no change, and one that is silently undone is (B-26.2)", async () => {
    const contractId = await uploaded();
    const [first] = await listVersions(contractId);
    await saved(
      contractId,
      "<p>The rent is 100 dollars a month, in advance.</p><p>Notice is thirty days.</p><p>The end.</p>",
    );
    const out = await call(exported, {
      token: owner.token,
      params: { contractId },
      path: `/api?format=docx&since=${first?.id}`,
    });
    const bytes = new Uint8Array(await out.arrayBuffer());
    const same = await round(contractId, "back.docx", bytes);
    expect(await changesIn(contractId, same)).toEqual([]);
    expect((await listRounds(contractId))[0]).toMatchObject({
      sentSinceId: first?.id,
      counts: { tracked: 0, untracked: 0 },
    });
    const undone = await round(contractId, "back.docx", ORIGINAL);
    const [current] = await listVersions(contractId);
    const said = await round(contractId, "back.docx", ORIGINAL, { sentVersionId: current?.id, sentSinceId: first?.id });
    expect(await changesIn(contractId, undone)).toEqual([]);
    expect(await changesIn(contractId, said)).toMatchObject([
      { kind: "delete", tracked: false, before: ", in advance" },
    ]);
  });

  test("brings its comments and threads along, ours not twice (B-26.10)", async () => {
    const contractId = await uploaded();
    const [sent] = await listVersions(contractId);
    const start = sent?.plainText.indexOf("thirty") ?? 0;
    const location = { versionId: sent?.id, quote: "thirty", start, end: start + 6 };
    const said = {
      method: "POST",
      params: { contractId },
      token: owner.token,
      body: { text: "Is this ours?", location },
    };
    expect((await call(comment, said)).status).toBe(201);
    const out = await call(exported, {
      token: owner.token,
      params: { contractId },
      path: "/api?format=docx&comments=open",
    });
    const files = unzipSync(new Uint8Array(await out.arrayBuffer()));
    const comments = strFromU8(files["word/comments.xml"] ?? new Uint8Array());
    const theirs = comments.replace(/<w:comment [\s\S]*<\/w:comment>/, (all) => {
      const copy = all.replace("Is this ours?", "No, ninety.").replace(/w:id="\d+"/, 'w:id="77"');
      return (
        all + copy.replace(/w:author="[^"]*"/, 'w:author="Their Lawyer"').replace(/paraId="\w+"/, 'paraId="77777777"')
      );
    });
    const ours = /paraId="(\w+)"/.exec(comments)?.[1] ?? "";
    const threads = strFromU8(files["word/commentsExtended.xml"] ?? new Uint8Array()).replace(
      "</w15:commentsEx>",
      `<w15:commentEx w15:paraId="77777777" w15:paraIdParent="${ours}" w15:done="0"/></w15:commentsEx>`,
    );
    const roundId = await round(
      contractId,
      "back.docx",
      zipSync({ ...files, "word/comments.xml": strToU8(theirs), "word/commentsExtended.xml": strToU8(threads) }),
    );
    expect((await listRounds(contractId))[0]?.counts.comments).toBe(1);
    const all = await (await call(getComments, { params: { contractId }, token: owner.token })).json();
    const [first] = all.filter(({ roundId: from }: { roundId: string | null }) => from === null);
    expect(all).toHaveLength(2);
    expect(all).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ author: { id: owner.actor.userId, name: "Owner" }, roundId: null, parentId: null }),
        expect.objectContaining({
          author: { id: null, name: "Their Lawyer" },
          roundId,
          parentId: first.id,
          text: "No, ninety.",
        }),
      ]),
    );
  });
});

describe("a first upload with tracked changes", () => {
  test("is a round: the text before, the proposal, and a decision on each (B-26.9)", async () => {
    const contractId = await uploaded(RETURNED);
    const [proposal, before] = await listVersions(contractId);
    expect(before?.plainText.split("\n")).toEqual([
      "The rent is 100 dollars a month.",
      "Notice is ninety days.",
      "The end.",
    ]);
    expect(proposal?.plainText.split("\n")[2]).toBe("Interest is 5 per cent.");
    const [first] = await listRounds(contractId);
    expect(first).toMatchObject({
      kind: "first",
      status: "ready",
      sentVersionId: before?.id,
      versionId: proposal?.id,
      counts: { tracked: 2, untracked: 0 },
      authors: ["Their Lawyer"],
    });
    const out = await call(exported, { token: owner.token, params: { contractId }, path: "/api?format=docx" });
    const clean = new Uint8Array(await out.arrayBuffer());
    expect(marksIn(clean)).toEqual([]);
    expect(toPlainText(new WordFile(clean).blocks).text).toBe(proposal?.plainText);
    const [price, interest] = await changesIn(contractId, first?.id ?? "");
    const one = await decided(contractId, first?.id ?? "", { accept: [price?.id], baseVersionId: proposal?.id });
    const decidedOn = (await one.json()) as Version;
    expect(decidedOn.plainText.split("\n")).toEqual([
      "The rent is 120 dollars a month.",
      "Notice is ninety days.",
      "The end.",
    ]);
    const two = await decided(contractId, first?.id ?? "", { accept: [interest?.id], baseVersionId: decidedOn.id });
    expect(((await two.json()) as Version).plainText).toBe(
      "The rent is 120 dollars a month.\nNotice is ninety days.\nInterest is 5 per cent.\nThe end.",
    );
  });

  test("without any there is no round", async () => {
    expect(await listRounds(await uploaded())).toEqual([]);
  });
});

describe("other files that come in", () => {
  test("text is all untracked (B-26.4)", async () => {
    const contractId = await uploaded();
    const roundId = await round(
      contractId,
      "back.txt",
      "The rent is 100 dollars a month.\n\nNotice is ten days.\n\nThe end.\n",
    );
    expect(await changesIn(contractId, roundId)).toMatchObject([
      { tracked: false, kind: "replace", before: "thirty", after: "ten" },
    ]);
  });

  test("what can't be read says why (B-26.1)", async () => {
    const contractId = await uploaded();
    const broken = ORIGINAL.slice(0, ORIGINAL.length - 60);
    const roundId = await round(contractId, "back.docx", broken);
    expect((await listRounds(contractId))[0]).toMatchObject({
      status: "failed",
      statusMessage: expect.stringMatching(/\w/),
    });
    const answer = await call(getChanges, { params: { contractId, roundId }, token: owner.token });
    expect(answer.status).toBe(409);
  });

  test("a reviewer may take in and decide, a stranger finds nothing (B-26.1)", async () => {
    const contractId = await uploaded();
    const roundId = await round(contractId, "back.docx", RETURNED);
    const [reviewer, stranger] = [await person("Reviewer"), await person("Stranger")];
    await join(contractId, reviewer, "reviewer");
    const [base] = await listVersions(contractId);
    const [change] = await changesIn(contractId, roundId);
    const body = { accept: [change?.id], baseVersionId: base?.id };
    expect((await decided(contractId, roundId, body, stranger)).status).toBe(404);
    expect((await decided(contractId, roundId, { ...body, accept: ["nothing"] }, reviewer)).status).toBe(400);
    expect((await decided(contractId, roundId, body, reviewer)).status).toBe(201);
  });
});
