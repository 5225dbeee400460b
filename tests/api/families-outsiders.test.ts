/** Whose word it is that something signed amends a contract, over REST (B-31.2, B-31.15). */
import { beforeEach, describe, expect, test } from "vitest";
import { GET as facts } from "@/app/api/contracts/[contractId]/facts/route";
import type { FactsDto } from "@/lib/assistant/review/review-schema";
import { askInForce } from "@/lib/families/reading-in-force";
import { db } from "@/lib/platform/db";
import { call } from "../support/api";
import { resetDatabase } from "../support/database";
import { join, person, type Person } from "../support/factories";
import { add, ask, begin, doors, DRAFT, FIRST, FRAMEWORK, paper, readFamily } from "./families-stage";
import { changedText } from "./portfolio-stage";

let owner: Person;
let reviewer: Person;
let root: string;
let familyId: string;

beforeEach(async () => {
  await resetDatabase();
  [owner, reviewer] = [await person("Owner"), await person("Reviewer")];
  root = await paper(owner, "Framework", FRAMEWORK);
  await join(root, reviewer, "reviewer");
  familyId = (await begin(owner, root)).id;
});

const adding = (who: Person, body: object) => ask(doors.added, who, { params: { familyId }, body });
const changing = (who: Person, documentId: string, body: object) =>
  ask(doors.changed, who, { params: { familyId, documentId }, body });
const removing = async (who: Person, documentId: string, of = familyId) =>
  (await ask(doors.removed, who, { params: { familyId: of, documentId } })).status;
const leave = (who: Person) => db.collaborator.deleteMany({ where: { contractId: root, userId: who.actor.userId } });
const setRole = (who: Person, role: string) =>
  db.collaborator.updateMany({ where: { contractId: root, userId: who.actor.userId }, data: { role } });

/** How the text in force is read: the days to pay by it, and whether the amendment's words are certain. */
async function read(who: Person): Promise<{ days: unknown; isCertain: boolean } | null> {
  const { amended } = await askInForce(who.actor, root, undefined, new AbortController().signal);
  if (!amended) return null;
  const answer = await call(facts, { token: who.token, params: { contractId: root } });
  const fact = ((await answer.json()) as FactsDto).facts.find(({ kind }) => kind === "payment_terms");
  return { days: fact?.days, isCertain: amended.note.hidden === 0 && amended.changes.every((one) => !one.isUnsure) };
}

describe("that something signed amends a contract is for who manages it to say (B-31.2)", () => {
  test("a reviewer links a draft, but nothing signed; a manager does", async () => {
    const theirs = await paper(reviewer, "Amendment 1", FIRST);
    const refused = await adding(reviewer, { contractId: theirs, role: "amendment", isSigned: true });
    expect(refused.status).toBe(403);
    expect((await readFamily(owner, familyId)).hiddenCount).toBe(0);
    const linked = await adding(reviewer, { contractId: theirs, role: "amendment" });
    expect(linked.status).toBe(201);
    const { id } = (await linked.json()) as { id: string };
    expect((await changing(reviewer, id, { isSigned: true })).status).toBe(403);
    expect((await changing(reviewer, id, { holdsFrom: "2025-03-01" })).status).toBe(200);
    await setRole(reviewer, "manager");
    expect((await changing(reviewer, id, { isSigned: true })).status).toBe(200);
  });

  test("a contract with a signed copy is signed, whatever is said", async () => {
    const theirs = await paper(reviewer, "Amendment 1", FIRST);
    await db.contract.update({ where: { id: theirs }, data: { signedOn: "2025-03-01" } });
    expect((await adding(reviewer, { contractId: theirs, role: "termination" })).status).toBe(403);
    await setRole(reviewer, "manager");
    expect((await adding(reviewer, { contractId: theirs, role: "termination" })).status).toBe(201);
  });

  test("who manages the root of a family alone doesn't say it of another document", async () => {
    const [decoy, fake] = [await paper(reviewer, "Decoy", DRAFT), await paper(reviewer, "Fake", FIRST)];
    await db.contractFamily.deleteMany({});
    const family = await begin(reviewer, decoy);
    const victim = await add(reviewer, family.id, { contractId: root, role: "order" });
    const body = { contractId: fake, role: "amendment", isSigned: true };
    const linking = (parentId?: string) =>
      ask(doors.added, reviewer, { params: { familyId: family.id }, body: { ...body, parentId } });
    expect((await linking(victim.id)).status).toBe(403);
    expect((await linking()).status).toBe(201);
    expect(await removing(owner, victim.id, family.id)).toBe(204); // its owner takes it out of a family they can't open
  });
});

describe("nothing is stated by a document of somebody without a part (B-31.15)", () => {
  async function linkedByManager(): Promise<string> {
    await setRole(reviewer, "manager");
    const theirs = await paper(reviewer, "Amendment 1", FIRST);
    await join(theirs, owner, "reviewer");
    await add(reviewer, familyId, { contractId: theirs, isSigned: true });
    return theirs;
  }

  test("whoever linked it has left", async () => {
    await linkedByManager();
    expect(await read(owner)).toEqual({ days: 30, isCertain: true });
    await leave(reviewer);
    expect(await read(owner)).toEqual({ days: 30, isCertain: false });
    const [, linked] = (await readFamily(owner, familyId)).documents;
    expect((await changing(owner, linked?.id ?? "", { isSigned: true })).status).toBe(200);
    expect(await read(owner)).toEqual({ days: 30, isCertain: true });
  });

  test("somebody else changed it", async () => {
    const theirs = await linkedByManager();
    const other = await person("Other");
    await join(theirs, other, "manager");
    await changedText(reviewer, theirs, FIRST.replace("thirty (30)", "forty (40)"));
    expect(await read(owner)).toEqual({ days: 40, isCertain: true });
    await changedText(other, theirs, FIRST.replace("thirty (30)", "ninety (90)"));
    expect(await read(owner)).toEqual({ days: 90, isCertain: false });
  });

  test("its copy alone says that it is signed", async () => {
    const theirs = await paper(reviewer, "Amendment 1", FIRST);
    await join(theirs, owner, "reviewer");
    await add(reviewer, familyId, { contractId: theirs });
    await db.contract.update({ where: { id: theirs }, data: { signedOn: "2025-03-01" } });
    expect(await read(owner)).toEqual({ days: 30, isCertain: false });
    await setRole(reviewer, "manager");
    expect(await read(owner)).toEqual({ days: 30, isCertain: true });
  });
});

test("a document is taken out by who manages the agreement and can't open it (B-31.15)", async () => {
  const theirs = await paper(reviewer, "Amendment 1", FIRST);
  await setRole(reviewer, "manager");
  const { id } = await add(reviewer, familyId, { contractId: theirs, isSigned: true });
  await setRole(reviewer, "reviewer");
  const other = await person("Other");
  await join(root, other, "reviewer");
  expect(await readFamily(other, familyId)).toMatchObject({ hiddenCount: 1, hiddenIds: [] });
  expect(await removing(other, id)).toBe(404);
  const seen = await readFamily(owner, familyId);
  expect(seen).toMatchObject({ hiddenCount: 1, hiddenIds: [id] });
  expect(JSON.stringify(seen)).not.toContain("Amendment 1");
  expect(await read(owner)).toEqual({ days: 15, isCertain: false });
  expect(await removing(owner, id)).toBe(204);
  expect(await readFamily(owner, familyId)).toMatchObject({ hiddenCount: 0, hiddenIds: [] });
  expect(await read(owner)).toBeNull(); // nothing amends it any more
});
