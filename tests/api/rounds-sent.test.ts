import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import path from "node:path";
import { beforeEach, describe, expect, test } from "vitest";
import { POST as comment } from "@/app/api/contracts/[contractId]/comment/route";
import { POST as upload } from "@/app/api/contracts/upload/route";
import { GET as getChanges } from "@/app/api/contracts/[contractId]/rounds/[roundId]/changes/route";
import { GET as list, POST as start } from "@/app/api/contracts/[contractId]/rounds/route";
import { POST as send } from "@/app/api/contracts/[contractId]/rounds/send/route";
import { GET as versions, POST as save } from "@/app/api/contracts/[contractId]/versions/route";
import { GET as getLink } from "@/app/api/files/download/[fileId]/route";
import { GET as content } from "@/app/api/files/[fileId]/content/route";
import { identifierIn } from "@/lib/word/identifier";
import { WordFile } from "@/lib/word/file/word-file";
import { jobGivenUp, jobHandlers } from "@/lib/server/jobs/handlers";
import { db } from "@/lib/platform/db";
import { env } from "@/lib/platform/env";
import { runDueJobs } from "@/lib/platform/jobs/queue";
import { storage } from "@/lib/platform/storage/storage";
import type { RoundChangeDto, RoundDto } from "@/lib/exchange/rounds/schema";
import { call } from "../support/api";
import { resetDatabase } from "../support/database";
import { createContract, join, person, type Person } from "../support/factories";
import { ORIGINAL, sentFile } from "./rounds-stage";

let owner: Person;
let contractId: string;
beforeEach(async () => {
  await resetDatabase();
  owner = await person("Owner");
  const body = { name: "Lease of a flat", type: "Lease Agreement", fileId: await sentFile("a.docx", ORIGINAL, owner) };
  contractId = (await (await call(upload, { method: "POST", token: owner.token, body })).json()).id;
  await runDueJobs(jobHandlers, jobGivenUp);
});

const sending = (body: object, who = owner, id = contractId) =>
  call(send, { method: "POST", params: { contractId: id }, token: who.token, body });
const listRounds = async () =>
  (await (await call(list, { params: { contractId }, token: owner.token })).json()) as RoundDto[];
const listVersions = async () =>
  (await (await call(versions, { params: { contractId }, token: owner.token })).json()) as { id: string }[];
const saved = async (html: string): Promise<{ id: string }> =>
  (await call(save, { method: "POST", params: { contractId }, token: owner.token, body: { content: html } })).json();
const RAISED = "<p>The rent is 140 dollars a month.</p><p>Notice is thirty days.</p><p>The end.</p>";

async function downloaded(fileId: string | null, who = owner): Promise<Uint8Array> {
  const answer = await call(getLink, { params: { fileId: fileId ?? "" }, token: who.token });
  const { downloadUrl } = await answer.json();
  const { pathname, search } = new URL(downloadUrl, "http://localhost");
  const file = await call(content, { params: { fileId: fileId ?? "" }, path: pathname + search });
  expect(file.status).toBe(200);
  return new Uint8Array(await file.arrayBuffer());
}

async function cameBack(bytes: Uint8Array): Promise<{ round: RoundDto; changes: RoundChangeDto[] }> {
  const body = { fileId: await sentFile("back.docx", bytes, owner) };
  const { id } = await (await call(start, { method: "POST", params: { contractId }, token: owner.token, body })).json();
  await runDueJobs(jobHandlers, jobGivenUp);
  const round = (await listRounds()).find((one) => one.id === id);
  if (!round) throw new Error("the round is not listed");
  const answer = await call(getChanges, { params: { contractId, roundId: id }, token: owner.token });
  return { round, changes: await answer.json() };
}

describe("a version that goes out", () => {
  test("to be downloaded: the file is kept as it was, with who, when, to whom and its hash (B-26.13)", async () => {
    const [version] = await listVersions();
    const answer = await sending({ deliver: "download", to: ["Their Lawyer"] });
    expect(answer.status).toBe(201);
    const round = (await answer.json()) as RoundDto;
    const bytes = await downloaded(round.fileId);
    expect(round).toEqual({
      id: expect.any(String),
      kind: "sent",
      status: "ready",
      statusMessage: null,
      fileId: expect.any(String),
      fileName: "Lease_of_a_flat_v1.docx",
      createdAt: expect.any(String),
      createdByName: "Owner",
      sentBy: "",
      sentVersionId: version?.id,
      sentVersionNumber: 1,
      sentSinceId: null,
      versionId: null,
      taken: null,
      counts: { tracked: 0, untracked: 0, comments: 0 },
      authors: [],
      answersId: null,
      sent: {
        deliver: "download",
        isInOutbox: false,
        to: ["Their Lawyer"],
        comments: "none",
        sha256: createHash("sha256").update(bytes).digest("hex"),
      },
    });
    expect(await listRounds()).toEqual([round]);
    const file = new WordFile(bytes);
    expect(identifierIn(file)).toEqual({ contractId, versionId: version?.id, sinceId: null });
    expect(file.tree("main")?.xml).toBe(new WordFile(ORIGINAL).tree("main")?.xml);
    expect(await db.outgoingMail.count()).toBe(0);
  });

  test("is found again when it comes back, however many versions there are since (B-26.14)", async () => {
    const sent = (await (await sending({ deliver: "download" })).json()) as RoundDto;
    const bytes = await downloaded(sent.fileId);
    await saved(RAISED);
    const { round, changes } = await cameBack(bytes);
    expect(round).toMatchObject({ answersId: sent.id, sentVersionId: sent.sentVersionId, sentVersionNumber: 1 });
    expect(changes).toEqual([]);
  });

  test("with our changes marked: they are no change of theirs, and one that is silently undone is (B-26.14)", async () => {
    const [first] = await listVersions();
    const second = await saved(RAISED);
    const sent = (await (await sending({ deliver: "download", sinceId: first?.id })).json()) as RoundDto;
    expect(sent).toMatchObject({ sentVersionId: second.id, sentSinceId: first?.id, sentVersionNumber: 2 });
    const bytes = await downloaded(sent.fileId);
    expect(new WordFile(bytes).tree("main")?.xml).toContain('w:author="Owner"');
    expect((await cameBack(bytes)).changes).toEqual([]);
    const xml = new WordFile(bytes).tree("main")?.xml ?? "";
    const undone = xml.replace(/<w:ins [\s\S]*?<\/w:ins>/g, "").replace(/<\/?w:del [^>]*>|<\/w:del>/g, "");
    const back = new WordFile(bytes).with(new Map([["main", undone.replaceAll("delText", "t")]]));
    const { round, changes } = await cameBack(back.toBytes());
    expect(round).toMatchObject({ answersId: sent.id, sentSinceId: first?.id });
    expect(changes).toMatchObject([{ kind: "replace", tracked: false, before: "140", after: "100" }]);
    const older = await sending({ deliver: "download", versionId: first?.id, sinceId: second.id });
    expect(older.status).toBe(400);
  });

  test("takes comments along only when asked, and marks changes in a file of our own making too (B-26.13)", async () => {
    const said = { text: "Is that too much?", location: "" };
    await call(comment, { method: "POST", params: { contractId }, token: owner.token, body: said });
    const plain = (await (await sending({ deliver: "download" })).json()) as RoundDto;
    const sentRound = (await (await sending({ deliver: "download", comments: "open" })).json()) as RoundDto;
    const commentsIn = async ({ fileId }: RoundDto) =>
      new WordFile(await downloaded(fileId)).textNamed("word/comments.xml") ?? "";
    expect(await commentsIn(plain)).not.toContain("too much");
    expect(await commentsIn(sentRound)).toContain("too much");

    const { contractId: own, version } = await createContract(owner, {
      html: "<h1>Loan</h1><p>It is repaid in May.</p>",
    });
    const body = { content: "<h1>Loan</h1><p>It is repaid in June.</p>" };
    await call(save, { method: "POST", params: { contractId: own }, token: owner.token, body });
    const marked = await sending({ deliver: "download", sinceId: version.id }, owner, own);
    expect(marked.status).toBe(201);
    const xml = new WordFile(await downloaded((await marked.json()).fileId)).tree("main")?.xml ?? "";
    expect([...xml.matchAll(/<w:(?:t|delText)[^>]*>([^<]*)</g)].map(([, text]) => text).join("|")).toContain(
      "It is repaid in |May|June|.",
    );
  });
});

describe("by mail (B-26.13)", () => {
  test("each recipient gets a letter with the file, answers come to the sender, and no administrator reads it", async () => {
    const to = ["one@example.com", "two@example.com"];
    const answer = await sending({ deliver: "mail", to, message: "As agreed on Monday." });
    expect(answer.status).toBe(201);
    const round = (await answer.json()) as RoundDto;
    expect(round.sent).toMatchObject({ deliver: "mail", isInOutbox: true, to }); // no mail service is set up here
    await runDueJobs(jobHandlers, jobGivenUp);
    const mails = await db.outgoingMail.findMany({ orderBy: { recipient: "asc" } });
    expect(mails.map(({ recipient, kind, text }) => [recipient, kind, text])).toEqual(
      to.map((one) => [one, "contract", ""]),
    );
    expect(mails.every(({ sentAt }) => sentAt !== null)).toBe(true);
    const letter = await readFile(path.join(env.dataFolder, "outbox", `${mails[0]?.id}.eml`), "utf8");
    expect(letter).toContain(`Reply-To: ${owner.email}\r\n`);
    expect(letter).toContain("filename=Lease_of_a_flat_v1.docx");
    const parts = letter.split(/\r\n--[\w-]+(?:--)?\r\n/).map((part) => part.split("\r\n\r\n").at(-1) ?? "");
    const decoded = parts.map((part) => Buffer.from(part.replace(/\s/g, ""), "base64"));
    expect(decoded.some((part) => part.toString().includes("As agreed on Monday."))).toBe(true);
    const hashes = decoded.map((part) => createHash("sha256").update(part).digest("hex"));
    expect(hashes).toContain(round.sent?.sha256);
  });

  test("is refused without an address, with what is none, and to who has not proven their own", async () => {
    expect((await sending({ deliver: "mail" })).status).toBe(400);
    expect((await sending({ deliver: "mail", to: ["Their Lawyer"] })).status).toBe(400);
    const unproven = await person("Unproven", "user", { isProven: false });
    await join(contractId, unproven, "manager");
    const refused = await sending({ deliver: "mail", to: ["one@example.com"] }, unproven);
    expect([refused.status, (await refused.json()).code]).toEqual([403, "sendingAddressUnproven"]);
    expect(await db.round.count()).toBe(0);
    expect((await sending({ deliver: "download" }, unproven)).status).toBe(201);
  });

  test("a letter whose file is gone does not go out, and says why", async () => {
    const { fileId } = (await (await sending({ deliver: "mail", to: ["one@example.com"] })).json()) as RoundDto;
    const file = await db.storedFile.findUniqueOrThrow({ where: { id: fileId ?? "" } });
    await storage.remove(file.storageKey);
    await runDueJobs(jobHandlers, jobGivenUp);
    const mail = await db.outgoingMail.findFirstOrThrow();
    expect(mail.sentAt).toBeNull();
    expect(mail.failures).toContain("is gone");
  });
});

test("a reviewer sends nothing, a manager does, and the trail tells of it (B-26.13)", async () => {
  const [reviewer, manager] = [await person("Reviewer"), await person("Manager")];
  await join(contractId, reviewer, "reviewer");
  await join(contractId, manager, "manager");
  expect((await sending({ deliver: "download" }, reviewer)).status).toBe(403);
  const { id: roundId } = (await (await sending({ deliver: "download", to: ["Ann"] }, manager)).json()) as RoundDto;
  const events = await db.auditEvent.findMany({ where: { chain: contractId, action: "round.sent" } });
  expect(events.map(({ actorName, detail }) => [actorName, JSON.parse(detail)])).toEqual([
    ["Manager", { roundId, fileName: "Lease_of_a_flat_v1.docx", version: 1, deliver: "download", to: ["Ann"] }],
  ]);
});
