import { beforeEach, describe, expect, test } from "vitest";
import { partiesToChoose } from "@/lib/counterparties/choosing";
import { ourAnswerKeys, partyNamed, sidesOfContracts } from "@/lib/counterparties/ours";
import { registerOldContracts, forgetUnused } from "@/lib/counterparties/registering";
import { MAX_PARTIES } from "@/lib/counterparties/bounds";
import { trashContract, undeleteContract, endContract } from "@/lib/contracts/trash/trash";
import { clock } from "@/lib/platform/clock";
import { db } from "@/lib/platform/db";
import { resetDatabase } from "../support/database";
import { createContract, join, person, type Person } from "../support/factories";
import { changedText, readContract } from "./portfolio-stage";
import {
  apartCall,
  betweenHtml,
  changeCall,
  changed,
  contractsCall,
  listContracts,
  contractWith,
  getId,
  listCall,
  listedBy,
  mergeCall,
  listNames,
  openCall,
  opened,
  readOurNames,
  partiesCall,
  readParties,
  runJobs,
  said,
  sayCall,
  splitCall,
  US,
} from "./counterparties-stage";

let owner: Person;
beforeEach(async () => {
  await resetDatabase();
  owner = await person("Owner");
});

describe("the register builds itself", () => {
  test("from the parties of each contract that was read, once, however often it is registered (B-30.1)", async () => {
    await contractWith(owner, "Oakmoor Inc.");
    await contractWith(owner, "OAKMOOR, INC", { day: "May 6, 2025" });
    await registerOldContracts();
    expect(await listedBy(owner)).toMatchObject([
      { name: "Brightwater Ltd", contractCount: 2, firstDay: "2024-03-04", lastDay: "2025-05-06" },
      { name: "OAKMOOR, INC", contractCount: 2, firstDay: "2024-03-04", lastDay: "2025-05-06" },
    ]);
    expect(await db.counterpartySpelling.count()).toBe(2);
  });

  test("and follows the current version: who is no party any more has no contract (B-30.1)", async () => {
    const contractId = await contractWith(owner, "Oakmoor Inc.");
    await changedText(owner, contractId, betweenHtml(US, { name: "Pinewood LLC" }));
    await runJobs();
    expect(await listNames(owner)).toEqual(["Brightwater Ltd", "Pinewood LLC"]);
    expect(await db.counterpartyLink.count()).toBe(2);
  });

  test("contracts from before there were registers are registered in the background, and again after new rules (B-30.1)", async () => {
    await contractWith(owner, "Oakmoor Inc.");
    await db.counterparty.deleteMany();
    await db.contractParties.updateMany({ data: { rules: 0 } });
    expect(await listNames(owner)).toEqual([]);
    await registerOldContracts();
    expect(await listNames(owner)).toEqual(["Brightwater Ltd", "Oakmoor Inc."]);
  });

  test("what is in the trash is not in it, and comes back with it, with what the person wrote (B-30.1)", async () => {
    const contractId = await contractWith(owner, "Oakmoor Inc.");
    const id = await getId(owner, "Oakmoor Inc.");
    await changed(owner, id, { note: "Pays late" });
    await trashContract(owner.actor, contractId);
    expect(await listNames(owner)).toEqual([]);
    expect((await openCall(owner, id)).status).toBe(404);
    await undeleteContract(owner.actor, contractId);
    await runJobs();
    expect(await opened(owner, id)).toMatchObject({
      name: "Oakmoor Inc.",
      contractCount: 1,
      own: { note: "Pays late" },
    });
  });

  test("what is deleted for good is forgotten, but for what a person wrote (B-30.1)", async () => {
    const contractId = await contractWith(owner, "Oakmoor Inc.");
    await changed(owner, await getId(owner, "Oakmoor Inc."), { note: "Pays late" });
    await trashContract(owner.actor, contractId);
    await endContract(owner.actor, contractId);
    expect(await db.counterpartyLink.count()).toBe(0);
    const now = clock.now();
    await db.counterparty.updateMany({ data: { createdAt: new Date(now.getTime() - 2 * 86_400_000) } });
    expect(await forgetUnused()).toBe(1);
    expect((await db.counterparty.findMany()).map(({ note }) => note)).toEqual(["Pays late"]);
  });

  test("a contract with 200 parties enters the first of them, and one without a name none (B-30.1)", async () => {
    const { contractId, versionId } = await readContract(owner);
    await runJobs();
    const row = await db.versionReview.findUniqueOrThrow({ where: { versionId } });
    const review = JSON.parse(row.review) as { facts: { kind: string; value: string }[] };
    const [party] = review.facts.filter(({ kind }) => kind === "parties");
    const facts = Array.from({ length: 200 }, (_, at) => ({
      ...party,
      value: at === 0 ? "____" : `Firm ${at} ${"x".repeat(10_000)}`,
    }));
    await db.versionReview.update({ where: { versionId }, data: { review: JSON.stringify({ ...review, facts }) } });
    await db.contractParties.updateMany({ where: { contractId }, data: { rules: 0 } });
    await registerOldContracts();
    const listed = await listedBy(owner, "?limit=200");
    expect(listed).toHaveLength(MAX_PARTIES);
    for (const { name } of listed) expect(name.length).toBeLessThanOrEqual(200);
  });
});

describe("a counterparty", () => {
  test("tells what its contracts say of it, each with its quote, and its usual terms with their count (B-30.2, B-30.8)", async () => {
    const behind = ", registration number 641877, whose registered office is at 4 Cooper's Wharf, Limerick";
    const first = await contractWith(owner, { name: "Oakmoor Inc.", behind }, { day: "March 4, 2023", name: "First" });
    await contractWith(owner, "Oakmoor Inc.", { pay: "30 days" });
    await contractWith(owner, "Oakmoor Inc.", { pay: "60 days", day: "May 6, 2025" });
    const details = await opened(owner, await getId(owner, "Oakmoor Inc."));
    expect(details.details).toEqual([
      expect.objectContaining({ kind: "registration", text: "registration number 641877", contractCount: 1 }),
      expect.objectContaining({ kind: "address", text: "4 Cooper's Wharf, Limerick" }),
    ]);
    expect(details.details[0]?.source).toMatchObject({ contractId: first, contractName: "First", page: 1 });
    expect(details.terms.find(({ kind }) => kind === "payment_terms")).toMatchObject({
      number: 30,
      unit: "days",
      contractCount: 2,
      of: 3,
    });
    expect(details).toMatchObject({ lookedAt: 3, merged: [], isNamePersons: false });
  });

  test("lists the contracts that its caller may read, latest first, by pages (B-30.5)", async () => {
    for (const [name, day] of [
      ["One", "March 4, 2023"],
      ["Two", "March 4, 2025"],
      ["Three", "March 4, 2024"],
    ] as const)
      await contractWith(owner, "Oakmoor Inc.", { name, day });
    const id = await getId(owner, "Oakmoor Inc.");
    expect((await listContracts(owner, id)).map(({ name }) => name)).toEqual(["Two", "Three", "One"]);
    const page = await contractsCall(owner, id, "?limit=2");
    const [, cursor] = /cursor=([^>&]+)/.exec(page.headers.get("link") ?? "") ?? [];
    const rest = (await (await contractsCall(owner, id, `?limit=2&cursor=${cursor}`)).json()) as { name: string }[];
    expect(rest.map(({ name }) => name)).toEqual(["One"]);
    for (const wrong of ["x", Buffer.from("[1]").toString("base64url")])
      expect((await contractsCall(owner, id, `?cursor=${wrong}`)).status).toBe(400);
  });

  test("has a person's words in place of the contracts', and again theirs where these are taken back (B-30.7)", async () => {
    await contractWith(owner, "Oakmoor Inc.");
    const id = await getId(owner, "Oakmoor Inc.");
    expect(await changed(owner, id, { name: "Oakmoor", contacts: "Ann\n+1 555 0100" })).toMatchObject({
      name: "Oakmoor",
      isNamePersons: true,
      spellings: ["Oakmoor Inc."],
      own: { contacts: "Ann\n+1 555 0100", address: "" },
    });
    await contractWith(owner, "OAKMOOR INC.", { day: "May 6, 2025" });
    expect(await opened(owner, id)).toMatchObject({ name: "Oakmoor", contractCount: 2 });
    expect(await changed(owner, id, { name: "" })).toMatchObject({ name: "OAKMOOR INC.", isNamePersons: false });
    for (const body of [{ name: "x".repeat(201) }, { name: "a\nb" }, { note: "x".repeat(2_001) }, { owner: "me" }])
      expect((await changeCall(owner, id, body)).status).toBe(400);
  });
});

describe("the list", () => {
  test("is ordered by name, number of contracts or last contract, by pages, in either direction (B-30.6)", async () => {
    await contractWith(owner, "Beta LLC", { day: "March 4, 2022" });
    await contractWith(owner, "Beta LLC", { day: "March 5, 2022" });
    await contractWith(owner, "Alpha LLC", { day: "March 4, 2025" });
    await said(owner, { names: ["Brightwater Ltd"] });
    expect(await listNames(owner)).toEqual(["Alpha LLC", "Beta LLC"]);
    expect(await listNames(owner, "?sort=contracts")).toEqual(["Beta LLC", "Alpha LLC"]);
    expect(await listNames(owner, "?sort=lastDay")).toEqual(["Alpha LLC", "Beta LLC"]);
    for (const sort of ["name", "contracts", "lastDay"])
      for (const order of ["asc", "desc"]) {
        const query = `?sort=${sort}&order=${order}`;
        const first = await listCall(owner, `${query}&limit=1`);
        const [, cursor] = /cursor=([^>&]+)/.exec(first.headers.get("link") ?? "") ?? [];
        const pages = [
          ...((await first.json()) as { name: string }[]),
          ...(await listedBy(owner, `${query}&limit=1&cursor=${cursor}`)),
        ];
        expect(
          pages.map(({ name }) => name),
          query,
        ).toEqual(await listNames(owner, query));
      }
    const { headers } = await listCall(owner, "?limit=1");
    const [, ofNames] = /cursor=([^>&]+)/.exec(headers.get("link") ?? "") ?? [];
    expect((await listCall(owner, `?sort=contracts&cursor=${ofNames}`)).status).toBe(400);
    expect((await listCall(owner, "?cursor=x")).status).toBe(400);
    expect((await listCall(owner, "?sort=owner")).status).toBe(400);
  });

  test("quotation marks before a name are no letter of it (B-30.6)", async () => {
    for (const name of ["Beta LLC", '"Alpha" LLC', "«Gamma» LLC"]) await contractWith(owner, name, { one: { name } });
    expect(await listNames(owner)).toEqual(['"Alpha" LLC', "Beta LLC", "«Gamma» LLC"]);
  });

  test("finds a firm by any of its spellings, and in Latin letters (B-30.6)", async () => {
    await contractWith(owner, "«Ромашка» ХХК");
    await contractWith(owner, "Oakmoor Inc.");
    expect(await listNames(owner, `?q=${encodeURIComponent("ромаш")}`)).toEqual(["«Ромашка» ХХК"]);
    expect(await listNames(owner, "?q=romash")).toEqual(["«Ромашка» ХХК"]);
    expect(await listNames(owner, "?q=oak")).toEqual(["Oakmoor Inc."]);
    expect(await listNames(owner, "?q=%25")).toEqual([]);
  });
});

describe("a register is its owner's alone", () => {
  test("two accounts with the same contract, or a firm of the same name, share no row (B-30.5)", async () => {
    const [reader, stranger] = [await person("Reader"), await person("Stranger")];
    const contractId = await contractWith(owner, "Oakmoor Inc.");
    await contractWith(owner, "Oakmoor Inc.", { name: "Secret" });
    await join(contractId, reader, "reviewer");
    await registerOldContracts();
    await db.contractParties.updateMany({ data: { rules: 0 } });
    await registerOldContracts();
    await contractWith(stranger, "Oakmoor Inc.");
    const [own, theirs] = [await getId(owner, "Oakmoor Inc."), await getId(reader, "Oakmoor Inc.")];
    expect(new Set([own, theirs, await getId(stranger, "Oakmoor Inc.")]).size).toBe(3);
    expect(await listContracts(reader, theirs)).toMatchObject([{ contractId }]);
    expect(await opened(reader, theirs)).toMatchObject({ contractCount: 1, lookedAt: 1 });
    expect(await listContracts(owner, own)).toHaveLength(2);
    for (const [who, id] of [
      [reader, own],
      [stranger, own],
      [owner, theirs],
    ] as const) {
      const other = await getId(who, "Oakmoor Inc.");
      const refused = [
        await openCall(who, id),
        await contractsCall(who, id),
        await changeCall(who, id, { note: "x" }),
        await mergeCall(who, other, { from: [id] }),
        await mergeCall(who, id, { from: [other] }),
        await splitCall(who, other, { mergedId: id }),
        await apartCall(who, other, { otherId: id }),
        await sayCall(who, { counterpartyIds: [id] }),
      ];
      for (const response of refused) {
        expect(response.status).toBe(404);
        expect(await response.json()).toMatchObject({
          code: "counterpartyNotFound",
          message: expect.any(String) as string,
        });
      }
    }
    expect((await partiesCall(stranger, contractId)).status).toBe(404);
  });

  test("whoever loses their part loses what the register told of the contract (B-30.5)", async () => {
    const reader = await person("Reader");
    const behind = ", registration number 641877";
    const contractId = await contractWith(owner, { name: "Oakmoor Inc.", behind });
    await join(contractId, reader, "reviewer");
    await db.contractParties.updateMany({ data: { rules: 0 } });
    await registerOldContracts();
    const own = await contractWith(reader, "OAKMOOR INC", { day: "May 6, 2020" });
    const id = await getId(reader, "Oakmoor Inc.");
    expect(await opened(reader, id)).toMatchObject({ contractCount: 2, details: [{ kind: "registration" }] });
    await db.collaborator.deleteMany({ where: { contractId, userId: reader.actor.userId } });
    const left = await opened(reader, id);
    expect(left).toMatchObject({
      name: "OAKMOOR INC",
      contractCount: 1,
      firstDay: "2020-05-06",
      lastDay: "2020-05-06",
      details: [],
    });
    expect(await listContracts(reader, id)).toMatchObject([{ contractId: own }]);
  });
});

test("a link by contract and name leads to the party's page, and strangers' nowhere (B-30.12)", async () => {
  const stranger = await person("Stranger");
  const contractId = await contractWith(owner, "Oakmoor Inc.");
  const [us, other] = [await getId(owner, "Brightwater Ltd"), await getId(owner, "Oakmoor Inc.")];
  expect(await partyNamed(owner.actor, contractId, "BRIGHTWATER LTD.")).toBe(us);
  expect(await partyNamed(owner.actor, contractId, "Oakmoor Inc.")).toBe(other);
  await said(owner, { counterpartyIds: [us] });
  expect(await partyNamed(owner.actor, contractId, "Somebody else")).toBe(other);
  expect(await partyNamed(stranger.actor, contractId, "Oakmoor Inc.")).toBeNull();
});

describe("which party is us", () => {
  test("is chosen among a contract's two parties, until it is answered (B-30.10)", async () => {
    const contractId = await contractWith(owner, "Oakmoor Inc.");
    const { contractId: without } = await createContract(owner, { html: "<p>No parties.</p>" });
    const choice = await partiesToChoose(owner.actor, [without, contractId]);
    expect(choice?.contractId).toBe(contractId);
    expect(choice?.parties.map(({ name, role }) => [name, role])).toEqual([
      ["Brightwater Ltd", "Supplier"],
      ["Oakmoor Inc.", "Client"],
    ]);
    expect(await partiesToChoose((await person("Stranger")).actor, [contractId])).toBeNull();
    expect(await partiesToChoose(owner.actor, [without])).toBeNull();
    await said(owner, { counterpartyIds: [choice?.parties[0]?.counterpartyId] });
    expect(await partiesToChoose(owner.actor, [contractId])).toBeNull();
  });

  test("is known by its registration number, however a contract spells its name (B-30.10)", async () => {
    const behind = ", registration number 641877";
    const first = await contractWith(owner, "Oakmoor Inc.", { one: { ...US, behind } });
    const choice = await partiesToChoose(owner.actor, [first]);
    await said(owner, { counterpartyIds: [choice?.parties[0]?.counterpartyId] });
    const later = await contractWith(owner, { name: "Брайтвотер ХХК", behind }, { one: { name: "Elm Inc." } });
    const other = await contractWith(owner, "Pinewood LLC", {
      one: { name: "Elm Inc.", behind: ", registration number 5" },
    });
    expect(await readParties(owner, later)).toMatchObject({
      ourSide: "buy",
      parties: [{ isUs: false }, { isUs: true }],
    });
    expect(await readParties(owner, other)).toMatchObject({ ourSide: null });
    expect((await sidesOfContracts(owner.actor, [later])).get(later)).toBe("buy");
    expect((await ourAnswerKeys(owner.actor)).length).toBeGreaterThan(1);
  });

  test("is asked once, may be left open, and is kept as own names (B-30.10)", async () => {
    await contractWith(owner, "Oakmoor Inc.");
    const contractId = await contractWith(owner, "Pinewood LLC");
    const asked = await readOurNames(owner);
    expect(asked).toMatchObject({ isAnswered: false, own: [] });
    expect(asked.offered[0]).toMatchObject({ name: "Brightwater Ltd", contractCount: 2 });
    expect(await said(owner, {})).toMatchObject({ isAnswered: true, own: [] });
    expect(await readParties(owner, contractId)).toMatchObject({ ourSide: null });
    const id = asked.offered[0]?.id ?? "";
    expect(await said(owner, { counterpartyIds: [id], names: ["Brightwater Mongolia LLC"] })).toMatchObject({
      own: [
        { name: "Brightwater Ltd", contractCount: 2 },
        { name: "Brightwater Mongolia LLC", contractCount: 0 },
      ],
    });
    expect(await listNames(owner)).toEqual(["Oakmoor Inc.", "Pinewood LLC"]);
    expect(await readParties(owner, contractId)).toMatchObject({
      ourSide: "supply",
      parties: [
        { name: "Brightwater Ltd", isUs: true, role: "Supplier", side: "supply" },
        { name: "Pinewood LLC", isUs: false, role: "Client", side: "buy" },
      ],
    });
    const later = await contractWith(owner, "Brightwater Mongolia LLC", { one: { name: "Elm Inc." } });
    expect(await readParties(owner, later)).toMatchObject({ ourSide: "buy" });
    for (const body of [{ names: [""] }, { names: Array(21).fill("A firm") }, { names: ["x".repeat(201)] }])
      expect((await sayCall(owner, body)).status).toBe(400);
  });
});
