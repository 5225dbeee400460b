import { describe, expect, test } from "vitest";
import { POST as saveAsTemplate } from "@/app/api/contracts/[contractId]/save-as-template/route";
import { GET as templates } from "@/app/api/templates/route";
import { trashContract } from "@/lib/contracts/trash/trash";
import { saveVersion } from "@/lib/contracts/versions/versions";
import { db } from "@/lib/platform/db";
import { call } from "../support/api";
import { createContract, join, person, type Person } from "../support/factories";

const LEASE = "<p>{{Tenant}} pays {{Rent}} to {{ Landlord }}; signed {{Tenant}}</p>";
const listed = async (who: Person) => (await call(templates, { method: "GET", token: who.token })).json();
const saved = (who: Person, contractId: string, body: unknown) =>
  call(saveAsTemplate, { method: "POST", params: { contractId }, token: who.token, body });

describe("templates (B-9.21)", () => {
  test("are what was saved so and whatever has fields, one's own and what is shared", async () => {
    const [owner, reviewer, stranger] = [await person("Owner"), await person("Reviewer"), await person("Stranger")];
    const { contractId } = await createContract(owner, { name: "Lease", html: LEASE });
    await createContract(owner, { name: "Plain", html: "<p>{Tenant} {{}} pays.</p>" });
    await join(contractId, reviewer, "reviewer");
    const lease = { id: contractId, name: "Lease", fields: ["Tenant", "Rent", "Landlord"] };
    expect(await listed(owner)).toEqual([expect.objectContaining({ ...lease, sharedBy: null })]);
    expect(await listed(reviewer)).toEqual([expect.objectContaining({ ...lease, sharedBy: "Owner" })]);
    expect(await listed(stranger)).toEqual([]);

    const plain = (await createContract(reviewer, { name: "Side letter", html: "<p>Acme pays.</p>" })).contractId;
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
    const { contractId } = await createContract(owner, { name: "Lease", html: "<p>Acme pays.</p>" });
    expect(await listed(owner)).toEqual([]);
    await saveVersion(owner.actor, contractId, { content: "<p><b>{{Tenant}}</b> pays.</p>" });
    expect(await listed(owner)).toMatchObject([{ fields: ["Tenant"] }]);
    await saveVersion(owner.actor, contractId, { content: "<p>Marlow pays.</p>" });
    expect(await listed(owner)).toEqual([]);
  });

  test("of contracts that are older than their keeping are read when they are listed", async () => {
    const owner = await person("Owner");
    const { contractId } = await createContract(owner, { name: "Lease", html: LEASE });
    const { contractId: braces } = await createContract(owner, { name: "Braces", html: "<p>{{}}</p>" });
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
  test("has fields in place of the words that are named, wherever they stand, and the first keeps its words", async () => {
    const owner = await person("Owner");
    const html = "<p><strong>Acme LLC</strong> pays <em>Acme</em> LLC USD 900.</p><ul><li>Acme LLC's office</li></ul>";
    const { contractId } = await createContract(owner, { name: "Lease", html });
    const fields = [
      { name: "Tenant", words: "Acme LLC" },
      { name: "Rent", words: "USD 900" },
      { name: "Nowhere", words: "Beta" },
    ];
    const made = await (await saved(owner, contractId, { name: "Ours", fields })).json();
    const readHtml = async (id: string) =>
      (await db.contractVersion.findMany({ where: { contractId: id }, select: { html: true } })).map((one) => one.html);
    expect(await readHtml(made.id)).toEqual([
      "<p><strong>{{Tenant}}</strong> pays <em>{{Tenant}}</em> {{Rent}}.</p><ul><li>{{Tenant}}'s office</li></ul>",
    ]);
    expect(await readHtml(contractId)).toEqual([html]);
    expect(await listed(owner)).toMatchObject([{ name: "Ours", fields: ["Tenant", "Rent"] }]);
  });

  test("is refused with a field that can't be one, and nothing is made", async () => {
    const owner = await person("Owner");
    const { contractId } = await createContract(owner, { name: "Lease", html: LEASE });
    const field = { name: "Tenant", words: "Acme" };
    for (const wrong of [
      [{ ...field, name: "a}b" }],
      [{ ...field, name: " " }],
      [{ ...field, words: "a\nb" }],
      [{ ...field, words: "x".repeat(201) }],
      Array.from({ length: 31 }, () => field),
      [{ name: "Tenant" }],
      "Tenant",
    ])
      expect((await saved(owner, contractId, { name: "Ours", fields: wrong })).status).toBe(400);
    expect(await db.contract.count({ where: { uploadedById: owner.actor.userId } })).toBe(1);
    expect((await saved(owner, contractId, { name: "Ours", fields: [field] })).status).toBe(201);
  });

  test("is refused to a stranger, and without a name (B-9.21)", async () => {
    const [owner, stranger] = [await person("Owner"), await person("Stranger")];
    const { contractId } = await createContract(owner, { name: "Lease", html: LEASE });
    expect((await saved(stranger, contractId, { name: "Mine" })).status).toBe(404);
    for (const body of [{}, { name: " " }, { name: "x".repeat(201) }])
      expect((await saved(owner, contractId, body)).status).toBe(400);
    expect(await db.contract.count({ where: { uploadedById: owner.actor.userId } })).toBe(1);
    expect((await saved(owner, contractId, { name: "Ours" })).status).toBe(201);
  });
});
