import { beforeEach, describe, expect, test, vi } from "vitest";
import { GET as list } from "@/app/api/contracts/route";
import { POST as save } from "@/app/api/contracts/[contractId]/versions/route";
import { ContractGrant } from "@/lib/access/contract-grant";
import { contractsWithoutSearchText } from "@/lib/contracts/list/listed-store";
import { indexContract } from "@/lib/contracts/list/searching";
import { setLabels } from "@/lib/contracts/list/workplace";
import { listContracts } from "@/lib/contracts/contracts";
import { keepMissingNameKeys } from "@/lib/contracts/contract-store";
import { db } from "@/lib/platform/db";
import { env } from "@/lib/platform/env";
import { PATCH as change } from "@/app/api/contracts/[contractId]/route";
import { undeleteContract, trashContract } from "@/lib/contracts/trash/trash";
import { areWordsKept, keepMissingWords } from "@/lib/contracts/list/word-index-store";
import { ResidentPool } from "@/lib/workers/threads/resident-pool";
import { call } from "../support/api";
import { listed, readPages } from "../support/listed";
import { isAboveDatabase, resetDatabase } from "../support/database";
import { createContract, person, type Person } from "../support/factories";

let owner: Person;
beforeEach(async () => {
  await resetDatabase();
  owner = await person("Owner", "user");
});

/** As after an upgrade. */
async function forgetWords(): Promise<void> {
  await db.$executeRawUnsafe(`DELETE FROM "SearchWords"`);
  await db.contractIndex.updateMany({ data: { wordRules: 0 } });
}

async function wordsKept(): Promise<number> {
  const [row] = await db.$queryRawUnsafe<{ count: number | bigint }[]>(`SELECT COUNT(*) AS count FROM "SearchWords"`);
  return Number(row?.count);
}

const names = async (query: Record<string, string>, who = owner) => (await listed(query, who)).map(({ name }) => name);
const pages = (query: Record<string, string>, between?: (page: number) => Promise<unknown>) =>
  readPages(owner, query, between);

describe("searching", () => {
  test("finds words in names and in the current text, whatever their case, in Latin and Cyrillic", async () => {
    await createContract(owner, { name: "Договор АРЕНДЫ гаража", html: "<p>Стороны: ООО «Ёлка».</p>" });
    await createContract(owner, {
      name: "Хамтран ажиллах гэрээ",
      html: "<h1>ӨРӨНХИЙ НӨХЦӨЛ</h1><p>Талууд үүргээ биелүүлнэ.</p>",
    });
    await createContract(owner, { name: "Supply", html: "<p>The <strong>Sup</strong>plier shall deliver.</p>" });
    expect(await names({ q: "аренды" })).toEqual(["Договор АРЕНДЫ гаража"]);
    expect(await names({ q: "ООО «елка»" })).toEqual(["Договор АРЕНДЫ гаража"]);
    expect(await names({ q: "ЕЛКА" })).toEqual(["Договор АРЕНДЫ гаража"]);
    expect(await names({ q: "өрөнхий нөхцөл" })).toEqual(["Хамтран ажиллах гэрээ"]);
    expect(await names({ q: "ҮҮРГЭЭ" })).toEqual(["Хамтран ажиллах гэрээ"]);
    expect(await names({ q: "SUPPLIER" })).toEqual(["Supply"]);
    expect(await names({ q: "lessor" })).toEqual([]);
  });

  test("finds a word by its beginning, and one in quotes only as it is written (B-7.7)", async () => {
    await createContract(owner, {
      name: "Lease",
      html: "<p>Арендатор вносит арендную плату; the tenant's parents.</p>",
    });
    await createContract(owner, { name: "Sale", html: "<p>Аренда не допускается.</p>" });
    expect([
      await names({ q: "аренд" }),
      await names({ q: '"аренда"' }),
      await names({ q: '"аренд"' }),
      await names({ q: "rent" }),
      await names({ q: "paren ten" }),
      await names({ q: "допускающийся" }),
      await names({ q: "арендованная" }),
    ]).toEqual([["Sale", "Lease"], ["Sale"], [], [], ["Lease"], [], []]);
  });

  test.runIf(isAboveDatabase)("finds words in their other forms, in Mongolian and Russian (B-7.7)", async () => {
    await createContract(owner, { name: "Lease", html: "<p>Энэхүү гэрээний хугацаанд ажлаа дуусгана.</p>" });
    await createContract(owner, { name: "Sale", html: "<p>Условия настоящего Договора поставки.</p>" });
    await createContract(owner, { name: "Rental", html: "<p>Гэр бүлийн капитал.</p>" });
    expect([
      await names({ q: "гэрээгээр" }),
      await names({ q: "хугацаа ажил" }),
      await names({ q: "договорами" }),
      await names({ q: "талын" }),
      await names({ q: '"гэрээгээр хугацаанд"' }),
    ]).toEqual([["Lease"], ["Lease"], ["Sale"], [], []]);
    const [{ snippet } = { snippet: null }] = await listed({ q: "гэрээгээр" }, owner);
    expect(snippet?.hits.map(({ start, end }) => snippet.text.slice(start, end))).toEqual(["гэрээний"]);
  });

  test("wants all words, and a phrase in quotes as a whole, also over the end of a line (B-7.7)", async () => {
    await createContract(owner, { name: "One", html: "<p>A material breach.</p>" });
    await createContract(owner, { name: "Two", html: "<p>A breach that is</p><p>material.</p>" });
    expect(await names({ q: "material breach" })).toEqual(["Two", "One"]);
    expect(await names({ q: '"material breach"' })).toEqual(["One"]);
    expect(await names({ q: '"that is  MATERIAL"' })).toEqual(["Two"]);
    expect(await names({ q: "two breach" })).toEqual(["Two"]);
    expect(await names({ q: "one two" })).toEqual([]);
  });

  test("takes % and _ and \\ as they are written", async () => {
    await createContract(owner, { name: "Half", html: "<p>50% of the price</p>" });
    await createContract(owner, { name: "Fifty", html: "<p>50 tons_net C:\\deeds</p>" });
    expect([
      await names({ q: "50%" }),
      await names({ q: "tons_n" }),
      await names({ q: "tons_s" }),
      await names({ q: "%" }),
      await names({ q: "c:\\d" }),
      await names({ q: "150%" }),
    ]).toEqual([["Half"], ["Fifty"], [], ["Half"], ["Fifty"], []]);
  });

  test("shows the place that was found as it is written, and none for a name alone", async () => {
    await createContract(owner, {
      name: "Lease",
      html: `<p>${"Filler ".repeat(100)}</p><p>The Tenant shall pay the <em>Rent</em> in advance &amp; in full.</p>`,
    });
    const [{ snippet } = { snippet: null }] = await listed({ q: "RENT tenant" }, owner);
    expect(snippet?.text).toBe("The Tenant shall pay the Rent in advance & in full.");
    expect(snippet?.hits.map(({ start, end }) => snippet.text.slice(start, end))).toEqual(["Tenant", "Rent"]);
    expect(await listed({ q: "lease" }, owner)).toMatchObject([{ name: "Lease", snippet: null }]);
    expect(Object.keys((await listed({}, owner))[0] ?? {})).not.toContain("snippet");
  });

  test("looks at the current text only, and at the caller's contracts only (B-7.7)", async () => {
    const { contractId } = await createContract(owner, { html: "<p>Old words</p>" });
    const stranger = await person("Stranger");
    await createContract(stranger, { name: "Old contract" });
    await call(save, {
      method: "POST",
      params: { contractId },
      token: owner.token,
      body: { content: "<p>New text</p>" },
    });
    expect([await names({ q: "old" }), await names({ q: "new" })]).toEqual([[], ["Lease"]]);
    expect(await names({ q: "old" }, stranger)).toEqual(["Old contract"]);
  });

  test("with nothing to look for lists everything", async () => {
    await createContract(owner);
    expect([await names({ q: "" }), await names({ q: ' "" ' }), await names({ q: "\u0000" })]).toEqual([
      ["Lease"],
      ["Lease"],
      ["Lease"],
    ]);
  });

  test("finds contracts that are older than the search once they are made searchable, and not what was saved since", async () => {
    const { contractId } = await createContract(owner, { name: "Old Лизинг", html: "<p>Rent</p>" });
    await db.contract.update({ where: { id: contractId }, data: { searchText: "" } });
    await db.contractIndex.updateMany({ data: { wordRules: 0 } });
    expect(await names({ q: "лизинг" })).toEqual([]);
    expect(await contractsWithoutSearchText()).toEqual([{ id: contractId }]);
    await indexContract(ContractGrant.forJob(contractId));
    expect([await names({ q: "лизинг rent" }), await contractsWithoutSearchText()]).toEqual([["Old Лизинг"], []]);
    expect(await areWordsKept()).toBe(true);
  });

  test("goes through the texts as long as the index of words is being made, and finds the same then (B-7.7)", async () => {
    const QUERIES = ["лизинга", '"rent is due"', "due 50%", "%", "стороны rent", '"сторона"', "zebra"];
    await createContract(owner, { name: "Лизинг", html: "<p>The rent is due: 50%. Стороны согласны.</p>" });
    await createContract(owner, { name: "Rent", html: "<p>Due is the rent. Стороной признаётся 5% лизинг.</p>" });
    const found = async () => Promise.all(QUERIES.map((q) => names({ q })));
    const before = await found();
    expect(before).toEqual([
      ["Rent", "Лизинг"],
      ["Лизинг"],
      ["Лизинг"],
      ["Rent", "Лизинг"],
      ["Rent", "Лизинг"],
      [],
      [],
    ]);
    await forgetWords();
    expect([await areWordsKept(), await found()]).toEqual([false, before]);
    expect(await keepMissingWords()).toBe(false);
    expect([await areWordsKept(), await found()]).toEqual([true, before]);
  });

  test("knows a contract by its new name at once, and forgets one that is gone", async () => {
    const { contractId } = await createContract(owner, { name: "Zebra", html: "<p>Rent</p>" });
    const renamed = await call(change, {
      method: "PATCH",
      params: { contractId },
      token: owner.token,
      body: { name: "Giraffe" },
    });
    expect(renamed.status).toBe(200);
    expect([await names({ q: "zebra" }), await names({ q: "giraffe rent" })]).toEqual([[], ["Giraffe"]]);
    await trashContract(owner.actor, contractId);
    expect(await names({ q: "giraffe" })).toEqual([]);
    await undeleteContract(owner.actor, contractId);
    expect(await names({ q: "giraffe" })).toEqual(["Giraffe"]);
    await db.contract.delete({ where: { id: contractId } });
    expect(await wordsKept()).toBe(0);
  });

  test("knows a long contract by its new name, whose words are found again in a thread", async () => {
    const html = `<p>${"The tenant pays the rent. ".repeat(2_000)}zebra</p>`;
    const { contractId } = await createContract(owner, { name: "Long", html });
    const inThread = vi.spyOn(ResidentPool.prototype, "run");
    const { status } = await call(change, {
      method: "PATCH",
      params: { contractId },
      token: owner.token,
      body: { name: "Giraffe" },
    });
    expect([status, inThread.mock.calls.map(([task]) => task)]).toEqual([
      200,
      [expect.objectContaining({ verb: "index" })],
    ]);
    inThread.mockRestore();
    expect([await names({ q: "long" }), await names({ q: "giraffe zebra" })]).toEqual([[], ["Giraffe"]]);
  });

  test("finds contracts between which others have many, and tells those apart that lack the words", async () => {
    await createContract(owner, { name: "First", html: "<p>Rent of a zebra</p>" });
    await createContract(owner, { name: "Second", html: "<p>Rent</p>" });
    await db.$executeRawUnsafe(
      env.isPostgres
        ? `SELECT setval(pg_get_serial_sequence('"ContractIndex"', 'id'), 100000)`
        : `UPDATE "sqlite_sequence" SET "seq" = 100000 WHERE "name" = 'ContractIndex'`,
    );
    await createContract(owner, { name: "Third", html: "<p>Rent of a zebra</p>" });
    const { id: last } = await db.contractIndex.findFirstOrThrow({ orderBy: { id: "desc" } });
    expect(last).toBeGreaterThan(100_000);
    expect(await names({ q: "zebra" })).toEqual(["Third", "First"]);
    expect(await names({ q: "rent", sort: "date" })).toEqual(["First", "Second", "Third"]);
  });

  test("finds what a text of more words than are kept says", async () => {
    const words = Array.from({ length: 90_000 }, (_, index) => `w${(index * 7919).toString(36)}x`).join(" ");
    await createContract(owner, { name: "Endless", html: `<p>${words} zebra crossing</p>` });
    expect([
      await names({ q: "zebra" }),
      await names({ q: '"zebra crossing"' }),
      await names({ q: "giraffe" }),
    ]).toEqual([["Endless"], ["Endless"], []]);
  });
});

describe("filters", () => {
  test("by type and by status, together with words (B-7.8)", async () => {
    await createContract(owner, { name: "A", type: "Other", html: "<p>rent</p>" });
    await createContract(owner, { name: "B", type: "Lease Agreement", html: "<p>rent</p>" });
    const { contractId } = await createContract(owner, { name: "C", type: "Lease Agreement" });
    await db.contract.update({ where: { id: contractId }, data: { status: "" } });
    expect([
      await names({ type: "Other" }),
      await names({ type: "Lease Agreement" }),
      await names({ status: "draft" }),
      await names({ status: "analyzed" }),
      await names({ status: "reviewed" }),
    ]).toEqual([["A"], ["C", "B"], ["C"], ["B", "A"], []]);
    expect(await names({ q: "rent", type: "Lease Agreement", status: "analyzed" })).toEqual(["B"]);
    expect(await names({ q: "", type: "", status: "", sort: "" })).toEqual(["C", "B", "A"]);
  });

  test.each([
    "type=Sonnet",
    "status=archived",
    "sort=size",
    `q=${"x".repeat(201)}`,
    "sort=name&cursor=MjAyNg",
    "cursor=bmFtZQ",
  ])("%s is refused", async (query) => {
    const response = await call(list, { token: owner.token, path: `/api/contracts?${query}` });
    expect([response.status, (await response.json()).code]).toEqual([400, "invalidInput"]);
  });
});

describe("orders", () => {
  const TYPES = ["Other", "Lease Agreement", "Other", "Sales Contract", "Other"];
  const STATUSES = ["reviewed", "", "analyzed", "processing", "reviewed"];
  beforeEach(async () => {
    for (const [index, name] of ["бета", "Zebra", "Альфа", "apple", "contract 10"].entries()) {
      const { contractId } = await createContract(owner, {
        name,
        type: TYPES[index] ?? "",
        uploadedAt: new Date(Date.UTC(2026, 0, index + 1)),
      });
      await db.contract.update({ where: { id: contractId }, data: { status: STATUSES[index] ?? "" } });
    }
  });

  test.each([
    ["date", ["бета", "Zebra", "Альфа", "apple", "contract 10"]],
    ["-date", ["contract 10", "apple", "Альфа", "Zebra", "бета"]],
    ["name", ["apple", "contract 10", "Zebra", "Альфа", "бета"]],
    ["-name", ["бета", "Альфа", "Zebra", "contract 10", "apple"]],
    ["type", ["Zebra", "contract 10", "Альфа", "бета", "apple"]],
    ["-type", ["apple", "contract 10", "Альфа", "бета", "Zebra"]],
    ["status", ["apple", "Zebra", "Альфа", "contract 10", "бета"]],
    ["-status", ["contract 10", "бета", "Альфа", "Zebra", "apple"]],
  ])("by %s (B-7.8)", async (sort, expected) => {
    expect(await names({ sort })).toEqual(expected);
    expect((await pages({ sort, limit: "2" })).flat()).toEqual(expected);
  });

  test("by name in the alphabet of the reader's language, also before its keys are made (B-7.8)", async () => {
    const ofRussian = async () => {
      const { items } = await listContracts({ ...owner.actor, language: "ru" }, { sort: "name" });
      return items.map(({ name }) => name);
    };
    const expected = ["Альфа", "бета", "apple", "contract 10", "Zebra"];
    expect(await ofRussian()).toEqual(expected);
    await db.contractIndex.updateMany({ data: { nameLatin: "", nameCyrillic: "" } });
    expect(await ofRussian()).toEqual(expected);
    expect(await keepMissingNameKeys()).toBe(false);
    expect(await ofRussian()).toEqual(expected);
    expect(await db.listedPart.count({ where: { nameLatin: "" } })).toBe(0);
  });

  test.each(["name", "-name", "type", "-status"])("by %s, filtered and labelled, none is missed", async (sort) => {
    const all = await names({ sort });
    expect((await pages({ sort, type: "Other", limit: "1" })).flat()).toEqual(
      all.filter((name) => ["бета", "Альфа", "contract 10"].includes(name)),
    );
    expect(await names({ sort, type: "Other", status: "reviewed" })).toEqual(
      all.filter((name) => ["бета", "contract 10"].includes(name)),
    );
    const { id = "" } = (await listed({ q: "zebra" }, owner))[0] ?? {};
    await setLabels(owner.actor, id, { labels: ["ours"] });
    expect(await names({ sort, label: "ours" })).toEqual(["Zebra"]);
    expect(await names({ sort, label: "ours", status: "draft" })).toEqual(["Zebra"]);
    expect(await names({ sort, label: "ours", status: "analyzed" })).toEqual([]);
  });

  test.each(["name", "date"])(
    "by %s every contract comes once while others are added and deleted between two pages (B-20.9)",
    async (sort) => {
      const shown = await pages({ sort, limit: "2" }, async (page) => {
        if (page !== 1) return;
        await createContract(owner, { name: "aaa, added before", uploadedAt: new Date(0) });
        await db.contract.deleteMany({ where: { name: sort === "name" ? "apple" : "бета" } });
      });
      expect(shown.flat()).toEqual(
        sort === "name"
          ? ["apple", "contract 10", "Zebra", "Альфа", "бета"]
          : ["бета", "Zebra", "Альфа", "apple", "contract 10"],
      );
    },
  );

  test.each([
    ["deleted", () => db.contract.deleteMany({ where: { name: "contract 10" } })],
    ["renamed", () => db.contract.updateMany({ where: { name: "contract 10" }, data: { name: "яблоко" } })],
  ])("the page goes on where it was when its last contract was %s", async (_how, happen) => {
    const shown = await pages({ sort: "name", limit: "2" }, async (page) => (page === 1 ? happen() : undefined));
    expect(shown.flat().slice(0, 5)).toEqual(["apple", "contract 10", "Zebra", "Альфа", "бета"]);
  });
});

test.runIf(isAboveDatabase)(
  "a search goes through as many contracts as there are, and pages of it miss none",
  async () => {
    const rows = Array.from({ length: 430 }, (_, index) => ({
      id: `c${String(index).padStart(3, "0")}`,
      name: `Contract ${index}`,
      searchText: `contract ${index}\n${index % 100 === 7 ? "a zebra crossing" : "a crossing"}`,
      uploadedAt: new Date(Date.UTC(2026, 0, 1, 0, index)),
    }));
    await db.contract.createMany({ data: rows });
    await db.collaborator.createMany({
      data: rows.map(({ id, uploadedAt }) => ({
        id,
        contractId: id,
        userId: owner.actor.userId,
        role: "admin",
        contractUploadedAt: uploadedAt,
      })),
    });
    const expected = ["Contract 407", "Contract 307", "Contract 207", "Contract 107", "Contract 7"];
    expect(await names({ q: "zebra crossing" })).toEqual(expected);
    expect((await pages({ q: "zebra", limit: "2" })).flat()).toEqual(expected);
    expect(await names({ q: "zebra", sort: "name" })).toEqual([...expected].reverse());
    await keepMissingNameKeys();
    expect(await keepMissingWords()).toBe(true);
    while (await keepMissingWords());
    expect(await areWordsKept()).toBe(true);
    expect(await names({ q: "zebra a" })).toEqual(expected);
    expect(await names({ q: '"zebra crossing" c' })).toEqual(expected);
    expect((await pages({ q: "zebra", limit: "2" })).flat()).toEqual(expected);
    expect((await pages({ q: "zebra", sort: "name", limit: "2" })).flat()).toEqual([...expected].reverse());
    expect((await pages({ q: "crossing", limit: "150" })).flat()).toHaveLength(430);
    expect(await names({ q: "zebra" }, await person("Stranger", "user"))).toEqual([]);
  },
);
