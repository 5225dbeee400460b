/** One clause changed in many contracts: what is found, previewed, made and linked. */
import { beforeEach, describe, expect, test } from "vitest";
import { POST as found } from "@/app/api/amendments/find/route";
import { POST as previewed } from "@/app/api/amendments/preview/route";
import { POST as amended } from "@/app/api/amendments/route";
import { GET as familyOf } from "@/app/api/contracts/[contractId]/family/route";
import type { AmendableDto, AmendmentPreviewDto } from "@/lib/drafting/amending/amending-schema";
import type { BatchDto } from "@/lib/drafting/schema";
import type { FamilyOfContractDto } from "@/lib/families/schema";
import { db } from "@/lib/platform/db";
import { call } from "../support/api";
import { resetDatabase } from "../support/database";
import { join, person, type Person } from "../support/factories";
import { readBatch, runJobs } from "./bulk-stage";
import { add, begin, FIRST, FRAMEWORK, marked, paper, readFamily, toText } from "./families-stage";

let owner: Person;
let framework: string;
beforeEach(async () => {
  await resetDatabase();
  owner = await person("Owner");
  framework = await paper(owner, "Framework", FRAMEWORK);
});

const post = (door: Parameters<typeof call>[0], who: Person, body: unknown, headers: Record<string, string> = {}) =>
  call(door, { method: "POST", token: who.token, body, headers });
async function good<T>(answer: Promise<Response>): Promise<T> {
  const response = await answer;
  expect(response.status, await response.clone().text()).toBeLessThan(300);
  return (await response.json()) as T;
}
const find = (who: Person, contractId: string, wanted?: object) =>
  good<AmendableDto>(post(found, who, { contractId, ...(wanted && { wanted }) }));
const WORDING = "The Buyer shall pay each invoice within forty-five (45) days after receipt of the invoice.";
const replaced = { kind: "replaceClause", wording: WORDING };
const words = (old: string, wording: string) => ({ kind: "replaceWords", old, wording });
const preview = async (
  who: Person,
  contractId: string,
  clause: string,
  change: object,
  holdsFrom: string | null = null,
) => {
  const { versionId } = await find(who, contractId);
  return good<AmendmentPreviewDto>(post(previewed, who, { contractId, versionId, clause, change, holdsFrom }));
};
async function amend(
  who: Person,
  contracts: readonly [string, string][],
  change: object,
  holdsFrom: string | null = null,
) {
  const all = [];
  for (const [contractId, clause] of contracts)
    all.push({ contractId, versionId: (await find(who, contractId)).versionId, clause });
  return { name: "Time to pay", change, holdsFrom, contracts: all };
}
const familyIn = async (contractId: string) =>
  (await good<FamilyOfContractDto>(call(familyOf, { params: { contractId }, token: owner.token }))).family;

describe("finding the clause (B-33.10)", () => {
  test("by its words or by what it is about, with all others to choose from", async () => {
    const byWords = await find(owner, framework, { words: "fifteen (15) days" });
    expect(byWords).toMatchObject({ found: "2.3", language: "en", amendmentNumber: 1, hiddenCount: 0 });
    expect(byWords.clauses.map(({ number }) => number)).toEqual(["1.4", "2.1", "2.2", "2.3", "5.2", "7.1"]);
    expect(await find(owner, framework, { words: "the" })).toMatchObject({ found: null });
    expect(await find(owner, framework, { topic: "payment_terms" })).toMatchObject({ found: null, near: ["2.3"] });
    expect(await find(owner, framework, { topic: "insurance" })).toMatchObject({ found: null, near: [] });
  });

  test("as it is in force: words that a signed amendment put there are found, old ones aren't", async () => {
    const family = await begin(owner, framework);
    await add(owner, family.id, { contractId: await paper(owner, "Amendment 1", FIRST), isSigned: true });
    expect(await find(owner, framework, { words: "thirty (30) days" })).toMatchObject({
      found: "2.3",
      amendmentNumber: 2,
    });
    expect((await find(owner, framework, { words: "fifteen (15) days" })).found).toBeNull();
  });
});

describe("the written amendment (B-33.11, B-33.12)", () => {
  test("says what changes, of which agreement, and is read back as meant", async () => {
    const { name, html, problem, parts } = await preview(owner, framework, "2.3", replaced, "2027-01-01");
    expect(problem).toBeNull();
    expect(name).toBe("Amendment No. 1 to Agreement No. FA-2024/03 of 1 March 2024");
    expect(html).toContain("1. Clause 2.3 is replaced as follows: “2.3 The Buyer shall pay");
    expect(html).toContain("Altan Trade LLC (“Buyer”) and Orkhon Polymers LLC (“Supplier”)");
    expect(html).toContain("takes effect on 1 January 2027");
    expect(parts.map(({ text, state }) => (state === "out" ? "" : text)).join("")).toBe(WORDING);
  });

  test("adds a clause behind another, and deletes one, each made as it was shown (B-33.15)", async () => {
    const added = { kind: "addClause", wording: "The Supplier answers each claim within ten days." };
    const shown = await preview(owner, framework, "2.3", added);
    expect(shown.problem).toBeNull();
    expect(shown.html).toContain("A new clause 2.4 is added after clause 2.3: “The Supplier answers");
    expect(shown.parts).toMatchObject([{ state: "in" }]);
    const gone = await preview(owner, framework, "2.2", { kind: "deleteClause" });
    expect([gone.problem, gone.html.includes("Clause 2.2 is deleted.")]).toEqual([null, true]);
    for (const [clause, change] of [
      ["2.3", added],
      ["2.2", { kind: "deleteClause" }],
    ] as const) {
      const begun = await good<BatchDto>(post(amended, owner, await amend(owner, [[framework, clause]], change)));
      await runJobs();
      expect(await readBatch(owner, begun)).toMatchObject({ made: 1, failed: 0 });
    }
  });

  test("what wouldn't do what is meant says so, and is made into no draft", async () => {
    const wrong = words("sixty (60)", "ninety (90)");
    expect(await preview(owner, framework, "2.3", wrong)).toMatchObject({
      problem: "wordsNotFound",
      message: "The clause doesn't have these words, or has them twice.",
    });
    const begun = await good<BatchDto>(post(amended, owner, await amend(owner, [[framework, "2.3"]], wrong)));
    await runJobs();
    expect(await readBatch(owner, begun)).toMatchObject({ made: 0, failed: 1, drafts: [{ state: "failed" }] });
    expect([await db.contract.count(), await familyIn(framework)]).toEqual([1, null]);
  });
});

describe("drafts in one go (B-33.13)", () => {
  test("each contract gets a draft in its family, and the text in force follows once it is signed", async () => {
    const other = await paper(owner, "Second", FRAMEWORK.replace("FA-2024/03", "FA-2025/07"));
    const body = await amend(
      owner,
      [
        [framework, "2.3"],
        [other, "2.3"],
      ],
      words("fifteen (15)", "forty (40)"),
      "2026-10-01",
    );
    const [first, again] = [
      await good<BatchDto>(post(amended, owner, body, { "idempotency-key": "one" })),
      await good<BatchDto>(post(amended, owner, body, { "idempotency-key": "one" })),
    ];
    expect(again).toEqual(first);
    await runJobs();
    const { drafts, made } = await readBatch(owner, first);
    expect([made, drafts.map(({ name }) => name)]).toEqual([
      2,
      [
        "Amendment No. 1 to Agreement No. FA-2024/03 of 1 March 2024",
        "Amendment No. 1 to Agreement No. FA-2025/07 of 1 March 2024",
      ],
    ]);
    const family = await familyIn(framework);
    const { documents } = await readFamily(owner, family?.id ?? "");
    const draft = documents.find(({ role }) => role === "amendment");
    expect(draft).toMatchObject({
      contractId: drafts[0]?.contractId,
      isSigned: false,
      holdsFrom: "2026-10-01",
      parentId: documents[0]?.id,
    });
    const shown = async (query: Record<string, string>) => marked(await toText(owner, family?.id ?? "", query), "2.3");
    expect(await shown({ on: "2026-11-23" })).not.toContain("{+");
    expect(await shown({ on: "2026-11-23", with: draft?.id ?? "" })).toContain("[-fifteen (15)-]{+forty (40)+}");
  });

  test("numbers go on behind those that there are, and two at once get two numbers", async () => {
    const family = await begin(owner, framework);
    await add(owner, family.id, { contractId: await paper(owner, "Amendment 1", FIRST), isSigned: true });
    const [one, other] = [
      await amend(owner, [[framework, "2.3"]], replaced),
      await amend(owner, [[framework, "7.1"]], words("one year", "two years")),
    ];
    await good(post(amended, owner, one));
    await good(post(amended, owner, other));
    await runJobs();
    const names = await db.contract.findMany({
      where: { name: { startsWith: "Amendment No." } },
      select: { name: true },
    });
    expect(names.map(({ name }) => name.slice(0, 15)).sort()).toEqual(["Amendment No. 2", "Amendment No. 3"]);
  });

  test("only whoever may edit a contract amends it; one that changed since the preview is left (B-33.9)", async () => {
    const [manager, stranger] = [await person("Manager"), await person("Stranger")];
    await join(framework, manager, "manager");
    const body = await amend(owner, [[framework, "2.3"]], replaced);
    expect((await post(amended, stranger, body)).status).toBe(404);
    expect((await post(found, stranger, { contractId: framework })).status).toBe(404);
    const stale = { ...body, contracts: [{ contractId: framework, versionId: "old", clause: "2.3" }] };
    expect((await post(previewed, manager, { ...stale.contracts[0], change: replaced, holdsFrom: null })).status).toBe(
      409,
    );
    const begun = await good<BatchDto>(post(amended, manager, stale));
    await runJobs();
    expect(await readBatch(manager, begun)).toMatchObject({ failed: 1 });
    const right = await good<BatchDto>(post(amended, manager, body));
    await runJobs();
    expect(await readBatch(manager, right)).toMatchObject({ made: 1 });
  });
});
