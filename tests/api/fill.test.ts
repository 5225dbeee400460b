import { describe, expect, test } from "vitest";
import { POST as fill } from "@/app/api/contracts/[contractId]/fill/route";
import { db } from "@/lib/platform/db";
import { call } from "../support/api";
import { createContract, join, person, type Person } from "../support/factories";

const HTML = "<p><strong>{{Tenant}}</strong> pays {{Rent}}.</p><p>Signed: {{Tenant}}, {{Day}}</p>";
const asked = (who: Person, contractId: string, body: unknown) =>
  call(fill, { method: "POST", params: { contractId }, token: who.token, body });
const readTexts = async (contractId: string) =>
  (await db.contractVersion.findMany({ where: { contractId }, select: { html: true } })).map(({ html }) => html);

describe("a filled copy (B-9.19)", () => {
  test("is a draft of the caller's own; values are text, and a field without one stays", async () => {
    const [owner, reviewer] = [await person("Owner"), await person("Reviewer")];
    const { contractId } = await createContract(owner, { name: "Lease", html: HTML });
    await join(contractId, reviewer, "reviewer");
    const fields = { Tenant: "Acme <b>LLC</b> {{Rent}}", Rent: "9 EUR", Unknown: "x" };
    const answer = await asked(reviewer, contractId, { name: " Lease of Acme ", fields });
    const made = await answer.json();
    expect([answer.status, made]).toEqual([
      201,
      expect.objectContaining({ name: "Lease of Acme", status: "", role: "admin", file: null }),
    ]);
    expect(await readTexts(made.id)).toEqual([
      "<p><strong>Acme &lt;b&gt;LLC&lt;/b&gt; {{Rent}}</strong> pays 9 EUR.</p>" +
        "<p>Signed: Acme &lt;b&gt;LLC&lt;/b&gt; {{Rent}}, {{Day}}</p>",
    ]);
    expect(await readTexts(contractId)).toEqual([HTML]);
    expect(await db.collaborator.count({ where: { contractId: made.id } })).toBe(1);
  });

  test("is refused to a stranger, without a name, and with an empty or invisible value", async () => {
    const [owner, stranger] = [await person("Owner"), await person("Stranger")];
    const { contractId } = await createContract(owner, { name: "Lease", html: HTML });
    const good = { name: "Filled", fields: { Tenant: "Acme" } };
    expect((await asked(stranger, contractId, good)).status).toBe(404);
    for (const body of [
      { ...good, name: " " },
      { name: "Filled" },
      { ...good, fields: { Tenant: " " } },
      { ...good, fields: { Tenant: "\u200b" } },
      { ...good, fields: { Tenant: "x".repeat(20_001) } },
      { ...good, fields: Object.fromEntries(Array.from({ length: 101 }, (_, index) => [`f${index}`, "x"])) },
    ])
      expect((await asked(owner, contractId, body)).status).toBe(400);
    expect(await db.contract.count({ where: { uploadedById: owner.actor.userId } })).toBe(1);
    expect((await asked(owner, contractId, good)).status).toBe(201);
  });
});
