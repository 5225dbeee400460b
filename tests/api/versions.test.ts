import { describe, expect, test } from "vitest";
import { POST as restore } from "@/app/api/contracts/[contractId]/versions/[versionId]/restore/route";
import { GET as readVersion } from "@/app/api/contracts/[contractId]/versions/[versionId]/route";
import { GET as list, POST as save } from "@/app/api/contracts/[contractId]/versions/route";
import { GET as read } from "@/app/api/contracts/[contractId]/route";
import { db } from "@/lib/platform/db";
import { call } from "../support/api";
import { isAboveDatabase } from "../support/database";
import { createContract, person, type Person } from "../support/factories";

const saved = (who: Person, contractId: string, body: unknown) =>
  call(save, { method: "POST", params: { contractId }, token: who.token, body });

describe("saving", () => {
  test("adds a version, which becomes the current one, and leaves the older as it was (B-11.2)", async () => {
    const owner = await person();
    const { contractId, version } = await createContract(owner, { html: "<p>First</p>" });
    const response = await saved(owner, contractId, { content: "<p>Second</p>", baseVersionId: version.id });
    expect(response.status).toBe(201);
    const second = await response.json();
    expect(second).toMatchObject({
      versionNumber: 2,
      textContent: "<p>Second</p>",
      plainText: "Second",
      createdByUser: { name: owner.actor.name },
      isCurrent: true,
    });
    const contract = await (await call(read, { params: { contractId }, token: owner.token })).json();
    expect(contract.currentVersionId).toBe(second.id);
    const first = await (
      await call(readVersion, { params: { contractId, versionId: version.id }, token: owner.token })
    ).json();
    expect(first).toMatchObject({ versionNumber: 1, textContent: "<p>First</p>", isCurrent: false });
  });

  test("from an outdated base is a conflict and stores nothing; without a base it is on top (B-11.3, B-21.15)", async () => {
    const owner = await person();
    const { contractId, version } = await createContract(owner);
    await saved(owner, contractId, { content: "<p>Two</p>", baseVersionId: version.id });
    const late = await saved(owner, contractId, { content: "<p>Late</p>", baseVersionId: version.id });
    expect(late.status).toBe(409);
    expect(await late.json()).toMatchObject({ code: "versionConflict" });
    expect(await db.contractVersion.count({ where: { contractId } })).toBe(2);
    expect(await (await saved(owner, contractId, { content: "<p>On top</p>" })).json()).toMatchObject({
      versionNumber: 3,
    });
  });

  test("sixteen at once get the numbers 2 to 17, without gap or repeat (B-11.2)", async () => {
    const owner = await person();
    const { contractId } = await createContract(owner);
    const answers = await Promise.all(
      Array.from({ length: 16 }, (_, index) => saved(owner, contractId, { content: `<p>Text ${index}</p>` })),
    );
    expect(answers.map((answer) => answer.status)).toEqual(Array(16).fill(201));
    const numbers = (await Promise.all(answers.map((answer) => answer.json()))).map((version) => version.versionNumber);
    expect(numbers.sort((a, b) => a - b)).toEqual(Array.from({ length: 16 }, (_, index) => index + 2));
  });

  test("of sixteen at once from one base one wins and fifteen are conflicts", async () => {
    const owner = await person();
    const { contractId, version } = await createContract(owner);
    const answers = await Promise.all(
      Array.from({ length: 16 }, (_, index) =>
        saved(owner, contractId, { content: `<p>${index}</p>`, baseVersionId: version.id }),
      ),
    );
    expect(answers.map((answer) => answer.status).sort()).toEqual([201, ...Array(15).fill(409)]);
    expect(await db.contractVersion.count({ where: { contractId } })).toBe(2);
  });

  test.runIf(isAboveDatabase)("cleans HTML by an allow-list (B-11.4)", async () => {
    const owner = await person();
    const { contractId } = await createContract(owner);
    const content = `<p onclick="x()">Kept <b>bold</b> <a href="javascript:x()">link</a></p><script>alert(1)</script><img src=x onerror=alert(1)><iframe src="//evil"></iframe>`;
    expect(await (await saved(owner, contractId, { content })).json()).toMatchObject({
      textContent: "<p>Kept <strong>bold</strong> link</p>",
    });
  });

  test.runIf(isAboveDatabase)("refuses more than 5 MB as too large, and takes as much as 4 MB (B-22.1)", async () => {
    const owner = await person();
    const { contractId } = await createContract(owner);
    const large = await saved(owner, contractId, { content: `<p>${"a".repeat(5 * 1024 * 1024)}</p>` });
    expect(large.status).toBe(413);
    expect(await large.json()).toMatchObject({ code: "bodyTooLarge" });
    expect((await saved(owner, contractId, { content: `<p>${"a".repeat(4 * 1024 * 1024)}</p>` })).status).toBe(201);
  });

  test("a reviewed contract is analyzed again after a new version (B-11.5)", async () => {
    const owner = await person();
    const { contractId } = await createContract(owner);
    await db.contract.update({ where: { id: contractId }, data: { status: "reviewed" } });
    await saved(owner, contractId, { content: "<p>New</p>" });
    expect(await (await call(read, { params: { contractId }, token: owner.token })).json()).toMatchObject({
      status: "analyzed",
    });
  });

  test("a contract whose file is still being read has nothing to save on", async () => {
    const owner = await person();
    const { contractId } = await createContract(owner);
    await db.contract.update({ where: { id: contractId }, data: { currentVersionId: null, status: "processing" } });
    const early = await saved(owner, contractId, { content: "<p>Too early</p>" });
    expect(early.status).toBe(409);
    expect(await early.json()).toMatchObject({ code: "notReadYet" });
  });
});

describe("restoring", () => {
  test("makes a new version of the old text and says where it came from (B-11.8, B-21.16)", async () => {
    const owner = await person();
    const { contractId, version } = await createContract(owner, { html: "<p>First</p>" });
    await saved(owner, contractId, { content: "<p>Second</p>" });
    const response = await call(restore, {
      method: "POST",
      params: { contractId, versionId: version.id },
      token: owner.token,
    });
    expect(response.status).toBe(201);
    expect(await response.json()).toMatchObject({
      versionNumber: 3,
      textContent: "<p>First</p>",
      restoredFrom: 1,
      isCurrent: true,
    });
  });

  test("of another contract's version is not found", async () => {
    const owner = await person();
    const [one, other] = [await createContract(owner), await createContract(owner)];
    const restored = (versionId: string) =>
      call(restore, { method: "POST", params: { contractId: one.contractId, versionId }, token: owner.token });
    expect((await restored(other.version.id)).status).toBe(404);
    expect((await restored(one.version.id)).status).toBe(201);
  });
});

test.runIf(isAboveDatabase)(
  "versions are listed newest first, twenty a page, with their text unless a summary is asked for (B-11.13, B-20.9, B-20.10, B-21.14)",
  async () => {
    const owner = await person();
    const { contractId } = await createContract(owner);
    for (let index = 2; index <= 23; index += 1) await saved(owner, contractId, { content: `<p>Version ${index}</p>` });
    const first = await call(list, {
      params: { contractId },
      token: owner.token,
      path: `/api/contracts/${contractId}/versions`,
    });
    const versions = await first.json();
    expect(versions.map((version: { versionNumber: number }) => version.versionNumber)).toEqual(
      Array.from({ length: 20 }, (_, index) => 23 - index),
    );
    expect(versions[0].textContent).toBe("<p>Version 23</p>");
    const next = /<([^>]+)>; rel="next"/.exec(first.headers.get("link") ?? "")?.[1] ?? "";
    const second = await call(list, { params: { contractId }, token: owner.token, path: `${next}&fields=summary` });
    expect((await second.clone().json()).map((version: { versionNumber: number }) => version.versionNumber)).toEqual([
      3, 2, 1,
    ]);
    expect((await second.json())[0]).not.toHaveProperty("textContent");
    expect(second.headers.get("link")).toBeNull();
  },
);
