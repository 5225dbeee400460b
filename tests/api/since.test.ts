/** What changed since contracts were signed (behaviour §49). */
import { beforeEach, describe, expect, test } from "vitest";
import { GET as readSince } from "@/app/api/contracts/[contractId]/since/route";
import { PUT as watch } from "@/app/api/contracts/[contractId]/since/references/[key]/route";
import { DELETE as endWatch } from "@/app/api/since/references/[watchedId]/route";
import { GET as readAll } from "@/app/api/since/route";
import { POST as addDocument } from "@/app/api/families/[familyId]/documents/route";
import { POST as createFamily } from "@/app/api/families/route";
import { db } from "@/lib/platform/db";
import type { AllSinceDto, ReferenceDto, SinceDto } from "@/lib/since/schema";
import { call } from "../support/api";
import { resetDatabase } from "../support/database";
import { join, person, type Person } from "../support/factories";
import { changed, contractWith, getId, runJobs } from "./counterparties-stage";
import { ask, DRAFT, FIRST, FRAMEWORK, paper } from "./families-stage";
import { readContract } from "./portfolio-stage";

beforeEach(resetDatabase);

const STANDARD = "<p>1. Goods conform to ISO 9001:2015.</p><p>2. The Supplier Code of Conduct applies.</p>";
const sign = (contractId: string, signedOn = "2024-03-10") =>
  db.contract.update({ where: { id: contractId }, data: { signedOn } });
const since = (who: Person, contractId: string) => call(readSince, { token: who.token, params: { contractId } });
async function sinceOf(who: Person, contractId: string): Promise<SinceDto> {
  const response = await since(who, contractId);
  expect(response.status, await response.clone().text()).toBe(200);
  return (await response.json()) as SinceDto;
}
const put = (who: Person, contractId: string, key: string, body: object) =>
  call(watch, { method: "PUT", token: who.token, params: { contractId, key }, body });
const all = async (who: Person) => (await (await call(readAll, { token: who.token })).json()) as AllSinceDto;
async function referring(owner: Person, html = STANDARD): Promise<string> {
  const { contractId } = await readContract(owner, { name: "Supply", html });
  await sign(contractId);
  return contractId;
}
const NOTE = { day: "2026-05-01", words: "New edition since May" };

describe("the other side (B-49.2)", () => {
  test("is registered elsewhere by a later contract: both quoted, sure once that one is signed", async () => {
    const owner = await person("Owner");
    const old = { name: "Acme Trading LLC", behind: ", registration number 5123456" };
    const contractId = await contractWith(owner, old, { day: "March 4, 2024" });
    await sign(contractId);
    const now = { name: "Acme Trading LLC", behind: ", registration number 6999999" };
    const later = await contractWith(owner, now, { day: "May 4, 2025", name: "Later" });
    const [change, ...others] = (await sinceOf(owner, contractId)).parties;
    expect(others).toEqual([]);
    expect(change).toMatchObject({
      what: "registration",
      isSure: false,
      source: { contractId: later, day: "2025-05-04" },
    });
    expect(change?.was).toContain("5123456");
    expect(change?.is).toContain("6999999");
    expect(change?.quote.content).toContain("5123456");
    expect(change?.source?.quote.content).toContain("6999999");
    await sign(later, "2025-05-10");
    expect((await sinceOf(owner, contractId)).parties[0]?.isSure).toBe(true);
  });

  test("is called otherwise in the reader's own register: never sure, and nobody else sees it", async () => {
    const [owner, other] = [await person("Owner"), await person("Other")];
    const contractId = await contractWith(owner, "Acme Trading LLC", { day: "March 4, 2024" });
    await join(contractId, other, "reviewer");
    await runJobs();
    await sign(contractId);
    await changed(owner, await getId(owner, "Acme Trading LLC"), { name: "Zenith Holdings <b>" });
    expect((await sinceOf(owner, contractId)).parties).toMatchObject([
      { what: "name", was: "Acme Trading LLC", is: "Zenith Holdings <b>", isSure: false, source: null },
    ]);
    expect((await sinceOf(other, contractId)).parties).toEqual([]);
  });

  test("of an earlier contract, or one that the reader can't open, nothing is said", async () => {
    const [owner, other] = [await person("Owner"), await person("Other")];
    const firm = (number: string) => ({ name: "Acme Trading LLC", behind: `, registration number ${number}` });
    const contractId = await contractWith(owner, firm("5123456"), { day: "March 4, 2024" });
    await sign(contractId);
    await contractWith(owner, firm("7000000"), { day: "May 4, 2023", name: "Earlier" });
    await contractWith(other, firm("6999999"), { day: "May 4, 2025", name: "A stranger's" });
    expect((await sinceOf(owner, contractId)).parties).toEqual([]);
  });
});

test("later documents of the family, with what they change; drafts are marked, hidden ones counted (B-49.3)", async () => {
  const [owner, reviewer] = [await person("Owner"), await person("Reviewer")];
  const contractId = await paper(owner, "Framework", FRAMEWORK);
  const first = await paper(owner, "Amendment", FIRST);
  const draft = await paper(owner, "Draft", DRAFT);
  await sign(contractId, "2024-03-01");
  const { id } = (await (await ask(createFamily, owner, { body: { contractId } })).json()) as { id: string };
  const add = (body: object) => ask(addDocument, owner, { params: { familyId: id }, body });
  expect((await add({ contractId: first, isSigned: true })).status).toBe(201);
  await add({ contractId: draft });
  const found = await sinceOf(owner, contractId);
  expect(found.documents).toMatchObject([
    { contractId: first, role: "amendment", day: "2025-03-01", isSigned: true },
    { contractId: draft, day: "2027-01-01", isSigned: false },
  ]);
  const changes = (found.changes ?? []).map(({ number, isInForce }) => [number, isInForce]);
  expect(changes).toContainEqual(["2.3", true]);
  expect(changes).toContainEqual(["7.1", false]);
  expect(found.changes?.[0]?.quote.content).toContain("thirty (30)");
  await join(contractId, reviewer, "reviewer");
  expect(await sinceOf(reviewer, contractId)).toMatchObject({ documents: [], hiddenCount: 2, changes: [] });
});

describe("references (B-49.5, B-49.6)", () => {
  test("a change is noted once and shown by every signed contract that refers to it, from its day on", async () => {
    const owner = await person("Owner");
    const [one, other] = [await referring(owner), await referring(owner, "<p>1. ISO 9001:2008 applies.</p>")];
    const [reference, unsure] = (await sinceOf(owner, one)).references;
    expect(reference).toMatchObject({ name: "ISO 9001:2015", edition: "2015", isSure: true, isWatched: false });
    expect(unsure).toMatchObject({ name: "Supplier Code of Conduct", isSure: false });
    const key = reference?.key ?? "";
    const kept = (await (await put(owner, one, key, { isWatched: true, add: NOTE })).json()) as ReferenceDto;
    expect(kept.changes).toEqual([{ ...NOTE, byName: "Owner", isOwn: true }]);
    expect((await sinceOf(owner, other)).references).toMatchObject([{ edition: "2008", changes: [NOTE] }]);
    await sign(other, "2026-06-01");
    expect((await sinceOf(owner, other)).references).toMatchObject([{ isWatched: true, changes: [] }]);
  });

  test("asked again it does the same, and notes of two tabs both stay until they are taken away", async () => {
    const owner = await person("Owner");
    const contractId = await referring(owner);
    const key = (await sinceOf(owner, contractId)).references[0]?.key ?? "";
    const second = { day: "2026-06-01", words: "=1+1 <b>\u202e" };
    for (const add of [NOTE, second, NOTE]) await put(owner, contractId, key, { isWatched: true, add });
    const notes = async () => (await sinceOf(owner, contractId)).references[0]?.changes.map(({ words }) => words);
    expect(await notes()).toEqual([NOTE.words, second.words]);
    await put(owner, contractId, key, { isWatched: true, remove: NOTE });
    expect(await notes()).toEqual([second.words]);
    await put(owner, contractId, key, { isWatched: false });
    expect(await notes()).toEqual([]);
    expect((await put(owner, contractId, "law none", { isWatched: true })).status).toBe(404);
    expect(
      (await put(owner, contractId, key, { isWatched: true, add: { day: "2026-02-30", words: "x" } })).status,
    ).toBe(400);
  });

  test("are seen by those with a part, while their author has one; a stranger's note never", async () => {
    const [owner, reviewer, stranger] = [await person("Owner"), await person("Reviewer"), await person("Stranger")];
    const [contractId, theirs] = [await referring(owner), await referring(stranger)];
    await join(contractId, reviewer, "reviewer");
    const key = (await sinceOf(owner, contractId)).references[0]?.key ?? "";
    await put(stranger, theirs, key, { isWatched: true, add: { ...NOTE, words: "A stranger's secret" } });
    expect((await put(reviewer, contractId, key, { isWatched: true, add: NOTE })).status).toBe(200);
    expect((await sinceOf(owner, contractId)).references[0]).toMatchObject({
      isWatched: false,
      watchers: ["Reviewer"],
      changes: [{ ...NOTE, byName: "Reviewer", isOwn: false }],
    });
    expect((await since(stranger, contractId)).status).toBe(404);
    expect((await put(stranger, contractId, key, { isWatched: true })).status).toBe(404);
    await db.collaborator.deleteMany({ where: { contractId, userId: reviewer.actor.userId } });
    expect((await sinceOf(owner, contractId)).references[0]).toMatchObject({ watchers: [], changes: [] });
    expect((await since(reviewer, contractId)).status).toBe(404);
  });

  test("a new version is read anew (B-49.4)", async () => {
    const owner = await person("Owner");
    const contractId = await referring(owner);
    await sinceOf(owner, contractId);
    await db.contractReferences.update({ where: { contractId }, data: { rules: 0, found: "[]" } });
    expect((await sinceOf(owner, contractId)).references).toHaveLength(2);
  });
});

test("a contract that isn't signed is compared with nothing, and says what it refers to (B-49.1)", async () => {
  const owner = await person("Owner");
  const { contractId } = await readContract(owner, { name: "Draft", html: STANDARD });
  expect(await sinceOf(owner, contractId)).toMatchObject({ signedOn: null, parties: [], documents: [], changes: [] });
  expect((await sinceOf(owner, contractId)).references).toHaveLength(2);
});

test("all signed contracts of one's own of which something is to be said, and one's watches (B-49.7)", async () => {
  const [owner, stranger] = [await person("Owner"), await person("Stranger")];
  const contractId = await referring(owner);
  await referring(owner, "<p>1. Nothing.</p>");
  expect(await all(owner)).toEqual({ contracts: [], nextCursor: null, watched: [] });
  const key = (await sinceOf(owner, contractId)).references[0]?.key ?? "";
  await put(owner, contractId, key, { isWatched: true, add: NOTE });
  const found = await all(owner);
  expect(found.contracts).toMatchObject([{ contractId, signedOn: "2024-03-10", references: [{ changes: [NOTE] }] }]);
  expect(found.watched).toMatchObject([{ name: "ISO 9001:2015", changes: [NOTE] }]);
  expect(await all(stranger)).toEqual({ contracts: [], nextCursor: null, watched: [] });
  const end = (who: Person) =>
    call(endWatch, { method: "DELETE", token: who.token, params: { watchedId: found.watched[0]?.id ?? "" } });
  expect((await end(stranger)).status).toBe(404);
  expect((await end(owner)).status).toBe(204);
  expect((await all(owner)).watched).toEqual([]);
});
