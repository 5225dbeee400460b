import { expect, test } from "vitest";
import { GET as compare } from "@/app/api/contracts/[contractId]/versions/[versionId]/diff/[otherVersionId]/route";
import { POST as save } from "@/app/api/contracts/[contractId]/versions/route";
import { call } from "../support/api";
import { createContract, person, type Person } from "../support/factories";

const compared = (who: Person, contractId: string, versionId: string, otherVersionId: string) =>
  call(compare, { params: { contractId, versionId, otherVersionId }, token: who.token });

async function twoVersions(owner: Person) {
  const { contractId, version: first } = await createContract(owner, {
    html: "<h2>Rent</h2><p>The rent is 100 a month.</p>",
  });
  const response = await call(save, {
    method: "POST",
    params: { contractId },
    token: owner.token,
    body: { content: "<h2>Rent</h2><p>The rent is 120 a month.</p><p>Taxes are extra.</p>" },
  });
  return { contractId, first, second: await response.json() };
}

test("two versions of a contract are compared word by word, either way round (B-21.17)", async () => {
  const owner = await person();
  const { contractId, first, second } = await twoVersions(owner);
  const response = await compared(owner, contractId, first.id, second.id);
  expect(response.status).toBe(200);
  expect(await response.json()).toEqual({
    from: { id: first.id, versionNumber: 1 },
    to: { id: second.id, versionNumber: 2 },
    counts: {
      insertions: 2,
      deletions: 1,
      insertedWords: 4,
      deletedWords: 1,
      changedParagraphs: 1,
      insertedParagraphs: 1,
      deletedParagraphs: 0,
      movedParagraphs: 0,
      reformattedParagraphs: 0,
    },
    blocks: [
      { change: "same", move: null, shape: { kind: "heading", level: 2 }, runs: [{ kind: "same", text: "Rent" }] },
      {
        change: "changed",
        move: null,
        shape: { kind: "paragraph", indent: 0 },
        runs: [
          { kind: "same", text: "The rent is " },
          { kind: "deleted", text: "100" },
          { kind: "inserted", text: "120" },
          { kind: "same", text: " a month." },
        ],
      },
      {
        change: "inserted",
        move: null,
        shape: { kind: "paragraph", indent: 0 },
        runs: [{ kind: "inserted", text: "Taxes are extra." }],
      },
    ],
  });
  expect(await (await compared(owner, contractId, second.id, first.id)).json()).toMatchObject({
    from: { versionNumber: 2 },
    to: { versionNumber: 1 },
    counts: { deletedParagraphs: 1, insertedParagraphs: 0 },
  });
  expect(await (await compared(owner, contractId, first.id, first.id)).json()).toMatchObject({
    counts: { insertions: 0, deletions: 0 },
  });
});

test("a version of another contract is not found, on either side (B-21.17)", async () => {
  const owner = await person();
  const { contractId, first, second } = await twoVersions(owner);
  const other = await createContract(owner);
  for (const [a, b] of [
    [first.id, other.version.id],
    [other.version.id, first.id],
    [first.id, "none"],
  ] as const) {
    const response = await compared(owner, contractId, a, b);
    expect(response.status).toBe(404);
    expect(await response.json()).toMatchObject({ code: "versionNotFound" });
  }
  expect((await compared(owner, contractId, first.id, second.id)).status).toBe(200);
});
