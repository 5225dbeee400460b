import { expect, test } from "vitest";
import { GET as listContractVersions, POST as save } from "@/app/api/contracts/[contractId]/versions/route";
import { GET as getOne } from "@/app/api/contracts/[contractId]/versions/[versionId]/route";
import { ContractGrant } from "@/lib/access/contract-grant";
import { textToRead } from "@/lib/assistant/contract-text";
import { checkVersions } from "@/lib/server/backup/version-check-store";
import { noFindings } from "@/lib/server/backup/check-store";
import { VERSIONS_PER_PAGE, type VersionDto } from "@/lib/contracts/schema";
import { keepOldTexts } from "@/lib/contracts/versions/version-texts";
import { saveVersion } from "@/lib/contracts/versions/versions";
import { db } from "@/lib/platform/db";
import { call } from "../support/api";
import { createContract, person } from "../support/factories";

const PAGED = '<p><span data-page="4"></span>One</p><p>two <span data-page="5"></span>three</p>';
const versionsIn = async (response: Response) => (await response.json()) as VersionDto[];
const checkFaults = async () => {
  const findings = noFindings();
  await checkVersions(findings, db);
  return findings.faults;
};

test("a version's plain text and pages are kept when it is saved, and read from there", async () => {
  const owner = await person();
  const { contractId, version } = await createContract(owner, { html: PAGED });
  const grant = ContractGrant.forJob(contractId);
  expect(await db.versionText.findUnique({ where: { versionId: version.id } })).toMatchObject({
    text: "One\ntwo three",
    pages: "[[0,4],[8,5]]",
  });
  await db.versionText.update({ where: { versionId: version.id }, data: { text: "What is kept" } });
  expect(await textToRead(grant, version.id)).toMatchObject({
    text: "What is kept",
    pages: [
      { start: 0, page: 4 },
      { start: 8, page: 5 },
    ],
  });
});

test("a version from before texts were kept is read when somebody asks for it, and kept", async () => {
  const owner = await person();
  const { contractId, version } = await createContract(owner, { html: PAGED });
  for (const read of [
    () => textToRead(ContractGrant.forJob(contractId), undefined),
    () => call(getOne, { token: owner.token, params: { contractId, versionId: version.id } }),
    () => call(listContractVersions, { token: owner.token, params: { contractId } }),
    () => keepOldTexts(),
  ]) {
    await db.versionText.delete({ where: { versionId: version.id } });
    await read();
    expect(await db.versionText.findUnique({ where: { versionId: version.id } })).toMatchObject({
      text: "One\ntwo three",
      pages: "[[0,4],[8,5]]",
    });
  }
  const answer = await call(getOne, { token: owner.token, params: { contractId, versionId: version.id } });
  expect(await answer.json()).toMatchObject({ plainText: "One\ntwo three" });
});

test("the check of an installation finds a kept text that is not the version's, and misses none that is not kept", async () => {
  const owner = await person();
  const { contractId, version } = await createContract(owner, { html: PAGED });
  const where = { versionId: version.id };
  const mine = async () => (await checkFaults()).filter((fault) => fault.includes(contractId));
  expect(await mine()).toEqual([]);
  for (const data of [{ text: "Another" }, { pages: "[[0,1]]" }, { answerBytes: 7 }]) {
    const before = await db.versionText.findUniqueOrThrow({ where });
    await db.versionText.update({ where, data });
    expect(await mine()).toEqual([
      expect.stringContaining("the plain text kept of version 1 is not what its HTML says"),
    ]);
    await db.versionText.update({ where, data: before });
  }
  await db.versionText.delete({ where });
  expect(await mine()).toEqual([]);
});

test("a page of versions ends where its bytes are used up, and the next one goes on (B-20.10)", async () => {
  const owner = await person();
  const { contractId } = await createContract(owner);
  const long = `<p>${"word ".repeat(320_000)}</p>`; // 1.6 MB, twice in an answer
  for (let count = 0; count < 3; count += 1) await saveVersion(owner.actor, contractId, { content: long });
  const numbers: number[][] = [];
  for (let query = "?"; query !== "";) {
    const response = await call(listContractVersions, {
      token: owner.token,
      params: { contractId },
      path: `/contracts/${contractId}/versions${query}`,
    });
    const body = await versionsIn(response);
    expect(Buffer.byteLength(JSON.stringify(body))).toBeLessThan(8.1 * 1024 * 1024);
    numbers.push(body.map((version) => version.versionNumber));
    const next = /<[^?>]*(\?[^>]*)>; rel="next"/.exec(response.headers.get("link") ?? "");
    query = next?.[1] ?? "";
  }
  expect(numbers).toEqual([
    [4, 3],
    [2, 1],
  ]);
  expect(VERSIONS_PER_PAGE).toBeGreaterThan(4);
  const summary = await call(listContractVersions, {
    token: owner.token,
    params: { contractId },
    path: `/contracts/${contractId}/versions?fields=summary`,
  });
  expect((await versionsIn(summary)).map((version) => version.versionNumber)).toEqual([4, 3, 2, 1]);
});

test("a version that no page has room for is a page of its own (B-20.10)", async () => {
  const owner = await person();
  const { contractId, version } = await createContract(owner);
  await saveVersion(owner.actor, contractId, { content: "<p>Second</p>" });
  await db.versionText.update({ where: { versionId: version.id }, data: { answerBytes: 20_000_000 } });
  const numbers = async (query: string) =>
    (
      await versionsIn(
        await call(listContractVersions, {
          token: owner.token,
          params: { contractId },
          path: `/contracts/${contractId}/versions${query}`,
        }),
      )
    ).map((each) => each.versionNumber);
  expect(await numbers("")).toEqual([2]);
  expect(await numbers("?cursor=2")).toEqual([1]);
});

test("HTML that no document has is saved with all its text", async () => {
  const owner = await person();
  const { contractId } = await createContract(owner);
  const content = `${"<ol><li>".repeat(9_000)}deep${"</li></ol>".repeat(9_000)}`;
  const response = await call(save, { token: owner.token, method: "POST", params: { contractId }, body: { content } });
  expect(response.status).toBe(201);
  expect(await response.json()).toMatchObject({ plainText: "deep" });
});
