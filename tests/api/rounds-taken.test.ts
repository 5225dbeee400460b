import { beforeEach, describe, expect, test } from "vitest";
import { GET as exported } from "@/app/api/contracts/[contractId]/export/route";
import { POST as upload } from "@/app/api/contracts/upload/route";
import { GET as changesOf } from "@/app/api/contracts/[contractId]/rounds/[roundId]/changes/route";
import { POST as decide } from "@/app/api/contracts/[contractId]/rounds/[roundId]/decide/route";
import { GET as list, POST as start } from "@/app/api/contracts/[contractId]/rounds/route";
import { GET as versions, POST as save } from "@/app/api/contracts/[contractId]/versions/route";
import { WordFile } from "@/lib/documents/word/word-file";
import { jobGivenUp, jobHandlers } from "@/lib/jobs/handlers";
import { db } from "@/lib/platform/db";
import { runDueJobs } from "@/lib/platform/jobs/queue";
import type { RoundChangeDto, RoundDto } from "@/lib/rounds/schema";
import { call } from "../support/api";
import { resetDatabase } from "../support/database";
import { person, type Person } from "../support/factories";
import { p } from "../unit/documents/extraction/docx-fixture";
import { fileOf, ORIGINAL, sentFile } from "./rounds-stage";

type Version = { id: string; plainText: string; versionNumber: number };
let owner: Person;
let contractId: string;
beforeEach(async () => {
  await resetDatabase();
  owner = await person("Owner");
  const body = { name: "Lease", type: "Lease Agreement", fileId: await sentFile("lease.docx", ORIGINAL, owner) };
  contractId = (await (await call(upload, { method: "POST", token: owner.token, body })).json()).id;
  await runDueJobs(jobHandlers, jobGivenUp);
});

async function round(fileName: string, bytes: Uint8Array | string, more: object = {}): Promise<string> {
  const body = { fileId: await sentFile(fileName, bytes, owner), ...more };
  const answer = await call(start, { method: "POST", params: { contractId }, token: owner.token, body });
  expect(answer.status).toBe(202);
  await runDueJobs(jobHandlers, jobGivenUp);
  return (await answer.json()).id;
}
const roundsOf = async () =>
  (await (await call(list, { params: { contractId }, token: owner.token })).json()) as RoundDto[];
const changesIn = async (roundId: string) =>
  (await (await call(changesOf, { params: { contractId, roundId }, token: owner.token })).json()) as RoundChangeDto[];
const versionsOf = async () =>
  (await (await call(versions, { params: { contractId }, token: owner.token })).json()) as Version[];
const saved = async (content: string): Promise<Version> =>
  (await call(save, { method: "POST", params: { contractId }, token: owner.token, body: { content } })).json();

async function exportedFile(query: string): Promise<Uint8Array> {
  const answer = await call(exported, {
    token: owner.token,
    params: { contractId },
    path: `/api?format=docx&${query}`,
  });
  expect(answer.status).toBe(200);
  return new Uint8Array(await answer.arrayBuffer());
}

/** Each tracked change of a file: by whom, and its words. */
function trackedIn(file: Uint8Array): [string, string][] {
  const xml = new WordFile(file).tree("main")?.xml ?? "";
  return [...xml.matchAll(/<w:(ins|del) [^>]*w:author="([^"]*)"[^>]*>([\s\S]*?)<\/w:\1>/g)].map(
    ([, mark, author, inside = ""]) => [author ?? "", `${mark === "ins" ? "+" : "-"}${inside.replace(/<[^>]*>/g, "")}`],
  );
}

const THEIRS = fileOf(p("The rent is 100 dollars a month.") + p("Notice is ninety days.") + p("The end."));
const OURS = "<p>The rent is 140 dollars a month.</p><p>Notice is ninety days.</p><p>The end.</p>";

describe("a file that is taken as the new text", () => {
  test("a new file becomes a new version, with who sent it, compared at once", async () => {
    const [first] = await versionsOf();
    const roundId = await round("new.txt", "The rent is 90 dollars a month.\n\nThe end.\n", {
      kind: "version",
      sentBy: "Their Lawyer",
    });
    const [current] = await versionsOf();
    expect(current).toMatchObject({ versionNumber: 2, plainText: "The rent is 90 dollars a month.\nThe end." });
    expect((await roundsOf())[0]).toMatchObject({
      sentBy: "Their Lawyer",
      sentVersionId: first?.id,
      versionId: current?.id,
    });
    const taken = await db.auditEvent.findFirstOrThrow({ where: { chain: contractId, action: "round.taken" } });
    expect(JSON.parse(taken.detail)).toEqual({ roundId, version: 2 });
    expect((await changesIn(roundId)).map(({ decision }) => decision)).toEqual(["accepted", "accepted"]);
  });

  test("is theirs: what came with it is tracked in their name, what we change after it in ours", async () => {
    const [first] = await versionsOf();
    await round("theirs.docx", THEIRS, { kind: "version", sentBy: "Their Lawyer" });
    const taken = (await roundsOf())[0]?.taken;
    expect(taken).toMatchObject({ versionNumber: 2 });
    expect(trackedIn(await exportedFile(`since=${first?.id}`))).toEqual([
      ["Their Lawyer", "-thirty"],
      ["Their Lawyer", "+ninety"],
    ]);
    await saved(OURS);
    expect(trackedIn(await exportedFile(`since=${first?.id}`))).toEqual([
      ["Owner", "-100"],
      ["Owner", "+140"],
      ["Their Lawyer", "-thirty"],
      ["Their Lawyer", "+ninety"],
    ]);
    expect(trackedIn(await exportedFile(`since=${taken?.versionId}`))).toEqual([
      ["Owner", "-100"],
      ["Owner", "+140"],
    ]);
  });

  test("comes back with all that was tracked in it, in whosever name, as no change", async () => {
    const [first] = await versionsOf();
    await round("theirs.docx", THEIRS, { kind: "version" });
    const current = await saved(OURS);
    const out = await exportedFile(`since=${first?.id}`);
    expect(trackedIn(out)).toContainEqual(["theirs.docx", "+ninety"]); // nobody said who sent it
    const back = await round("back.docx", out);
    expect((await roundsOf()).find(({ id }) => id === back)).toMatchObject({
      sentVersionId: current.id,
      sentSinceId: first?.id,
      counts: { tracked: 0, untracked: 0 },
    });
  });

  test("stays the version that it was taken as, whatever is decided on it afterwards", async () => {
    const roundId = await round("theirs.docx", THEIRS, { kind: "version", sentBy: "Their Lawyer" });
    const [taken, first] = await versionsOf();
    const [change] = await changesIn(roundId);
    const body = { reject: [change?.id], baseVersionId: taken?.id };
    const params = { contractId, roundId };
    const answer = await call(decide, { method: "POST", params, token: owner.token, body });
    const undone = (await answer.json()) as Version;
    expect((await roundsOf())[0]).toMatchObject({
      versionId: undone.id,
      taken: { versionId: taken?.id, versionNumber: 2 },
    });
    expect(trackedIn(await exportedFile(`since=${taken?.id}`))).toEqual([
      ["Owner", "-ninety"],
      ["Owner", "+thirty"],
    ]);
    expect(trackedIn(await exportedFile(`since=${first?.id}`))).toEqual([]);
  });

  test("in which nothing differs is told as the version that it became", async () => {
    await round("same.docx", ORIGINAL, { kind: "version" });
    const [taken] = await versionsOf();
    expect((await roundsOf())[0]?.taken).toEqual({ versionId: taken?.id, versionNumber: 2 });
  });
});
