import { beforeEach, describe, expect, test } from "vitest";
import { GET as list } from "@/app/api/contracts/[contractId]/versions/route";
import { GET as read, PATCH as nameVersion } from "@/app/api/contracts/[contractId]/versions/[versionId]/route";
import { POST as restore } from "@/app/api/contracts/[contractId]/versions/[versionId]/restore/route";
import { db } from "@/lib/platform/db";
import { call } from "../support/api";
import { resetDatabase } from "../support/database";
import { createContract, join, person, type Person } from "../support/factories";

let owner: Person;
let contractId: string;
let versionId: string;
beforeEach(async () => {
  await resetDatabase();
  owner = await person("Owner");
  const made = await createContract(owner);
  [contractId, versionId] = [made.contractId, made.version.id];
});

const named = (body: object, who = owner, id = versionId) =>
  call(nameVersion, { method: "PATCH", params: { contractId, versionId: id }, token: who.token, body });
const kept = async () => {
  const version = await call(read, { params: { contractId, versionId }, token: owner.token });
  const { name, note } = await version.json();
  return { name, note };
};

describe("a version's name and note", () => {
  test("are given, changed and taken away, and nothing else of it changes (B-11.21)", async () => {
    const facts = () =>
      db.contractVersion.findUniqueOrThrow({ where: { id: versionId }, omit: { name: true, note: true } });
    const before = await facts();
    expect(await kept()).toEqual({ name: "", note: "" });
    const given = await named({ name: "  As agreed ", note: "After the call\nwith both sides" });
    expect(given.status).toBe(200);
    expect(await given.json()).toMatchObject({ id: versionId, versionNumber: 1, name: "As agreed", isCurrent: true });
    expect(await kept()).toEqual({ name: "As agreed", note: "After the call\nwith both sides" });
    await named({ name: "Signed" });
    expect(await kept()).toMatchObject({ name: "Signed", note: "After the call\nwith both sides" });
    await named({ name: "", note: "" });
    expect(await kept()).toEqual({ name: "", note: "" });
    expect(await facts()).toEqual(before);
  });

  test("stand in the list, and stay behind when the text is brought back as a new version", async () => {
    await named({ name: "As agreed" });
    await call(restore, { method: "POST", params: { contractId, versionId }, token: owner.token });
    const path = "/api?fields=summary";
    const versions = await (await call(list, { params: { contractId }, token: owner.token, path })).json();
    expect(versions).toMatchObject([
      { versionNumber: 2, name: "" },
      { versionNumber: 1, name: "As agreed" },
    ]);
  });

  test("are of a length that fits, and there is one of them at least", async () => {
    for (const body of [{}, { name: "a".repeat(101) }, { note: "a".repeat(1_001) }, { name: 1 }])
      expect((await named(body)).status).toBe(400);
    expect((await named({ name: "a".repeat(100), note: "a".repeat(1_000) })).status).toBe(200);
  });

  test("are a collaborator's to give, of a version of this contract", async () => {
    const [friend, stranger] = [await person("Friend"), await person("Stranger")];
    await join(contractId, friend, "reviewer");
    const other = await createContract(stranger);
    expect((await named({ name: "Mine" }, stranger)).status).toBe(404);
    expect((await named({ name: "Mine" }, owner, other.version.id)).status).toBe(404);
    expect((await named({ name: "Ours" }, friend)).status).toBe(200);
    expect(await kept()).toMatchObject({ name: "Ours" });
  });
});
