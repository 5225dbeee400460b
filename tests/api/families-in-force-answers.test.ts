/** The table of answers and the list of contracts read the text in force, for whoever can open it (B-31.16). */
import { beforeEach, describe, expect, test } from "vitest";
import { trashContract } from "@/lib/contracts/trash/trash";
import { saveVersion } from "@/lib/contracts/versions/versions";
import { rereadInForce } from "@/lib/families/keeping";
import { db } from "@/lib/platform/db";
import { answersListed } from "@/lib/portfolio/cells/listed";
import type { CellDto } from "@/lib/portfolio/schema";
import { resetDatabase } from "../support/database";
import { person, type Person } from "../support/factories";
import { ask, doors } from "./families-stage";
import { amendedServices, CHANGES, readerOf, settled } from "./in-force-stage";
import { asked, exportedBy, opened, openedBy, PRICE, summed, verifiedBy } from "./portfolio-stage";

const END = "fact:expiration_date";
const NOTICE = "fact:renewal_notice";
const LAW = "fact:governing_law";
const COLUMNS = ["name", PRICE, END, NOTICE, LAW];
const SECRET = /95,500|95500|2028|ninety|Amendment/u;
let owner: Person;

beforeEach(async () => {
  await resetDatabase();
  owner = await person("Owner");
});

async function cellsOf(who: Person, root: string): Promise<Record<string, CellDto>> {
  const { rows } = await asked(who, { columns: COLUMNS });
  return rows.find(({ contract }) => contract.id === root)?.cells ?? {};
}

describe("whoever can open the amendment (B-31.16)", () => {
  test("sees the price, end and notice in force, with the amendment that made them, in the table and the list", async () => {
    const { root, amendment } = await amendedServices(owner);
    const reader = await readerOf("Reader", root, amendment);
    for (const who of [owner, reader]) {
      const cells = await cellsOf(who, root);
      expect(cells[PRICE]?.value).toMatchObject({ amount: 95_500, currency: "USD" });
      expect(cells[PRICE]?.inForce).toMatchObject({
        documents: [{ contractId: amendment, name: "Amendment 1", from: "2025-03-01" }],
        own: { amount: 120_000 },
      });
      expect(cells[END]?.value?.day).toBe("2028-06-30");
      expect(cells[NOTICE]?.value).toMatchObject({ number: 90, unit: "days" });
      expect(cells[LAW]).toMatchObject({ state: "stated" });
      expect(cells[LAW]?.inForce).toBeUndefined();
    }
    const listed = (await answersListed(reader.actor, [root], [PRICE])).get(root);
    expect(listed?.[PRICE]?.value?.amount).toBe(95_500);
  });

  test("opens the amendment's words first, then the replaced ones", async () => {
    const { root, amendment } = await amendedServices(owner);
    const { passages } = await opened(owner, root, PRICE);
    expect(passages[0]?.content).toContain("“USD 95,500”");
    expect(passages[0]?.document).toMatchObject({ contractId: amendment, name: "Amendment 1", from: "2025-03-01" });
    expect(passages.at(-1)).toMatchObject({ isReplaced: true });
    expect(passages.at(-1)?.content).toContain("USD 120,000");
  });

  test("exports the answers in force; sums say how many contracts they tell by their own text", async () => {
    const { root } = await amendedServices(owner);
    const file = await (await exportedBy(owner, { format: "csv", columns: COLUMNS })).text();
    const line = file.split("\n").find((one) => one.includes(root));
    expect(line).toContain("95500");
    expect(line).toContain("2028-06-30");
    const summary = await summed(owner, { columns: COLUMNS });
    expect(summary.amended).toBe(1);
    expect(summary.columns[PRICE]?.totals).toMatchObject([{ currency: "USD", amount: 120_000 }]);
  });

  test("can't verify an answer that others see by the contract's own text; a correction goes before it", async () => {
    const { root } = await amendedServices(owner);
    const { versionId } = await opened(owner, root, PRICE);
    const word = { contractId: root, column: PRICE, versionId };
    const refused = await verifiedBy(owner, word);
    expect(refused.status).toBe(409);
    expect(await refused.json()).toMatchObject({ code: "answerInForce" });
    const correction = { text: "USD 96,000", amount: 96_000, currency: "USD" };
    expect((await verifiedBy(owner, { ...word, correction })).status).toBe(200);
    expect((await cellsOf(owner, root))[PRICE]).toMatchObject({ state: "verified", value: { amount: 96_000 } });
  });
});

test("what a person verified of the contract's own words isn't said of those in their place (B-31.16)", async () => {
  const { root, place } = await amendedServices(owner);
  const isSigned = (signed: boolean) => ask(doors.changed, owner, { params: place, body: { isSigned: signed } });
  expect((await isSigned(false)).status).toBe(200);
  await settled();
  const { versionId } = await opened(owner, root, PRICE);
  expect((await verifiedBy(owner, { contractId: root, column: PRICE, versionId })).status).toBe(200);
  expect((await cellsOf(owner, root))[PRICE]).toMatchObject({ state: "verified", value: { amount: 120_000 } });
  expect((await isSigned(true)).status).toBe(200);
  await settled();
  expect((await cellsOf(owner, root))[PRICE]).toMatchObject({ verified: null, value: { amount: 95_500 } });
});

describe("whoever can't open the amendment (B-31.16)", () => {
  test("sees the contract's own answers, none of them stated, and neither value, day, name nor words of it", async () => {
    const { root } = await amendedServices(owner);
    const reader = await readerOf("Reader", root);
    const cells = await cellsOf(reader, root);
    expect(cells[PRICE]).toMatchObject({ state: "likely", value: { amount: 120_000 } });
    expect(cells[END]).toMatchObject({ state: "likely", value: { day: "2027-12-31" } });
    await reveals(reader, root);
  });

  test("nor once their part in it has ended, or another amendment came that they can't open", async () => {
    const { root, amendment } = await amendedServices(owner);
    const reader = await readerOf("Reader", root, amendment);
    expect((await cellsOf(reader, root))[PRICE]?.value?.amount).toBe(95_500);
    await db.collaborator.deleteMany({ where: { contractId: amendment, userId: reader.actor.userId } });
    expect((await cellsOf(reader, root))[PRICE]?.value?.amount).toBe(120_000);
    await reveals(reader, root);
  });

  async function reveals(reader: Person, root: string): Promise<void> {
    const texts = [
      JSON.stringify(await asked(reader, { columns: COLUMNS })),
      JSON.stringify(await summed(reader, { columns: COLUMNS })),
      ...(await Promise.all([PRICE, END, NOTICE].map(async (one) => (await openedBy(reader, root, one)).text()))),
      await (await exportedBy(reader, { format: "csv", columns: COLUMNS })).text(),
    ];
    for (const text of texts) expect(text).not.toMatch(SECRET);
  }
});

describe("the reading in force isn't shown (B-31.16)", () => {
  test("once the amendment has another text, until that is read; nor of an amendment in the trash", async () => {
    const { root, amendment } = await amendedServices(owner);
    await saveVersion(owner.actor, amendment, { content: CHANGES.replace("95,500", "91,000") });
    expect((await cellsOf(owner, root))[PRICE]).toMatchObject({ state: "likely", value: { amount: 120_000 } });
    await settled();
    expect((await cellsOf(owner, root))[PRICE]?.value?.amount).toBe(91_000);
    await trashContract(owner.actor, amendment);
    expect((await cellsOf(owner, root))[END]).toMatchObject({ state: "stated", value: { day: "2027-12-31" } });
    await settled();
    expect(await db.inForceReading.count()).toBe(0);
  });

  test("nor before the day of the amendment; it is read on that day", async () => {
    const { root, place } = await amendedServices(owner);
    await ask(doors.changed, owner, { params: place, body: { holdsFrom: "2999-01-01" } });
    await settled();
    expect((await cellsOf(owner, root))[PRICE]?.value?.amount).toBe(120_000);
    const kept = await db.inForceReading.findUniqueOrThrow({ where: { contractId: root } });
    expect(kept).toMatchObject({ until: "2999-01-01" });
    await rereadInForce();
    expect(await db.job.count({ where: { doneAt: null } })).toBe(0);
    await db.inForceReading.update({ where: { contractId: root }, data: { until: "2025-01-01" } });
    await rereadInForce();
    await settled();
    expect(await db.inForceReading.findUniqueOrThrow({ where: { contractId: root } })).toEqual(kept);
  });

  test("nor where somebody without a part in the contract added the amendment; then nothing is stated by it", async () => {
    const { root, amendment } = await amendedServices(owner);
    expect((await cellsOf(owner, root))[END]).toMatchObject({ state: "stated", value: { day: "2028-06-30" } });
    const other = await readerOf("Other", amendment);
    await db.familyMember.update({ where: { contractId: amendment }, data: { addedById: other.actor.userId } });
    expect((await cellsOf(owner, root))[END]?.inForce).toBeUndefined();
    await rereadInForce();
    await settled();
    expect((await cellsOf(owner, root))[END]).toMatchObject({ state: "likely", value: { day: "2028-06-30" } });
  });
});
