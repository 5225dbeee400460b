/** What we usually sign, over REST. Source: behaviour §34. */
import { beforeEach, describe, expect, test } from "vitest";
import { trashContract } from "@/lib/contracts/trash/trash";
import { db } from "@/lib/platform/db";
import { signedToChoose } from "@/lib/portfolio/practice/practice";
import { resetDatabase } from "../support/database";
import { join, person, type Person } from "../support/factories";
import { verifiedBy } from "./portfolio-stage";
import {
  comparedBy,
  comparedCall,
  practiceCall,
  practised,
  registered,
  signedContract,
  topicCall,
  topicIn,
  topicOpened,
} from "./practice-stage";

const PAY = "payment_terms";
let owner: Person;
beforeEach(async () => {
  await resetDatabase();
  owner = await person("Owner");
});

describe("which contracts count", () => {
  test("those that are signed, of the caller's own; not what was reopened, or is in the trash (B-34.1)", async () => {
    const [trashed] = [await signedContract(owner), await signedContract(owner)];
    await signedContract(owner, { signedOn: null });
    expect(await practised(owner)).toMatchObject({ signed: 2, considered: 2, isCut: false });
    await trashContract(owner.actor, trashed);
    expect(await practised(owner)).toMatchObject({ signed: 1, considered: 1 });
  });

  test("not an amendment, which has only the clauses that it changes (B-34.1)", async () => {
    const [agreement, amendment] = [await signedContract(owner), await signedContract(owner)];
    expect(await practised(owner)).toMatchObject({ signed: 2, considered: 2 });
    const at = new Date("2026-01-10T00:00:00.000Z");
    const family = await db.contractFamily.create({ data: { id: "family", name: "Supply", createdAt: at } });
    const of = {
      familyId: family.id,
      holdsFrom: null,
      isSigned: true,
      addedById: owner.actor.userId,
      addedByName: "Owner",
    };
    const [root, part] = [
      { id: "root", contractId: agreement, role: "agreement", parentId: null },
      { id: "part", contractId: amendment, role: "amendment", parentId: "root" },
    ];
    for (const row of [root, part]) await db.familyMember.create({ data: { ...row, ...of, addedAt: at } });
    expect(await practised(owner)).toMatchObject({ signed: 1, considered: 1 });
    expect((await signedToChoose(owner.actor)).map(({ id }) => id)).toEqual([agreement]);
  });

  test("one whose copy shows no signature, or differs still, is not called signed (B-34.3)", async () => {
    const [sure, unseen, differing] = [
      await signedContract(owner),
      await signedContract(owner),
      await signedContract(owner),
    ];
    const compared = { words: { agreed: 1, found: 1 }, unread: [], more: 0 };
    const copies = [
      [sure, { outcome: "same", ...compared, differences: [], signs: ["ink"] }],
      [unseen, { outcome: "same", ...compared, differences: [], signs: [] }],
      [differing, { outcome: "differs", ...compared, differences: [{ doubt: null, settled: null }], signs: ["ink"] }],
    ] as const;
    for (const [contractId, comparison] of copies) {
      const version = await db.contractVersion.findFirstOrThrow({ where: { contractId } });
      const of = { contractId, versionId: version.id, versionNumber: 1, createdByName: "Owner" };
      const what = { signedOn: "2026-01-10", status: "ready", comparison: JSON.stringify(comparison) };
      await db.signedCopy.create({ data: { id: `copy of ${contractId}`, ...of, ...what } });
    }
    const offered = await signedToChoose(owner.actor);
    const inDoubt = offered.filter(({ isInDoubt }) => isInDoubt).map(({ id }) => id);
    expect(inDoubt.sort()).toEqual([unseen, differing].sort());
    const { wordings } = await topicOpened(owner, PAY);
    const told = wordings.flatMap(({ contracts }) => contracts).filter(({ isInDoubt }) => isInDoubt);
    expect(told).toHaveLength(2);
  });

  test("whoever has a part sees it, a stranger counts none of them (B-34.1)", async () => {
    const [reviewer, stranger] = [await person("Reviewer"), await person("Stranger")];
    await join(await signedContract(owner), reviewer, "reviewer");
    await signedContract(owner);
    expect(await practised(reviewer)).toMatchObject({ signed: 1, considered: 1 });
    expect(await practised(stranger)).toEqual({ signed: 0, considered: 0, isCut: false, topics: [] });
  });

  test("by type and day of signing, our side and counterparty; all are counted beside them (B-34.1)", async () => {
    await signedContract(owner, { signedOn: "2025-03-01", other: "Oakmoor Inc." });
    await signedContract(owner, { order: "we buy", other: "Pinewood LLC" });
    await signedContract(owner, { type: "Other", other: "Pinewood LLC" });
    await registered(owner);
    const counted = async (query: string) => (await practised(owner, query)).considered;
    expect(await practised(owner, "?type=Other")).toMatchObject({ signed: 3, considered: 1 });
    expect([await counted("?from=2026-01-01"), await counted("?until=2025-12-31")]).toEqual([2, 1]);
    expect([await counted("?side=buy"), await counted("?side=supply"), await counted("")]).toEqual([1, 2, 3]);
    const pinewood = await db.counterparty.findFirstOrThrow({ where: { name: "Pinewood LLC" } });
    expect(await counted(`?counterpartyId=${pinewood.id}&side=supply`)).toBe(1);
    const stranger = await person("Stranger");
    expect((await practiceCall(stranger, `?counterpartyId=${pinewood.id}`)).status).toBe(404);
    expect((await practiceCall(owner, "?side=neither")).status).toBe(400);
  });
});

describe("what is usual", () => {
  test("median and range are values that were signed, the most frequent is the usual one (B-34.2)", async () => {
    for (const pay of ["30 days", "30 days", "45 days", "60 days"]) await signedContract(owner, { pay });
    expect(topicIn(await practised(owner), PAY)).toMatchObject({
      found: 4,
      figures: [
        {
          measure: "days",
          count: 4,
          usual: { count: 2, value: { number: 30, unit: "days" } },
          median: { number: 30 },
          least: { number: 30 },
          most: { number: 60 },
        },
      ],
      words: [],
    });
  });

  test("words are counted by their letters, and topics that no contract has are left out (B-34.2)", async () => {
    for (const law of ["the State of New York", "the State of New York", "Mongolia"])
      await signedContract(owner, { law });
    const found = await practised(owner);
    const law = topicIn(found, "governing_law");
    expect(law).toMatchObject({ found: 3, name: "Governing law" });
    expect(law?.words.map(({ count }) => count)).toEqual([2, 1]);
    expect(topicIn(found, "exclusivity")).toBeUndefined();
  });

  test("what a person corrected counts in place of what was read (B-34.2)", async () => {
    const contractId = await signedContract(owner, { pay: "30 days" });
    const { versionId } = await db.contractAnswers.findUniqueOrThrow({ where: { contractId } });
    const correction = { text: "90 days", number: 90, unit: "days" };
    const body = { contractId, column: `fact:${PAY}`, versionId, correction };
    expect((await verifiedBy(owner, body)).status).toBe(200);
    expect(topicIn(await practised(owner), PAY)).toMatchObject({ stated: 1, figures: [{ median: { number: 90 } }] });
  });
});

describe("a topic opened", () => {
  test("clauses alike but for names and numbers are one wording, each contract with its passage (B-34.3)", async () => {
    for (const other of ["Oakmoor Inc.", "Pinewood LLC"]) await signedContract(owner, { other });
    await signedContract(owner, { pay: "forty-five (45) days" });
    const payment =
      "All invoices are payable by bank transfer, and the Client shall pay them within 60 days of the end of the month.";
    await signedContract(owner, { payment, name: "Another" });
    const { wordings, without, topic } = await topicOpened(owner, PAY);
    expect(topic.found).toBe(4);
    expect(wordings.map(({ count }) => count)).toEqual([3, 1]);
    expect(wordings[1]?.contracts[0]).toMatchObject({ name: "Another", value: { number: 60 } });
    expect(wordings[1]?.contracts[0]?.quote?.content).toContain(payment);
    expect(without).toEqual([]);
    const renewal = await topicOpened(owner, "renewal_term");
    expect(renewal).toMatchObject({ topic: { found: 0 }, wordings: [] });
    expect(renewal.without).toHaveLength(4);
  });

  test("a topic that there is not is refused (B-34.3)", async () => {
    expect((await topicCall(owner, "weather")).status).toBe(400);
    expect((await topicCall(owner, PAY)).status).toBe(200);
  });
});

describe("a contract beside it", () => {
  test("the usual value, its own, and how many signed at that; it doesn't count itself (B-34.4)", async () => {
    for (const pay of ["30 days", "30 days", "30 days", "90 days"]) await signedContract(owner, { pay });
    const contractId = await signedContract(owner, { pay: "90 days", signedOn: "2026-02-01" });
    const { topics, basis, considered } = await comparedBy(owner, contractId);
    expect({ basis, considered }).toEqual({ basis: "type", considered: 4 });
    expect(topics.find(({ topic }) => topic === PAY)).toMatchObject({
      usual: { count: 3, value: { number: 30 } },
      here: { value: { number: 90 } },
      distance: "more",
      same: 1,
      found: 4,
    });
    expect(topics.find(({ topic }) => topic === "governing_law")).toMatchObject({ distance: "same", same: 4 });
  });

  test("nothing is said on topics that fewer than three signed contracts have (B-34.4)", async () => {
    const contractId = await signedContract(owner, { signedOn: null });
    for (let made = 0; made < 2; made += 1) await signedContract(owner);
    expect((await comparedBy(owner, contractId)).topics).toEqual([]);
    await signedContract(owner);
    expect((await comparedBy(owner, contractId)).topics).not.toEqual([]);
  });

  test("of our side and its type where three are signed, else fewer conditions (B-34.4)", async () => {
    const contractId = await signedContract(owner, { order: "we buy", signedOn: null });
    for (let made = 0; made < 3; made += 1) await signedContract(owner, { order: "we buy", pay: "60 days" });
    for (let made = 0; made < 4; made += 1) await signedContract(owner);
    await registered(owner);
    const ours = await comparedBy(owner, contractId);
    expect(ours).toMatchObject({ basis: "sideAndType", side: "buy", considered: 3 });
    expect(ours.topics.find(({ topic }) => topic === PAY)).toMatchObject({ distance: "less" });
    await db.contract.updateMany({ where: { id: { not: contractId } }, data: { contractType: "Other" } });
    expect(await comparedBy(owner, contractId)).toMatchObject({ basis: "side", considered: 3 });
  });

  test("only from contracts that the reader may see (B-34.1)", async () => {
    const [contractId, reviewer] = [await signedContract(owner, { signedOn: null }), await person("Reviewer")];
    await join(contractId, reviewer, "reviewer");
    for (let made = 0; made < 3; made += 1) await signedContract(owner);
    expect(await comparedBy(reviewer, contractId)).toMatchObject({ signed: 0, considered: 0, topics: [] });
    expect((await comparedCall(await person("Stranger"), contractId)).status).toBe(404);
  });
});
