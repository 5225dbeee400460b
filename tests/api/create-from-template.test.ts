import { describe, expect, test } from "vitest";
import { POST as create } from "@/app/api/contracts/create-from-template/route";
import { GET as read } from "@/app/api/contracts/[contractId]/route";
import { GET as versions } from "@/app/api/contracts/[contractId]/versions/route";
import { jobGivenUp, jobHandlers } from "@/lib/server/jobs/handlers";
import { initialValues, TEMPLATES } from "@/lib/documents/templates/catalogue";
import { TEMPLATE_TYPES } from "@/lib/documents/templates/catalogue";
import type { Language } from "@/lib/copy/languages";
import { db } from "@/lib/platform/db";
import { runDueJobs } from "@/lib/platform/jobs/queue";
import { call } from "../support/api";
import { person, type Person } from "../support/factories";

const filled = (type: (typeof TEMPLATE_TYPES)[number]) =>
  Object.fromEntries(
    Object.entries(initialValues(type, "2026-03-01")).map(([field, value]) => [field, value || `The ${field}`]),
  );
const sent = (who: Person, body: unknown) => call(create, { method: "POST", token: who.token, body });
const firstVersion = async (who: Person, contractId: string) =>
  (await (await call(versions, { params: { contractId }, token: who.token })).json())[0];

describe("a contract from a template", () => {
  test.each(TEMPLATE_TYPES)(
    "'%s' is a draft of that type with the filled template as version 1 (B-9.13, B-21.11)",
    async (type) => {
      const owner = await person("Owner");
      const response = await sent(owner, { type, name: ` New ${type} `, fields: filled(type) });
      expect(response.status).toBe(201);
      const { id, ...contract } = await response.json();
      expect(contract).toMatchObject({
        name: `New ${type}`,
        status: "",
        metadata: { contractType: type },
        role: "admin",
        isAdmin: true,
        file: null,
        uploadedByName: "Owner",
      });
      const version = await firstVersion(owner, id);
      expect(version).toMatchObject({
        id: contract.currentVersionId,
        versionNumber: 1,
        createdByUser: { name: "Owner" },
        isCurrent: true,
      });
      for (const field of TEMPLATES[type].fields) expect(version.plainText).toContain(filled(type)[field]);
      expect(version.plainText).not.toMatch(/\{\{|\}\}|\[\w+\]/);
    },
  );

  test("stays a draft when it has been analysed (B-9.13)", async () => {
    const owner = await person();
    const { id } = await (
      await sent(owner, { type: "Service Agreement", name: "Support", fields: filled("Service Agreement") })
    ).json();
    await runDueJobs(jobHandlers, jobGivenUp);
    expect(await db.analysis.count({ where: { contractId: id } })).toBe(1);
    expect(await (await call(read, { params: { contractId: id }, token: owner.token })).json()).toMatchObject({
      status: "",
    });
  });

  test("holds values as text, never as HTML, and without characters that can't be seen (B-9.13)", async () => {
    const owner = await person();
    const fields = {
      ...filled("Sales Agreement"),
      sellerName: "<b onmouseover=alert(1)>Acme</b> & {{buyerName}}",
      goodsDescription: "Chairs\u0000\u202e\r\n<script>alert(1)</script>",
    };
    const { id } = await (await sent(owner, { type: "Sales Agreement", name: "Chairs", fields })).json();
    const { textContent, plainText } = await firstVersion(owner, id);
    expect(plainText).toContain(fields.sellerName);
    expect(plainText).toContain("Chairs\n<script>alert(1)</script>");
    expect(textContent).toContain("&lt;b onmouseover=alert(1)&gt;Acme&lt;/b&gt; &amp; {{buyerName}}");
    expect(textContent).toContain("Chairs<br>&lt;script&gt;");
  });

  test("takes a free text of a million characters (B-22.1)", async () => {
    const owner = await person();
    const textContent = `${"Түрээсийн төлбөр сар бүр төлөгдөнө.\n".repeat(29_000)}`.slice(0, 999_990);
    const response = await sent(owner, { type: "Lease Agreement", name: "Long", fields: { textContent } });
    expect(response.status).toBe(201);
    expect((await firstVersion(owner, (await response.json()).id)).plainText.length).toBeGreaterThan(900_000);
  });
});

describe("our full text", () => {
  test("is filled in each language, for a sale and for a lease (B-9.16)", async () => {
    const owner = await person();
    const make = async (type: "Sales Agreement" | "Lease Agreement", language: Language) => {
      const begun = Object.entries(initialValues(type, "2026-03-01", language));
      const fields = Object.fromEntries(begun.map(([field, value]) => [field, value || `The ${field}`]));
      const text = type === "Lease Agreement" ? { text: "ready" } : {};
      const response = await sent(owner, { type, name: "Ours", language, ...text, fields });
      expect(response.status).toBe(201);
      return (await firstVersion(owner, (await response.json()).id)).plainText;
    };
    expect(await make("Sales Agreement", "ru")).toContain("заключили 1 марта 2026 года");
    expect(await make("Sales Agreement", "en")).toContain("is made on 1 March 2026");
    expect(await make("Lease Agreement", "en")).toContain("(1) The landlordName, represented by");
    expect(await make("Lease Agreement", "mn")).toContain("2026 оны 3 дугаар сарын 1-ний өдөр");
  });

  test("is refused without a language, with a field missing, and with the field of a free text", async () => {
    const owner = await person();
    const lease = { type: "Lease Agreement", name: "Ours", text: "ready", fields: { textContent: "1. Rent" } };
    const readIssues = async (body: unknown) => {
      const response = await sent(owner, body);
      expect(response.status).toBe(400);
      return (await response.json()).issues.map(({ path }: { path: string }) => path);
    };
    expect(await readIssues(lease)).toContain("language");
    expect(await readIssues({ ...lease, language: "fr" })).toContain("language");
    expect(await readIssues({ ...lease, language: "mn" })).toEqual(
      expect.arrayContaining(["fields.landlordName", "fields.textContent"]),
    );
    expect((await sent(owner, { ...lease, text: "own" })).status).toBe(201);
  });
});

describe("is refused", () => {
  const SALES = { type: "Sales Agreement", name: "Chairs", fields: filled("Sales Agreement") };
  const { buyerName: _, ...withoutBuyer } = SALES.fields;

  test.each<[string, unknown, string, string]>([
    ["without a template", { name: "x", fields: {} }, "type", "Please select a contract template"],
    [
      "of a template that isn't there",
      { ...SALES, type: "Sales Contract" },
      "type",
      "Please select a contract template",
    ],
    ["without a name", { ...SALES, name: "  " }, "name", "Please enter a name for the contract"],
    [
      "with a name past 200 characters",
      { ...SALES, name: "x".repeat(201) },
      "name",
      "At most 200 characters are allowed.",
    ],
    ["with a name of two lines", { ...SALES, name: "x\ny" }, "name", "Please enter a name for the contract"],
    ["without its fields", { type: "Sales Agreement", name: "x" }, "fields", "This field is required."],
    ["without one of its fields", { ...SALES, fields: withoutBuyer }, "fields.buyerName", "This field is required."],
    [
      "with an empty field",
      { ...SALES, fields: { ...SALES.fields, buyerName: " \n " } },
      "fields.buyerName",
      "This field is required.",
    ],
    [
      "with a field of invisible characters",
      { ...SALES, fields: { ...SALES.fields, buyerName: "\u200b\u0000" } },
      "fields.buyerName",
      "This value is not valid.",
    ],
    [
      "with a field that is no text",
      { ...SALES, fields: { ...SALES.fields, buyerName: 7 } },
      "fields.buyerName",
      "This value is not valid.",
    ],
    [
      "with a field past 20,000 characters",
      { ...SALES, fields: { ...SALES.fields, goodsDescription: "x".repeat(20_001) } },
      "fields.goodsDescription",
      "At most 20000 characters are allowed.",
    ],
    [
      "with a field of another template",
      { ...SALES, fields: { ...SALES.fields, clientName: "x" } },
      "fields.clientName",
      "This value is not valid.",
    ],
    [
      "with a free text past 1,000,000 characters",
      { type: "Other", name: "x", fields: { textContent: "x".repeat(1_000_001) } },
      "fields.textContent",
      "At most 1000000 characters are allowed.",
    ],
  ])("%s (B-9.11, B-9.14)", async (_name, body, path, message) => {
    const owner = await person();
    const response = await sent(owner, body);
    expect(response.status).toBe(400);
    const failure = await response.json();
    expect(failure).toMatchObject({ code: "invalidInput", message: expect.any(String) });
    expect(failure.issues).toContainEqual({ path, message });
    expect(await db.contract.count({ where: { uploadedById: owner.actor.userId } })).toBe(0);
  });

  test("when the text would be larger than a version may be", async () => {
    const owner = await person();
    const response = await sent(owner, { type: "Other", name: "x", fields: { textContent: '"'.repeat(1_000_000) } });
    expect(response.status).toBe(413);
    expect(await response.json()).toMatchObject({ code: "bodyTooLarge" });
  });
});

test("when the transaction fails there is no half of a contract", async () => {
  const owner = await person();
  const before = await db.contract.count();
  // the session is checked by the door; here the rows can't be written
  await db.user.delete({ where: { id: owner.actor.userId } });
  const { createFromTemplate } = await import("@/lib/contracts/templates/templates");
  await expect(
    createFromTemplate(owner.actor, { type: "Other", name: "x", fields: { textContent: "x" } }),
  ).rejects.toThrow();
  expect(await db.contract.count()).toBe(before);
});
