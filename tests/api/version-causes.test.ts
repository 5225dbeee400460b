import { beforeEach, describe, expect, test } from "vitest";
import { GET as list, POST as save } from "@/app/api/contracts/[contractId]/versions/route";
import { POST as restore } from "@/app/api/contracts/[contractId]/versions/[versionId]/restore/route";
import { db } from "@/lib/platform/db";
import { runDueJobs } from "@/lib/platform/jobs/queue";
import { jobGivenUp, jobHandlers } from "@/lib/server/jobs/handlers";
import type { VersionSummaryDto } from "@/lib/contracts/schema";
import { call } from "../support/api";
import { resetDatabase } from "../support/database";
import { createContract, person, type Person } from "../support/factories";

let owner: Person;
let contractId: string;
let firstId: string;
beforeEach(async () => {
  await resetDatabase();
  owner = await person("Owner");
  const made = await createContract(owner, { html: "<p>The rent is 100 a month.</p><p>It ends in May.</p>" });
  [contractId, firstId] = [made.contractId, made.version.id];
});

const versions = async (): Promise<VersionSummaryDto[]> => {
  const answer = await call(list, { params: { contractId }, token: owner.token, path: "/api?fields=summary" });
  return answer.json();
};
const saved = (content: string) =>
  call(save, { method: "POST", params: { contractId }, token: owner.token, body: { content } });

describe("a version's cause and counts", () => {
  test("say why it exists, and once counted how much it changed of the one before (B-11.6)", async () => {
    await saved("<p>The rent is 120 a month.</p><p>It ends in May.</p><p>Heating is included.</p>");
    await call(restore, { method: "POST", params: { contractId, versionId: firstId }, token: owner.token, body: {} });
    expect(await versions()).toMatchObject([
      { versionNumber: 3, cause: "restored", restoredFrom: 1 },
      { versionNumber: 2, cause: "saved" },
      { versionNumber: 1, cause: "created" },
    ]);
    await runDueJobs(jobHandlers, jobGivenUp);
    const [restored, edited, first] = await versions();
    expect(edited?.changes).toEqual({ insertedWords: 4, deletedWords: 1, paragraphs: 2 });
    expect(restored?.changes).toEqual({ insertedWords: 1, deletedWords: 4, paragraphs: 2 });
    expect(first).not.toHaveProperty("changes"); // nothing is before it
  });

  test("are absent on a version that was made before causes were kept", async () => {
    await db.contractVersion.updateMany({ where: { contractId }, data: { cause: "" } });
    const [only] = await versions();
    expect(only).not.toHaveProperty("cause");
    expect(only).toMatchObject({ versionNumber: 1, createdByUser: { name: "Owner" } });
  });
});
