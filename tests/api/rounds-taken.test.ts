import { beforeEach, describe, expect, test } from "vitest";
import { GET as exported } from "@/app/api/contracts/[contractId]/export/route";
import { WordFile } from "@/lib/word/file/word-file";
import { db } from "@/lib/platform/db";
import { call } from "../support/api";
import { resetDatabase } from "../support/database";
import { person, type Person } from "../support/factories";
import { p } from "../unit/documents/extraction/docx-fixture";
import { buildFile, createLease, ORIGINAL, RETURNED, type Version } from "./rounds-stage";

let owner: Person;
let lease: Awaited<ReturnType<typeof createLease>>;
beforeEach(async () => {
  await resetDatabase();
  owner = await person("Owner");
  lease = await createLease(owner);
});

async function exportedFile(query: string): Promise<Uint8Array> {
  const answer = await call(exported, {
    token: owner.token,
    params: { contractId: lease.contractId },
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

const THEIRS = buildFile(p("The rent is 100 dollars a month.") + p("Notice is ninety days.") + p("The end."));
const OURS = "<p>The rent is 140 dollars a month.</p><p>Notice is ninety days.</p><p>The end.</p>";

describe("changes of theirs that were accepted", () => {
  test("are tracked in their name, and where words of ours came in beside them in ours (B-26.8)", async () => {
    const roundId = await lease.takeIn("back.docx", RETURNED);
    const [first] = await lease.versions();
    const [silent, price, interest] = await lease.changes(roundId);
    const one = (await (
      await lease.decide(roundId, { accept: [price?.id], baseVersionId: first?.id })
    ).json()) as Version;
    expect(trackedIn(await exportedFile(`since=${first?.id}`))).toEqual([
      ["Their Lawyer", "-100"],
      ["Their Lawyer", "+120"],
    ]);
    const body = { accept: [interest?.id], counter: [{ id: silent?.id, text: "sixty" }], baseVersionId: one.id };
    const two = (await (await lease.decide(roundId, body)).json()) as Version;
    const tracked = trackedIn(await exportedFile(`since=${first?.id}`));
    expect(tracked).toEqual(
      expect.arrayContaining([
        ["Their Lawyer", "+120"],
        ["Owner", "-thirty"],
        ["Owner", "+sixty"],
      ]),
    );
    await lease.decide(roundId, { reject: [price?.id], baseVersionId: two.id });
    expect(trackedIn(await exportedFile(`since=${one.id}`))).toEqual(
      expect.arrayContaining([
        ["Owner", "-120"],
        ["Owner", "+100"],
      ]),
    );
  });
});

describe("a file that is taken as the new text", () => {
  test("a new file becomes a new version, with who sent it, compared at once (B-26.8)", async () => {
    const [first] = await lease.versions();
    const roundId = await lease.takeIn("new.txt", "The rent is 90 dollars a month.\n\nThe end.\n", {
      kind: "version",
      sentBy: "Their Lawyer",
    });
    const [current] = await lease.versions();
    expect(current).toMatchObject({ versionNumber: 2, plainText: "The rent is 90 dollars a month.\nThe end." });
    expect((await lease.rounds())[0]).toMatchObject({
      sentBy: "Their Lawyer",
      sentVersionId: first?.id,
      versionId: current?.id,
    });
    const taken = await db.auditEvent.findFirstOrThrow({ where: { chain: lease.contractId, action: "round.taken" } });
    expect(JSON.parse(taken.detail)).toEqual({ roundId, version: 2 });
    expect((await lease.changes(roundId)).map(({ decision }) => decision)).toEqual(["accepted", "accepted"]);
  });

  test("is theirs: what came with it is tracked in their name, what we change after it in ours (B-26.8)", async () => {
    const [first] = await lease.versions();
    await lease.takeIn("theirs.docx", THEIRS, { kind: "version", sentBy: "Their Lawyer" });
    const taken = (await lease.rounds())[0]?.taken;
    expect(taken).toMatchObject({ versionNumber: 2 });
    expect(trackedIn(await exportedFile(`since=${first?.id}`))).toEqual([
      ["Their Lawyer", "-thirty"],
      ["Their Lawyer", "+ninety"],
    ]);
    await lease.save(OURS);
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

  test("comes back with all that was tracked in it, in whosever name, as no change (B-26.8)", async () => {
    const [first] = await lease.versions();
    await lease.takeIn("theirs.docx", THEIRS, { kind: "version" });
    const current = await lease.save(OURS);
    const out = await exportedFile(`since=${first?.id}`);
    expect(trackedIn(out)).toContainEqual(["theirs.docx", "+ninety"]); // nobody said who sent it
    const back = await lease.takeIn("back.docx", out);
    expect((await lease.rounds()).find(({ id }) => id === back)).toMatchObject({
      sentVersionId: current.id,
      sentSinceId: first?.id,
      counts: { tracked: 0, untracked: 0 },
    });
  });

  test("stays the version that it was taken as, whatever is decided on it afterwards", async () => {
    const roundId = await lease.takeIn("theirs.docx", THEIRS, { kind: "version", sentBy: "Their Lawyer" });
    const [taken, first] = await lease.versions();
    const [change] = await lease.changes(roundId);
    const body = { reject: [change?.id], baseVersionId: taken?.id };
    const answer = await lease.decide(roundId, body);
    const undone = (await answer.json()) as Version;
    expect((await lease.rounds())[0]).toMatchObject({
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
    await lease.takeIn("same.docx", ORIGINAL, { kind: "version" });
    const [taken] = await lease.versions();
    expect((await lease.rounds())[0]?.taken).toEqual({ versionId: taken?.id, versionNumber: 2 });
  });
});
