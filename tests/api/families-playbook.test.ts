/** A playbook's verdicts on a contract that signed amendments change (B-31.13). */
import { beforeEach, describe, expect, test } from "vitest";
import { GET as exportIssues } from "@/app/api/contracts/[contractId]/review/issues/route";
import { POST as review } from "@/app/api/contracts/[contractId]/review/route";
import { POST as make } from "@/app/api/positions/route";
import { db } from "@/lib/platform/db";
import type { ReviewItemDto } from "@/lib/positions/review-schema";
import type { BookDto } from "@/lib/positions/schema";
import { call } from "../support/api";
import { resetDatabase } from "../support/database";
import { join, person, type Person } from "../support/factories";
import { add, begin, FIRST, FRAMEWORK, paper, TERMINATION } from "./families-stage";

const level = (text: string, limits: object[]) => ({ text, wording: `Our wording on: ${text}.`, limits });
const BOOK = {
  name: "Ours",
  side: "mutual",
  language: "en",
  positions: [
    { topic: "payment_terms", wanted: level("30 days", [{ is: "atLeast", unit: "days", value: 30 }]) },
    { topic: "renewal_term", wanted: level("Renewed", [{ is: "present" }]) },
    { topic: "governing_law", wanted: level("Named", [{ is: "present" }]) },
  ],
};
let owner: Person;
let positionsId: string;

beforeEach(async () => {
  await resetDatabase();
  owner = await person("Owner");
  const made = await call(make, { method: "POST", token: owner.token, body: BOOK });
  expect(made.status).toBe(201);
  positionsId = ((await made.json()) as BookDto).id;
});

/** The framework, which a signed document changes if there is one. */
async function framework(amendment: string | null = FIRST) {
  const root = await paper(owner, "Framework", FRAMEWORK);
  if (amendment === null) return { root, document: "" };
  const family = await begin(owner, root);
  const document = await paper(owner, "Amendment 1", amendment);
  await add(owner, family.id, { contractId: document, isSigned: true });
  return { root, document };
}

async function itemsBy(who: Person, contractId: string): Promise<Map<string, ReviewItemDto>> {
  const body = { positionsId };
  const answer = await call(review, { method: "POST", token: who.token, params: { contractId }, body });
  expect(answer.status, await answer.clone().text()).toBe(200);
  return new Map(((await answer.json()) as ReviewItemDto[]).map((item) => [item.topic, item]));
}

describe("a playbook is held against the text in force (B-31.13)", () => {
  test("whose clause is quoted from the amendment, then as it was; what matches has no wording", async () => {
    const alone = await itemsBy(owner, (await framework(null)).root);
    expect(alone.get("payment_terms")).toMatchObject({ verdict: "deviates", proposal: expect.any(String) });
    const { root, document } = await framework();
    const item = (await itemsBy(owner, root)).get("payment_terms");
    expect(item).toMatchObject({ verdict: "matches" });
    const [first, second] = item?.passages ?? [];
    expect(first).toMatchObject({ document: { contractId: document, name: "Amendment 1" } });
    expect(first?.content).toContain("thirty (30)");
    expect(second?.document).toBeUndefined();
    expect(second?.content).toContain("fifteen (15)");
    expect(second?.superseded?.document?.contractId).toBe(document);
    expect(item?.proposal).toBeUndefined();
  });

  test("whose other clauses are judged and quoted as ever, as sure as before", async () => {
    const alone = await itemsBy(owner, (await framework(null)).root);
    // without its clause 8.3, which isn't there: nothing about it is unclear
    const { root } = await framework(FIRST.replace(/<p>3\. Clause 8\.3 is deleted\.<\/p>/u, ""));
    const items = await itemsBy(owner, root);
    for (const topic of ["renewal_term", "governing_law"]) {
      const { verdict, basis, isSure, passages } = items.get(topic) ?? {};
      const before = alone.get(topic);
      expect([topic, verdict, basis, isSure, passages]).toEqual([
        topic,
        before?.verdict,
        before?.basis,
        before?.isSure,
        before?.passages,
      ]);
    }
  });

  test("that has been exported, with the amendment's name", async () => {
    const { root } = await framework(FIRST.replace("thirty (30)", "twenty (20)"));
    const path = `/api?${new URLSearchParams({ positionsId, format: "docx" })}`;
    const answer = await call(exportIssues, { token: owner.token, params: { contractId: root }, path });
    expect(answer.status).toBe(200);
    expect((await answer.arrayBuffer()).byteLength).toBeGreaterThan(1_000);
    const item = (await itemsBy(owner, root)).get("payment_terms");
    expect(item).toMatchObject({ verdict: "deviates", passages: [{ document: { name: "Amendment 1" } }, {}] });
  });

  test("and of a contract that was ended, nothing on how long it lasts is sure", async () => {
    const { root } = await framework(TERMINATION);
    expect((await itemsBy(owner, root)).get("renewal_term")?.isSure).toBe(false);
  });

  test("a topic that may be in a change that couldn't be applied is missing, not for sure", async () => {
    const unclear = FIRST.replace("Clause 8.3 is deleted.", "Section 8 is changed as agreed by letter: clause 8.3.");
    const { root } = await framework(unclear);
    const item = (await itemsBy(owner, root)).get("governing_law");
    expect([item?.verdict, item?.isSure]).toEqual(["missing", false]);
  });
});

test("whoever can't open the amendment gets the version's own text judged, and nothing for sure (B-31.13)", async () => {
  const { root, document } = await framework();
  const reader = await person("Reader");
  await join(root, reader, "reviewer");
  await db.positionReader.create({ data: { id: positionsId, bookId: positionsId, userId: reader.actor.userId } });
  const items = await itemsBy(reader, root);
  expect(items.get("payment_terms")).toMatchObject({ verdict: "deviates", isSure: false });
  expect([...items.values()].filter(({ isSure, basis }) => isSure === true || basis === "stated")).toEqual([]);
  expect(JSON.stringify([...items.values()])).not.toMatch(/thirty|Amendment/u);
  await join(document, reader, "reviewer");
  expect((await itemsBy(reader, root)).get("payment_terms")?.verdict).toBe("matches");
});
