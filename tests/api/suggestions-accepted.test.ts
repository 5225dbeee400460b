import { describe, expect, test } from "vitest";
import { POST as propose } from "@/app/api/contracts/[contractId]/review/suggestions/route";
import { GET as read } from "@/app/api/contracts/[contractId]/route";
import { POST as make } from "@/app/api/positions/route";
import { POST as accept } from "@/app/api/suggestions/[contractId]/accept/route";
import { POST as dismiss } from "@/app/api/suggestions/[contractId]/dismiss/route";
import { POST as reopen } from "@/app/api/suggestions/[contractId]/reopen/route";
import { GET as list } from "@/app/api/suggestions/[contractId]/route";
import type { SuggestionDto, SuggestionListDto } from "@/lib/assistant/schema";
import type { VersionDto } from "@/lib/contracts/schema";
import { withoutSource } from "@/lib/documents/extraction/docx/origins";
import { htmlFromBlocks } from "@/lib/documents/richtext/to-html";
import { WordFile } from "@/lib/word/file/word-file";
import { db } from "@/lib/platform/db";
import type { BookDto } from "@/lib/positions/schema";
import { call } from "../support/api";
import { isAboveDatabase } from "../support/database";
import { createContract, person } from "../support/factories";
import { listed, p } from "../unit/documents/extraction/docx-fixture";
import { numberedFile } from "../unit/documents/numbering/numbered-fixture";

const CLAUSES = [
  listed("Services", 0),
  listed("The Supplier maintains the lifts.", 1),
  listed("General provisions", 0),
  listed("Either party may assign this Agreement to anybody.", 1),
  listed(
    "This Agreement renews automatically for successive terms of one year unless either party gives written notice of non-renewal at least ninety (90) days before the end of the then-current term.",
    1,
  ),
  listed("This Agreement is governed by the laws of Norway.", 1),
];
const FILE = numberedFile(p("SERVICE AGREEMENT") + CLAUSES.join("") + p("Signed: ____________ Ana"));
const HTML = htmlFromBlocks(new WordFile(FILE).blocks.map(withoutSource));
const WORDING = "The Supplier may not assign this Agreement.";
const position = (topic: string, wording: string) => ({
  topic,
  wanted: { text: `About ${topic}`, wording, limits: topic === "assignment" ? [{ is: "absent" }] : [] },
});
const OBJECTION = {
  topic: "renewal_notice",
  wanted: {
    text: "30 days before the end of the term are early enough.",
    wording: "A party objects to renewal by written notice at least 30 days before the term ends.",
    limits: [{ is: "atMost", value: 30, unit: "days" }],
  },
};
const BOOK = {
  name: "Ours",
  side: "buy",
  language: "en",
  positions: [position("assignment", WORDING), position("most_favored_nation", "The lowest price applies."), OBJECTION],
};

/** A contract whose clauses Word counts, and a book with our wording on it. */
async function counted() {
  const owner = await person("Owner");
  const { contractId, version } = await createContract(owner, { html: HTML });
  const book = (await (await call(make, { method: "POST", token: owner.token, body: BOOK })).json()) as BookDto;
  const post = (handler: typeof accept, body: unknown, id = contractId) =>
    call(handler, { method: "POST", token: owner.token, params: { contractId: id }, body });
  const proposed = async (topic: string) =>
    (await (await post(propose, { positionsId: book.id, topic, versionId: version.id })).json()) as SuggestionDto;
  const listNow = async () =>
    (await (await call(list, { token: owner.token, params: { contractId } })).json()) as SuggestionListDto;
  const current = async () =>
    (await (await call(read, { params: { contractId }, token: owner.token })).json()).currentVersionId as string;
  return { owner, contractId, version, post, proposed, listNow, current };
}

const lines = ({ plainText }: VersionDto) => plainText.split("\n");

describe("our wording, accepted where Word counts the clauses", () => {
  test("stands in the clause, which keeps its number, and every other clause is as it was (B-13.10)", async () => {
    const { post, proposed, listNow, version } = await counted();
    const suggestion = await proposed("assignment");
    expect(suggestion.replacement).toMatch(WORDING);
    const { cacheId } = await listNow();
    const response = await post(accept, { suggestionId: suggestion.id, cacheId });
    expect(response.status).toBe(201);
    const made = (await response.json()) as VersionDto;
    const before = lines(version);
    expect(lines(made)).toEqual(before.map((line) => (line.startsWith("2.1 ") ? `2.1 ${WORDING}` : line)));
    expect(made.textContent.match(/data-number/g)).toHaveLength(CLAUSES.length);
    expect(made).toMatchObject({ cause: "suggestion", causeNote: suggestion.title }); // for the version history
    expect(suggestion.title).not.toBe("");
  });

  test("comes as the next clause of the general article where the contract has none, by the suggestion's own address (B-24.10)", async () => {
    const { post, proposed, version } = await counted();
    const suggestion = await proposed("most_favored_nation");
    const response = await post(accept, {}, suggestion.id);
    expect(response.status).toBe(201);
    const made = (await response.json()) as VersionDto;
    const before = lines(version);
    expect(lines(made)).toEqual([...before.slice(0, -1), "2.4 The lowest price applies.", ...before.slice(-1)]);
    expect(made.textContent.match(/data-number/g)).toHaveLength(CLAUSES.length + 1);
  });

  test("on the notice against renewal leaves the renewal that stands in the same sentence (B-24.10)", async () => {
    const { post, proposed, version } = await counted();
    const response = await post(accept, {}, (await proposed("renewal_notice")).id);
    expect(response.status).toBe(201);
    const made = (await response.json()) as VersionDto;
    expect(lines(made)).toEqual(lines(version).map((line) => line.replace("ninety (90) days", "30 days")));
    expect(made.plainText).not.toBe(version.plainText);
  });

  test("is dismissed and taken back without a version, and accepted then", async () => {
    const { post, proposed, contractId } = await counted();
    const { id } = await proposed("assignment");
    expect((await post(dismiss, {}, id)).status).toBe(204);
    expect((await post(accept, {}, id)).status).toBe(409);
    expect((await post(reopen, {}, id)).status).toBe(204);
    expect(await db.contractVersion.count({ where: { contractId } })).toBe(1);
    expect((await post(accept, {}, id)).status).toBe(201);
  });

  test("by two tabs one after the other makes one version: the second is told that the text has changed", async () => {
    const { post, proposed, listNow, current } = await counted();
    const [first, second] = [await proposed("assignment"), await proposed("most_favored_nation")];
    const { cacheId } = await listNow();
    const made = (await (await post(accept, { suggestionId: first.id, cacheId })).json()) as VersionDto;
    const late = await post(accept, { suggestionId: second.id, cacheId });
    expect([late.status, await late.json()]).toMatchObject([409, { code: "outdatedAnalysis" }]);
    expect(await current()).toBe(made.id);
  });

  test("is accepted together with a new clause, each by its words", async () => {
    const { post, proposed, listNow } = await counted();
    const [first, second] = [await proposed("assignment"), await proposed("most_favored_nation")];
    const { cacheId } = await listNow();
    const response = await post(accept, { suggestionIds: [second.id, first.id], cacheId });
    expect(response.status).toBe(201);
    const text = ((await response.json()) as VersionDto).plainText;
    for (const line of [`\n2.1 ${WORDING}\n`, "\n2.4 The lowest price applies.\n"]) expect(text).toContain(line);
  });
});

describe("what does not come out as it was promised", () => {
  const refused = { code: "changeNotMade", message: expect.stringMatching(/nothing was saved/) };

  test("is refused and saves nothing: another number for a clause that Word counts (B-13.10)", async () => {
    const { post, proposed, contractId, current, version } = await counted();
    const { id } = await proposed("assignment");
    await db.suggestion.update({ where: { id }, data: { replacement: `7.7 ${WORDING}` } });
    const response = await post(accept, {}, id);
    expect([response.status, await response.json()]).toMatchObject([422, refused]);
    expect(await current()).toBe(version.id);
    expect(await db.contractVersion.count({ where: { contractId } })).toBe(1);
    expect(await db.suggestion.findUniqueOrThrow({ where: { id } })).toMatchObject({ state: "open" });
    await db.suggestion.update({ where: { id }, data: { replacement: `2.1 ${WORDING}` } });
    expect((await post(accept, {}, id)).status).toBe(201);
  });

  test("is refused where the words are those that stand there", async () => {
    const { post, proposed } = await counted();
    const { id, quote, replacement } = await proposed("assignment");
    await db.suggestion.update({ where: { id }, data: { replacement: quote } });
    const same = await post(accept, {}, id);
    expect([same.status, await same.json()]).toMatchObject([422, refused]);
    await db.suggestion.update({ where: { id }, data: { replacement } });
    expect((await post(accept, {}, id)).status).toBe(201);
  });

  test("is refused where the text that is sent is the one that was there", async () => {
    const { post, proposed, version } = await counted();
    const { id } = await proposed("assignment");
    const same = await post(accept, { updatedContent: version.textContent }, id);
    expect([same.status, await same.json()]).toMatchObject([422, refused]);
    const updatedContent = version.textContent.replace("the lifts", "all lifts");
    expect((await post(accept, { updatedContent }, id)).status).toBe(201);
  });

  test.runIf(isAboveDatabase)(
    "is undone with its transaction where the database keeps another text (B-13.10)",
    async () => {
      const { post, proposed, contractId, current, version } = await counted();
      const { id } = await proposed("assignment");
      await db.$executeRawUnsafe(
        `CREATE TRIGGER "garble" AFTER INSERT ON "ContractVersion" BEGIN UPDATE "ContractVersion" SET "html" = '<p>garbled</p>' WHERE "id" = new."id"; END`,
      );
      const response = await post(accept, {}, id);
      await db.$executeRawUnsafe(`DROP TRIGGER "garble"`);
      expect([response.status, await response.json()]).toMatchObject([422, refused]);
      expect(await current()).toBe(version.id);
      expect(await db.contractVersion.count({ where: { contractId } })).toBe(1);
      expect((await post(accept, {}, id)).status).toBe(201);
    },
  );
});
