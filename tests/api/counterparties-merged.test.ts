import { beforeEach, describe, expect, test } from "vitest";
import { trashContract } from "@/lib/contracts/trash/trash";
import { db } from "@/lib/platform/db";
import { resetDatabase } from "../support/database";
import { person, type Person } from "../support/factories";
import {
  apartCall,
  changed,
  listContracts,
  contractWith,
  getId,
  listedBy,
  merged,
  mergeCall,
  listNames,
  opened,
  openCall,
  listPairs,
  said,
  readOurNames,
  separated,
  splitCall,
} from "./counterparties-stage";

let owner: Person;
beforeEach(async () => {
  await resetDatabase();
  owner = await person("Owner");
});

const pairNames = async (who = owner) =>
  (await listPairs(who)).map(({ reason, one, other }) => [reason, ...[one.name, other.name].sort()]);

describe("what may be one firm", () => {
  test("is suggested with the reason, and nothing is merged by itself (B-30.3, B-30.4)", async () => {
    await contractWith(owner, "Romashka LLC");
    await contractWith(owner, "«Ромашка» ХХК");
    await contractWith(owner, "Oakmoor Inc.");
    await contractWith(owner, "Oakmoor Limited");
    await contractWith(owner, { name: "Elm Inc.", behind: ", registration number 5550001" });
    await contractWith(owner, { name: "Ash Holdings Ltd", behind: ", registration number 5550001" });
    expect((await pairNames()).sort()).toEqual([
      ["form", "Oakmoor Inc.", "Oakmoor Limited"],
      ["registration", "Ash Holdings Ltd", "Elm Inc."],
      ["script", "Romashka LLC", "«Ромашка» ХХК"],
    ]);
    expect(await listedBy(owner)).toHaveLength(7);
  });

  test("letters that look alike are told as such; two numbers say that it is two firms (B-30.4)", async () => {
    await contractWith(owner, "ACME TOP Ltd");
    await contractWith(owner, "АСМЕ ТОР Ltd");
    await contractWith(owner, { name: "Elm Inc.", behind: ", registration number 5550001" });
    await contractWith(owner, { name: "Elm LLC", behind: ", registration number 5550002" });
    expect(await pairNames()).toEqual([["look", "ACME TOP Ltd", "АСМЕ ТОР Ltd"]]);
  });

  test("is not suggested again once somebody said that it is two, whatever is merged or read later (B-30.4)", async () => {
    await contractWith(owner, "Oakmoor Inc.");
    await contractWith(owner, "Oakmoor Limited");
    const [one, other] = [await getId(owner, "Oakmoor Inc."), await getId(owner, "Oakmoor Limited")];
    expect((await apartCall(owner, one, { otherId: other })).status).toBe(204);
    expect(await listPairs(owner)).toEqual([]);
    await contractWith(owner, "Oakmoor Limited", { day: "May 6, 2025" });
    expect(await listPairs(owner)).toEqual([]);
    await contractWith(owner, "Oakmoor LLC");
    expect(await listPairs(owner)).not.toEqual([]); // a third firm is a new question
    await merged(owner, one, [await getId(owner, "Oakmoor LLC")]);
    expect(await listPairs(owner)).toEqual([]);
    expect((await apartCall(owner, one, { otherId: one })).status).toBe(404);
  });

  test("two accounts' firms are never a pair (B-30.4, B-30.5)", async () => {
    const other = await person("Other");
    await contractWith(owner, "Oakmoor Inc.");
    await contractWith(other, "Oakmoor Limited");
    expect([await listPairs(owner), await listPairs(other)]).toEqual([[], []]);
  });
});

describe("merging", () => {
  test("makes one of two, with the contracts of both; later contracts of either join it (B-30.9)", async () => {
    const first = await contractWith(owner, "Oakmoor Inc.", { day: "March 4, 2023" });
    const second = await contractWith(owner, "Oakmoor Limited", { day: "March 4, 2024" });
    const [one, other] = [await getId(owner, "Oakmoor Inc."), await getId(owner, "Oakmoor Limited")];
    await changed(owner, other, { note: "Of the other" });
    expect(await merged(owner, one, [other])).toMatchObject({
      id: one,
      name: "Oakmoor Limited",
      spellings: ["Oakmoor Inc."],
      contractCount: 2,
      firstDay: "2023-03-04",
      lastDay: "2024-03-04",
      own: { note: "Of the other" },
      merged: [{ id: other, name: "Oakmoor Limited" }],
    });
    expect((await listContracts(owner, one)).map(({ contractId }) => contractId)).toEqual([second, first]);
    expect(await listPairs(owner)).toEqual([]);
    await contractWith(owner, "Oakmoor Limited", { day: "May 6, 2025" });
    expect(await opened(owner, one)).toMatchObject({ contractCount: 3, lastDay: "2025-05-06" });
    expect(await opened(owner, other)).toMatchObject({ id: one }); // an old link leads to what it became
  });

  test("is undone with all that came since, also of what had been merged before (B-30.9)", async () => {
    for (const name of ["Oak Inc.", "Elm Inc.", "Ash Inc."]) await contractWith(owner, name);
    const [oak, elm, ash] = [
      await getId(owner, "Oak Inc."),
      await getId(owner, "Elm Inc."),
      await getId(owner, "Ash Inc."),
    ];
    await merged(owner, elm, [ash]);
    await merged(owner, oak, [elm]);
    await contractWith(owner, "Ash Inc.", { day: "May 6, 2025" });
    expect(await opened(owner, oak)).toMatchObject({ contractCount: 4, merged: [{ id: elm }] });
    expect((await splitCall(owner, oak, { mergedId: ash })).status).toBe(404); // it is within Elm
    expect(await separated(owner, oak, elm)).toMatchObject({ id: oak, contractCount: 1, merged: [] });
    expect(await opened(owner, elm)).toMatchObject({ contractCount: 3, merged: [{ id: ash }] });
    expect(await separated(owner, elm, ash)).toMatchObject({ name: "Elm Inc.", contractCount: 1 });
    expect(await opened(owner, ash)).toMatchObject({ name: "Ash Inc.", contractCount: 2 });
    expect((await splitCall(owner, elm, { mergedId: ash })).status).toBe(404);
  });

  test("in two tabs at once, in either direction, ends with one firm (B-30.9)", async () => {
    await contractWith(owner, "Oak Inc.");
    await contractWith(owner, "Elm Inc.");
    const [oak, elm] = [await getId(owner, "Oak Inc."), await getId(owner, "Elm Inc.")];
    const answers = await Promise.all([
      mergeCall(owner, oak, { from: [elm] }),
      mergeCall(owner, oak, { from: [elm] }),
      mergeCall(owner, elm, { from: [oak] }),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    const ids = await Promise.all(answers.map(async (answer) => ((await answer.json()) as { id: string }).id));
    expect(new Set(ids).size).toBe(1);
    expect((await listedBy(owner)).map(({ contractCount }) => contractCount)).toEqual([2, 2]);
    expect(await db.counterparty.count({ where: { mergedIntoId: { not: null } } })).toBe(1);
  });

  test("both spellings in one contract count it once, in a list and in its number (B-30.9)", async () => {
    await contractWith(owner, "Oak Inc.", { one: { name: "Elm Inc." } });
    const [oak, elm] = [await getId(owner, "Oak Inc."), await getId(owner, "Elm Inc.")];
    expect(await merged(owner, oak, [elm])).toMatchObject({ contractCount: 1 });
    expect(await listContracts(owner, oak)).toHaveLength(1);
    expect(await separated(owner, oak, elm)).toMatchObject({ contractCount: 1 });
    expect(await opened(owner, elm)).toMatchObject({ contractCount: 1 });
  });

  test("holds when a contract of a merged firm is deleted, and what is left can be taken out (B-30.9)", async () => {
    await contractWith(owner, "Oak Inc.");
    const gone = await contractWith(owner, "Elm Inc.", { day: "May 6, 2025" });
    const [oak, elm] = [await getId(owner, "Oak Inc."), await getId(owner, "Elm Inc.")];
    await merged(owner, oak, [elm]);
    await trashContract(owner.actor, gone);
    expect(await opened(owner, oak)).toMatchObject({ name: "Oak Inc.", spellings: [], contractCount: 1 });
    expect(await separated(owner, oak, elm)).toMatchObject({ contractCount: 1 });
    expect((await openCall(owner, elm)).status).toBe(404);
    expect(await listNames(owner)).toEqual(["Brightwater Ltd", "Oak Inc."]);
  });

  test("of who is us makes both us, and undone only who was (B-30.10)", async () => {
    await contractWith(owner, "Oak Inc.");
    await said(owner, { names: ["Brightwater Ltd"] });
    const us = (await readOurNames(owner)).own[0]?.id ?? "";
    const oak = await getId(owner, "Oak Inc.");
    expect(await merged(owner, oak, [us])).toMatchObject({ isUs: true });
    expect(await separated(owner, oak, us)).toMatchObject({ isUs: false });
    expect(await opened(owner, us)).toMatchObject({ isUs: true });
  });

  test("refuses a list that is empty or too long, and what nobody has (B-30.9)", async () => {
    await contractWith(owner, "Oak Inc.");
    const oak = await getId(owner, "Oak Inc.");
    for (const body of [{ from: [] }, { from: Array(21).fill(oak) }, {}, { from: ["x".repeat(101)] }])
      expect((await mergeCall(owner, oak, body)).status).toBe(400);
    expect((await mergeCall(owner, oak, { from: ["nobody"] })).status).toBe(404);
    expect(await merged(owner, oak, [oak])).toMatchObject({ contractCount: 1 });
  });
});
