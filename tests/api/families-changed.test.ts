/** Everything that changes the text in force has what is made of it made again (B-31.12). */
import { beforeEach, describe, expect, test } from "vitest";
import { POST as reopen } from "@/app/api/contracts/[contractId]/signed/reopen/route";
import { POST as attach } from "@/app/api/contracts/[contractId]/signed/route";
import { trashContract, undeleteContract } from "@/lib/contracts/trash/trash";
import { saveVersion } from "@/lib/contracts/versions/versions";
import { db } from "@/lib/platform/db";
import { runDueJobs } from "@/lib/platform/jobs/queue";
import { jobGivenUp, jobHandlers } from "@/lib/server/jobs/handlers";
import { call } from "../support/api";
import { resetDatabase } from "../support/database";
import { leasePdf } from "../support/documents";
import { person, type Person } from "../support/factories";
import { add, ask, begin, doors, FIRST, FRAMEWORK, paper } from "./families-stage";
import { sentFile } from "./rounds-stage";

const DATED = `${FRAMEWORK}<p>9. End</p><p>9.1 This Agreement ends on 31 December 2027.</p>`;
let owner: Person;

beforeEach(async () => {
  await resetDatabase();
  owner = await person("Owner");
});

/** How sure the framework's end is, once all work is done. */
async function endOf(root: string): Promise<string | undefined> {
  await runDueJobs(jobHandlers, jobGivenUp);
  return (await db.deadline.findFirst({ where: { contractId: root, date: "2027-12-31" } }))?.state;
}

/** The framework with its amendment, which is a draft. */
async function draftedFamily() {
  const root = await paper(owner, "Framework", DATED);
  const amendment = await paper(owner, "Amendment 1", FIRST);
  const family = await begin(owner, root);
  const document = await add(owner, family.id, { contractId: amendment });
  expect(await endOf(root)).toBe("proposed");
  return { root, amendment, place: { familyId: family.id, documentId: document.id } };
}

const post = (handler: Parameters<typeof call>[0], contractId: string, body?: object) =>
  call(handler, { method: "POST", params: { contractId }, token: owner.token, ...(body ? { body } : {}) });

async function sign(contractId: string): Promise<void> {
  const bytes = await leasePdf([["Amendment No. 1"]]);
  const body = { fileIds: [await sentFile("signed.pdf", bytes, owner)], signedOn: "2025-03-01" };
  const answer = await post(attach, contractId, body);
  expect(answer.status, await answer.clone().text()).toBe(201);
}

describe("dates of the contract that it amends are read again (B-31.12)", () => {
  test("when a signed copy is attached to an amendment, and when that is reopened", async () => {
    const { root, amendment } = await draftedFamily();
    await sign(amendment);
    expect(await endOf(root)).toBe("toCheck");
    expect((await post(reopen, amendment)).status).toBe(200);
    expect(await endOf(root)).toBe("proposed");
  });

  test("when a signed amendment goes to the trash, and when it comes back", async () => {
    const { root, amendment, place } = await draftedFamily();
    expect((await ask(doors.changed, owner, { params: place, body: { isSigned: true } })).status).toBe(200);
    expect(await endOf(root)).toBe("toCheck");
    await trashContract(owner.actor, amendment);
    expect(await endOf(root)).toBe("proposed");
    await undeleteContract(owner.actor, amendment);
    expect(await endOf(root)).toBe("toCheck");
  });

  test("when it comes back from the trash itself, amended meanwhile", async () => {
    const { root, place } = await draftedFamily();
    await trashContract(owner.actor, root);
    await db.familyMember.update({ where: { id: place.documentId }, data: { isSigned: true } });
    await undeleteContract(owner.actor, root);
    expect(await endOf(root)).toBe("toCheck");
  });

  test("when the amendment has another text", async () => {
    const { root, amendment } = await draftedFamily();
    await saveVersion(owner.actor, amendment, { content: `${FIRST}<p>4. Clause 2.2 is deleted.</p>` });
    await runDueJobs(jobHandlers, jobGivenUp);
    const asked = await db.job.findMany({ where: { name: "rereadDeadlines" } });
    expect(asked.map(({ payload }) => payload)).toContain(JSON.stringify({ contractId: root }));
  });

  test("when a document that something amends leaves the family, of that document too", async () => {
    const { root: order, place } = await draftedFamily();
    const framework = await paper(owner, "Other framework", FRAMEWORK);
    await ask(doors.removed, owner, { params: place });
    const own = await db.familyMember.findUniqueOrThrow({ where: { contractId: order } });
    await ask(doors.removed, owner, { params: { familyId: own.familyId, documentId: own.id } });
    const family = await begin(owner, framework);
    const member = await add(owner, family.id, { contractId: order, role: "order" });
    const amends = { parentId: member.id, role: "amendment" as const, isSigned: true };
    await add(owner, family.id, { contractId: await paper(owner, "To the order", FIRST), ...amends });
    expect(await endOf(order)).toBe("toCheck");
    await ask(doors.removed, owner, { params: { familyId: family.id, documentId: member.id } });
    expect(await endOf(order)).toBe("proposed");
  });

  test("but not of contracts outside a family", async () => {
    const alone = await paper(owner, "Alone", DATED);
    await runDueJobs(jobHandlers, jobGivenUp);
    await db.job.deleteMany();
    await trashContract(owner.actor, alone);
    await undeleteContract(owner.actor, alone);
    await runDueJobs(jobHandlers, jobGivenUp);
    expect(await db.job.count({ where: { name: "rereadDeadlines" } })).toBe(0);
  });
});
