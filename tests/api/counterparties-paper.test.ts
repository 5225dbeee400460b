/** Whose paper a contract is, over REST (B-30.13). */
import { beforeEach, expect, test } from "vitest";
import { resetDatabase } from "../support/database";
import { join, person, type Person } from "../support/factories";
import { betweenHtml, getId, readParties, runJobs, said, US } from "./counterparties-stage";
import { readContract } from "./portfolio-stage";

const OTHER = { name: "Oakmoor Inc." };
let owner: Person;
beforeEach(async () => {
  await resetDatabase();
  owner = await person("Owner");
});

async function contractWithLines(...lines: string[]): Promise<string> {
  const html = `${lines.map((line) => `<p>${line}</p>`).join("")}${betweenHtml(US, OTHER)}`;
  const { contractId } = await readContract(owner, { html });
  await runJobs();
  return contractId;
}
const paperOf = async (contractId: string, who = owner) => (await readParties(who, contractId)).paper;
const sayWeAreBrightwater = async () => said(owner, { counterpartyIds: [await getId(owner, "Brightwater Ltd")] });

test("is ours or theirs by the line that says whose form it is, and quoted (B-30.13)", async () => {
  const ours = await contractWithLines("Brightwater Standard Terms of Supply");
  const theirs = await contractWithLines("© 2024 Oakmoor Inc. All rights reserved.");
  expect((await paperOf(ours)).whose).toBe("unclear"); // nobody said who we are
  await sayWeAreBrightwater();
  expect(await paperOf(ours)).toMatchObject({
    whose: "ours",
    quotes: [{ content: "Brightwater Standard Terms of Supply", page: 1, start: 0 }],
  });
  expect(await paperOf(theirs)).toMatchObject({ whose: "theirs", quotes: [{ content: expect.stringContaining("©") }] });
});

test("is unclear without such a line, or with lines that name nobody or both (B-30.13)", async () => {
  const without = await contractWithLines();
  await sayWeAreBrightwater();
  expect(await paperOf(without)).toEqual({ whose: "unclear", quotes: [] });
  for (const lines of [
    ["Standard Terms of Supply"],
    ["Standard Terms of Brightwater and Oakmoor"],
    ["© 2024 Oakmoor Inc.", "Brightwater Standard Terms"],
    ["© 2024 Pinewood LLC"],
  ])
    expect([lines, await paperOf(await contractWithLines(...lines))]).toEqual([
      lines,
      { whose: "unclear", quotes: [] },
    ]);
});

test("follows from who the reader is: the other side sees it the other way round (B-30.13)", async () => {
  const contractId = await contractWithLines("Brightwater Standard Terms of Supply");
  const other = await person("Other");
  await join(contractId, other, "reviewer");
  await runJobs();
  await sayWeAreBrightwater();
  expect((await paperOf(contractId)).whose).toBe("ours");
  expect((await paperOf(contractId, other)).whose).toBe("unclear");
});
