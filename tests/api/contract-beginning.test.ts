/** B-10.19: the first lines of a contract, which come with its page. */
import { beforeEach, expect, test } from "vitest";
import { beginningOfContract } from "@/lib/contracts/versions/version-texts";
import { getVersion, saveVersion } from "@/lib/contracts/versions/versions";
import { trashContract } from "@/lib/contracts/trash/trash";
import { db } from "@/lib/platform/db";
import { resetDatabase } from "../support/database";
import { createContract, join, person, type Person } from "../support/factories";

let owner: Person;
beforeEach(async () => {
  await resetDatabase();
  owner = await person();
});

const readText = async (who: Person, contractId: string) =>
  (await beginningOfContract(who.actor, contractId))?.blocks.map(({ inlines }) =>
    inlines.map((inline) => ("text" in inline ? inline.text : "")).join(""),
  );
const openings = () => db.auditEvent.count({ where: { action: "contract.opened" } });

test("of the current version, however long it is, no more than fills a screen (B-10.19)", async () => {
  const { contractId, version } = await createContract(owner, { html: "<h1>Lease</h1><p>The <em>old</em> rent</p>" });
  expect(await readText(owner, contractId)).toEqual(["Lease", "The old rent"]);
  const lines = Array.from({ length: 20_000 }, (_, index) => `<p>Line ${index} of a long lease</p>`);
  await saveVersion(owner.actor, contractId, { content: lines.join(""), baseVersionId: version.id });
  const text = await readText(owner, contractId);
  expect(text).toHaveLength(60);
  expect([text?.[0], text?.at(-1)]).toEqual(["Line 0 of a long lease", "Line 59 of a long lease"]);
  expect((await beginningOfContract(owner.actor, contractId))?.versionNumber).toBe(2);
});

test("one endless paragraph is cut, and a text without words shows nothing", async () => {
  const { contractId } = await createContract(owner, { html: `<p>${"rent 😀 ".repeat(20_000)}</p>` });
  const [text = ""] = (await readText(owner, contractId)) ?? [];
  expect(text.length).toBeGreaterThan(11_000);
  expect("rent 😀 ".repeat(20_000).startsWith(text)).toBe(true);
  const { contractId: empty } = await createContract(owner, { html: "<p><br></p>" });
  expect(await beginningOfContract(owner.actor, empty)).toBeNull();
});

test("who gets them has opened another's version, once; a stranger gets nothing, and nobody what is in the trash (B-10.19)", async () => {
  const { contractId, version } = await createContract(owner, { html: "<p>Secret rent</p>" });
  const [stranger, colleague] = [await person("Stranger"), await person("Colleague")];
  await join(contractId, colleague, "reviewer");
  await expect(beginningOfContract(stranger.actor, contractId)).rejects.toMatchObject({ key: "contractNotFound" });
  const before = await openings();
  expect(await readText(colleague, contractId)).toEqual(["Secret rent"]);
  await getVersion(colleague.actor, contractId, version.id);
  expect(await openings()).toBe(before + 1);
  await trashContract(owner.actor, contractId);
  await expect(beginningOfContract(owner.actor, contractId)).rejects.toMatchObject({ key: "contractNotFound" });
});

test("the page that is renewed for who saved a version records no opening of it", async () => {
  const { contractId, version } = await createContract(owner, { html: "<p>Old rent</p>" });
  await saveVersion(owner.actor, contractId, { content: "<p>New rent</p>", baseVersionId: version.id });
  const before = await openings();
  expect(await readText(owner, contractId)).toEqual(["New rent"]);
  expect(await openings()).toBe(before);
});
