import { describe, expect, test } from "vitest";
import { POST as saveAsTemplate } from "@/app/api/contracts/[contractId]/save-as-template/route";
import { GET as templates } from "@/app/api/templates/route";
import { trashContract } from "@/lib/contracts/trash";
import { saveVersion } from "@/lib/contracts/versions";
import { db } from "@/lib/platform/db";
import { call } from "../support/api";
import { contractOf, join, person, type Person } from "../support/factories";

const LEASE = "<p>{{Tenant}} pays {{Rent}} to {{ Landlord }}; signed {{Tenant}}</p>";
const listed = async (who: Person) => (await call(templates, { method: "GET", token: who.token })).json();
const saved = (who: Person, contractId: string, body: unknown) =>
  call(saveAsTemplate, { method: "POST", params: { contractId }, token: who.token, body });

describe("templates", () => {
  test("are what was saved so and whatever has fields, one's own and what is shared", async () => {
    const [owner, reviewer, stranger] = [await person("Owner"), await person("Reviewer"), await person("Stranger")];
    const { contractId } = await contractOf(owner, { name: "Lease", html: LEASE });
    await contractOf(owner, { name: "Plain", html: "<p>{Tenant} {{}} pays.</p>" });
    await join(contractId, reviewer, "reviewer");
    const lease = { id: contractId, name: "Lease", fields: ["Tenant", "Rent", "Landlord"] };
    expect(await listed(owner)).toEqual([expect.objectContaining({ ...lease, sharedBy: null })]);
    expect(await listed(reviewer)).toEqual([expect.objectContaining({ ...lease, sharedBy: "Owner" })]);
    expect(await listed(stranger)).toEqual([]);

    const plain = (await contractOf(reviewer, { name: "Side letter", html: "<p>Acme pays.</p>" })).contractId;
    const made = await (await saved(reviewer, plain, { name: " Our letter " })).json();
    expect(made).toMatchObject({ name: "Our letter", status: "", role: "admin" });
    expect(await db.contractVersion.findMany({ where: { contractId: made.id }, select: { html: true } })).toEqual([
      { html: "<p>Acme pays.</p>" },
    ]);
    expect(
      (await listed(reviewer)).map(({ name, fields }: { name: string; fields: string[] }) => [name, fields]),
    ).toEqual(
      expect.arrayContaining([
        ["Our letter", []],
        ["Lease", lease.fields],
      ]),
    );
    expect(await listed(reviewer)).toHaveLength(2); // the letter that it was made from is none
    await trashContract(owner.actor, contractId);
    expect(await listed(owner)).toEqual([]);
    expect(await listed(reviewer)).toHaveLength(1);
  });

  test("follow the text: its fields are those of the current version", async () => {
    const owner = await person("Owner");
    const { contractId } = await contractOf(owner, { name: "Lease", html: "<p>Acme pays.</p>" });
    expect(await listed(owner)).toEqual([]);
    await saveVersion(owner.actor, contractId, { content: "<p><b>{{Tenant}}</b> pays.</p>" });
    expect(await listed(owner)).toMatchObject([{ fields: ["Tenant"] }]);
    await saveVersion(owner.actor, contractId, { content: "<p>Marlow pays.</p>" });
    expect(await listed(owner)).toEqual([]);
  });

  test("of contracts that are older than their keeping are read when they are listed", async () => {
    const owner = await person("Owner");
    const { contractId } = await contractOf(owner, { name: "Lease", html: LEASE });
    const { contractId: braces } = await contractOf(owner, { name: "Braces", html: "<p>{{}}</p>" });
    await db.contractTemplate.deleteMany({});
    for (const id of [contractId, braces]) await db.contractTemplate.create({ data: { id, contractId: id } });
    expect(await listed(owner)).toMatchObject([{ id: contractId, fields: ["Tenant", "Rent", "Landlord"] }]);
    expect(await db.contractTemplate.findMany({ orderBy: { fields: "asc" }, select: { fields: true } })).toEqual([
      { fields: '["Tenant","Rent","Landlord"]' },
      { fields: "[]" },
    ]);
  });
});

describe("a contract saved as a template", () => {
  test("is refused to a stranger, and without a name", async () => {
    const [owner, stranger] = [await person("Owner"), await person("Stranger")];
    const { contractId } = await contractOf(owner, { name: "Lease", html: LEASE });
    expect((await saved(stranger, contractId, { name: "Mine" })).status).toBe(404);
    for (const body of [{}, { name: " " }, { name: "x".repeat(201) }])
      expect((await saved(owner, contractId, body)).status).toBe(400);
    expect(await db.contract.count({ where: { uploadedById: owner.actor.userId } })).toBe(1);
    expect((await saved(owner, contractId, { name: "Ours" })).status).toBe(201);
  });
});
