import { beforeEach, expect, test } from "vitest";
import { POST as upload } from "@/app/api/contracts/upload/route";
import { GET as exported } from "@/app/api/contracts/[contractId]/export/route";
import { GET as getChanges } from "@/app/api/contracts/[contractId]/rounds/[roundId]/changes/route";
import { POST as decide } from "@/app/api/contracts/[contractId]/rounds/[roundId]/decide/route";
import { GET as getReply } from "@/app/api/contracts/[contractId]/rounds/[roundId]/reply/route";
import { GET as list, POST as start } from "@/app/api/contracts/[contractId]/rounds/route";
import { POST as send } from "@/app/api/contracts/[contractId]/rounds/send/route";
import { GET as versions } from "@/app/api/contracts/[contractId]/versions/route";
import { toPlainText } from "@/lib/documents/richtext/plain-text";
import { withDecided } from "@/lib/word/export";
import { revisionsIn, type Verdict } from "@/lib/word/revisions";
import { WordFile } from "@/lib/word/file/word-file";
import { jobGivenUp, jobHandlers } from "@/lib/server/jobs/handlers";
import { db } from "@/lib/platform/db";
import { runDueJobs } from "@/lib/platform/jobs/queue";
import { storage } from "@/lib/platform/storage/storage";
import type { RoundChangeDto, RoundDto } from "@/lib/exchange/rounds/schema";
import { call } from "../support/api";
import { resetDatabase } from "../support/database";
import { join, person, type Person } from "../support/factories";
import { p, run } from "../unit/documents/extraction/docx-fixture";
import { del, buildFile, ins, ORIGINAL, RETURNED, sentFile } from "./rounds-stage";

let owner: Person;
let contractId: string;
beforeEach(async () => {
  await resetDatabase();
  owner = await person("Owner");
  const body = { name: "Lease", type: "Lease Agreement", fileId: await sentFile("a.docx", ORIGINAL, owner) };
  contractId = (await (await call(upload, { method: "POST", token: owner.token, body })).json()).id;
  await runDueJobs(jobHandlers, jobGivenUp);
});

async function cameBack(bytes: Uint8Array | string, fileName = "back.docx"): Promise<string> {
  const body = { fileId: await sentFile(fileName, bytes, owner) };
  const { id } = await (await call(start, { method: "POST", params: { contractId }, token: owner.token, body })).json();
  await runDueJobs(jobHandlers, jobGivenUp);
  return id as string;
}

const changesIn = async (roundId: string) =>
  (await (await call(getChanges, { params: { contractId, roundId }, token: owner.token })).json()) as RoundChangeDto[];
const listRounds = async () =>
  (await (await call(list, { params: { contractId }, token: owner.token })).json()) as RoundDto[];
const currentId = async () =>
  ((await (await call(versions, { params: { contractId }, token: owner.token })).json()) as { id: string }[])[0]?.id;
const decided = async (roundId: string, body: object) =>
  call(decide, {
    method: "POST",
    params: { contractId, roundId },
    token: owner.token,
    body: { ...body, baseVersionId: await currentId() },
  });
const reply = (roundId: string, who = owner) => call(getReply, { params: { contractId, roundId }, token: who.token });
const replied = async (roundId: string) => new WordFile(new Uint8Array(await (await reply(roundId)).arrayBuffer()));
const decidedText = (file: WordFile, verdict: Verdict) => toPlainText(withDecided(file, () => verdict).blocks).text;
const listAuthors = (file: WordFile) => {
  const tree = file.tree("main");
  return tree ? revisionsIn(tree).map(({ revision }) => `${revision.kind} by ${revision.author}`) : [];
};
/** Two tracked changes and nothing in silence. */
const TRACKED = buildFile(
  p(run("The rent is ") + del("100") + ins(run("120")) + run(" dollars a month.")) +
    p(run("Notice is ") + del("thirty ") + run("days.")) +
    p("The end."),
);

test("with nothing decided their tracked changes go back as they came (B-26.15)", async () => {
  const roundId = await cameBack(TRACKED);
  const file = await replied(roundId);
  expect(file.tree("main")?.xml).toBe(new WordFile(TRACKED).tree("main")?.xml);
  expect(decidedText(file, "reject")).toBe("The rent is 100 dollars a month.\nNotice is thirty days.\nThe end.");
});

test("what is decided is so in it, our words are tracked as ours, and what is open stays theirs (B-26.15)", async () => {
  const roundId = await cameBack(RETURNED);
  const [silent, price, interest] = await changesIn(roundId);
  const untouched = await replied(roundId);
  expect(decidedText(untouched, "accept").split("\n")).toEqual([
    "The rent is 120 dollars a month.",
    "Notice is thirty days.",
    "Interest is 5 per cent.",
    "The end.",
  ]);
  expect(decidedText(untouched, "reject")).toContain("Notice is ninety days."); // as they wrote it, without a word
  expect(listAuthors(untouched).filter((one) => one.endsWith("Owner"))).toEqual(["delete by Owner", "insert by Owner"]);

  const counter = [{ id: price?.id, text: "110" }];
  expect((await decided(roundId, { accept: [silent?.id], counter })).status).toBe(201);
  const file = await replied(roundId);
  expect(decidedText(file, "accept").split("\n")).toEqual([
    "The rent is 110 dollars a month.",
    "Notice is ninety days.",
    "Interest is 5 per cent.",
    "The end.",
  ]);
  expect(decidedText(file, "reject").split("\n")).toEqual([
    "The rent is 100 dollars a month.",
    "Notice is ninety days.",
    "The end.",
  ]);
  expect(listAuthors(file)).toEqual([
    "delete by Owner",
    "insert by Owner",
    "insert by Their Lawyer",
    "insert by Their Lawyer",
  ]);

  await decided(roundId, { accept: [interest?.id] });
  expect(decidedText(await replied(roundId), "reject")).toContain("Interest is 5 per cent.");
  const clean = await call(exported, { token: owner.token, params: { contractId }, path: "/api?format=docx" });
  const settled = new WordFile(new Uint8Array(await clean.arrayBuffer()));
  expect(listAuthors(settled)).toEqual([]); // what was decided is open no more
  expect(toPlainText(settled.blocks).text).toBe(decidedText(await replied(roundId), "accept"));
});

test("sent so, it comes back with what was open still theirs, and nothing of ours a change (B-26.15)", async () => {
  const roundId = await cameBack(RETURNED);
  const [silent, price, interest] = await changesIn(roundId);
  await decided(roundId, { counter: [{ id: price?.id, text: "110" }], reject: [silent?.id] });
  const sending = { method: "POST", params: { contractId }, token: owner.token };
  const answer = await call(send, { ...sending, body: { deliver: "download", answersId: roundId } });
  expect(answer.status).toBe(201);
  const sent = (await answer.json()) as RoundDto;
  expect(sent).toMatchObject({ answersId: roundId, sentVersionNumber: 2, fileName: "Lease_v2.docx" });
  const { storageKey } = await db.storedFile.findUniqueOrThrow({ where: { id: sent.fileId ?? "" } });
  const bytes = await storage.read(storageKey, 1_000_000);
  const back = await cameBack(bytes ?? "");
  expect((await listRounds())[0]).toMatchObject({ id: back, answersId: sent.id, sentVersionId: sent.sentVersionId });
  expect(await changesIn(back)).toMatchObject([
    { kind: "insert", tracked: true, author: "Their Lawyer", after: interest?.after, decision: "open" },
  ]);
  const twice = await call(send, { ...sending, body: { deliver: "download", answersId: roundId, sinceId: "x" } });
  expect(twice.status).toBe(400);
});

test("a first file goes back with what was tracked in it, and any other file as our own Word file (B-26.15)", async () => {
  const body = { name: "Second", type: "Lease Agreement", fileId: await sentFile("b.docx", TRACKED, owner) };
  contractId = (await (await call(upload, { method: "POST", token: owner.token, body })).json()).id;
  await runDueJobs(jobHandlers, jobGivenUp);
  const [first] = await listRounds();
  expect(first?.kind).toBe("first");
  expect((await replied(first?.id ?? "")).tree("main")?.xml).toBe(new WordFile(TRACKED).tree("main")?.xml);

  const text = await cameBack("The rent is 130 dollars a month.\n\nNotice is days.\n\nThe end.\n", "back.txt");
  expect((await reply(text)).status).toBe(200);
});

test("whoever reads the contract gets it, a stranger finds nothing, and what is no reply is refused (B-26.15)", async () => {
  const roundId = await cameBack(TRACKED);
  const [reviewer, stranger] = [await person("Reviewer"), await person("Stranger")];
  await join(contractId, reviewer, "reviewer");
  expect((await reply(roundId, reviewer)).status).toBe(200);
  expect((await reply(roundId, stranger)).status).toBe(404);
  expect((await reply("none")).status).toBe(404);
  const sending = { method: "POST", params: { contractId }, token: owner.token, body: { deliver: "download" } };
  const { id } = (await (await call(send, sending)).json()) as RoundDto;
  expect((await reply(id)).status).toBe(409);
});
