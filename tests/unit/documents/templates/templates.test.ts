import { describe, expect, test } from "vitest";
import { TEMPLATE_TYPES } from "@/lib/documents/templates/catalogue";
import { TEMPLATES, initialValues } from "@/lib/documents/templates/catalogue";
import { fieldKind, type TemplateField } from "@/lib/documents/templates/fields";
import { fillTemplate, previewBlocks } from "@/lib/documents/templates/fill";
import { blockText, type Block } from "@/lib/documents/richtext/blocks";
import { cleanHtml } from "@/lib/documents/richtext/clean";
import { blocksFromHtml } from "@/lib/documents/richtext/from-html";
import { htmlFromBlocks } from "@/lib/documents/richtext/to-html";

const toText = (blocks: readonly Block[]) => blocks.map(blockText).join("\n");
const FULL = ["Sales Agreement", "Service Agreement"] as const;
const FREE = TEMPLATE_TYPES.filter((type) => !(FULL as readonly string[]).includes(type));
const sampleValues = (type: (typeof TEMPLATE_TYPES)[number]) =>
  Object.fromEntries(TEMPLATES[type].fields.map((field) => [field, `<the ${field}>`]));

describe("the catalogue", () => {
  test("has the seven documented templates, in their order", () => {
    expect(Object.keys(TEMPLATES)).toEqual([...TEMPLATE_TYPES]);
    expect(TEMPLATES["Sales Agreement"].fields).toEqual([
      "effectiveDate",
      "sellerName",
      "sellerAddress",
      "sellerRepresentative",
      "buyerName",
      "buyerAddress",
      "buyerRepresentative",
      "goodsDescription",
      "purchasePrice",
      "paymentTerms",
      "deliveryAddress",
      "deliveryDate",
      "warrantyPeriod",
      "governingLaw",
    ]);
    expect(TEMPLATES["Service Agreement"].fields).toEqual([
      "effectiveDate",
      "providerName",
      "providerAddress",
      "providerRepresentative",
      "clientName",
      "clientAddress",
      "clientRepresentative",
      "servicesDescription",
      "startDate",
      "endDate",
      "compensationAmount",
      "paymentSchedule",
      "intellectualPropertyTerms",
      "governingLaw",
    ]);
    for (const type of FREE) expect(TEMPLATES[type].fields).toEqual(["textContent"]);
  });

  test("begins with the documented defaults, and with today as the effective date", () => {
    expect(initialValues("Sales Agreement", "2026-03-01")).toMatchObject({
      effectiveDate: "2026-03-01",
      paymentTerms: "Payment due within 30 days of delivery",
      warrantyPeriod: "90 days",
      sellerName: "",
      deliveryDate: "",
    });
    expect(initialValues("Service Agreement", "2026-03-01")).toMatchObject({
      effectiveDate: "2026-03-01",
      intellectualPropertyTerms: "All intellectual property created under this agreement shall belong to the Client.",
      startDate: "",
      paymentSchedule: "",
    });
    expect(initialValues("Other", "2026-03-01")).toEqual({ textContent: "Insert your contract text here..." });
    expect(initialValues("Lease Agreement", "2026-03-01")).toEqual({ textContent: "" });
  });

  test.each<[string, TemplateField[]]>([
    ["date", ["effectiveDate", "deliveryDate", "startDate", "endDate"]],
    [
      "multi-line",
      [
        "sellerAddress",
        "deliveryAddress",
        "goodsDescription",
        "servicesDescription",
        "paymentTerms",
        "intellectualPropertyTerms",
        "paymentSchedule",
      ],
    ],
    [
      "single-line",
      ["sellerName", "buyerRepresentative", "purchasePrice", "warrantyPeriod", "governingLaw", "compensationAmount"],
    ],
    ["free-text", ["textContent"]],
  ])("asks for %s fields as such", (kind, fields) => {
    expect(fields.map(fieldKind)).toEqual(fields.map(() => kind));
  });
});

describe.each(FULL)("the text of the %s", (type) => {
  const text = toText(fillTemplate(type, sampleValues(type)));

  test("uses each of its fields and no other", () => {
    for (const field of TEMPLATES[type].fields) expect(text).toContain(`<the ${field}>`);
    expect(text).not.toMatch(/\{\{|\}\}|\*\*/);
  });

  test("lets either party terminate on a material breach left uncured for 30 days after written notice (B-9.8)", () => {
    expect(text).toMatch(
      /Either Party may terminate this Agreement by written notice if the other Party commits a material breach of it and fails to cure that breach within thirty \(30\) days after receiving written notice/,
    );
  });

  test("has each part a commercial contract needs, under one number each without gap", () => {
    const headings = fillTemplate(type, {})
      .filter((block) => block.kind === "heading")
      .map(blockText);
    const numbers = headings.map((heading) => /^(\d+)\./.exec(heading)?.[1]).filter((number) => number !== undefined);
    expect(numbers).toEqual(numbers.map((_, index) => String(index + 1)));
    for (const part of [
      "Payment",
      "Warranty",
      "Intellectual Property",
      "Confidentiality",
      "Liability",
      "Termination",
      "Force Majeure",
      "Notices",
      "Governing Law",
      "General Provisions",
      "Signatures",
    ])
      expect(headings.join("\n")).toContain(part);
  });

  test("refers only to clauses that are there", () => {
    const clauses = new Set(text.split("\n").flatMap((line) => /^(\d+(?:\.\d+)?)\.?\s/.exec(line)?.[1] ?? []));
    const referred = [...text.matchAll(/[Cc]lauses? (\d+(?:\.\d+)?)/g)].map((match) => match[1] ?? "");
    expect(referred.length).toBeGreaterThan(5);
    expect(referred.filter((number) => !clauses.has(number))).toEqual([]);
  });
});

test("in the Sales Agreement title and risk pass on delivery (B-9.8)", () => {
  expect(toText(fillTemplate("Sales Agreement", {}))).toMatch(
    /Title to the Goods, and the risk of loss of or damage to them, pass from the Seller to the Buyer on delivery/,
  );
});

describe("filling", () => {
  test("puts values in as text: no HTML, notation or placeholder of theirs is read", () => {
    const hostile = {
      ...sampleValues("Sales Agreement"),
      sellerName: '<img src=x onerror="alert(1)">{{buyerName}} **bold** $& $1',
      goodsDescription: "<script>alert(1)</script>",
    };
    const blocks = fillTemplate("Sales Agreement", hostile);
    const html = cleanHtml(htmlFromBlocks(blocks));
    expect(html).not.toMatch(/<(?:img|script)/);
    const text = toText(blocksFromHtml(html));
    expect(text).toContain(hostile.sellerName);
    expect(text).toContain(hostile.goodsDescription);
  });

  test("turns the lines of a value into line breaks of its paragraph", () => {
    const blocks = fillTemplate("Sales Agreement", {
      ...sampleValues("Sales Agreement"),
      sellerAddress: "1 Peace Avenue\r\nUlaanbaatar\n\nMongolia",
    });
    expect(blocks.map(blockText)).toContain("1 Peace Avenue\nUlaanbaatar\n\nMongolia");
    expect(htmlFromBlocks(blocks)).toContain("1 Peace Avenue<br>Ulaanbaatar<br><br>Mongolia");
  });

  test.each(TEMPLATE_TYPES)("%s comes through storing and reading as it was filled", (type) => {
    const values = {
      ...sampleValues(type),
      textContent: "1. Rent\n  The rent is  due <monthly> & in advance.\n\n2. Түрээс",
    };
    const blocks = fillTemplate(type, values);
    expect(toText(blocksFromHtml(cleanHtml(htmlFromBlocks(blocks))))).toBe(toText(blocks));
  });

  test("makes a paragraph of each line of a free text", () => {
    expect(
      fillTemplate("Lease Agreement", { textContent: "1. Rent\n\n\n  Due monthly.  \r\n2. Term" }).map(blockText),
    ).toEqual(["1. Rent", "  Due monthly.", "2. Term"]);
  });
});

describe("the preview", () => {
  test("shows an empty value as its field's name in square brackets", () => {
    const text = toText(previewBlocks("Service Agreement", { providerName: "Acme LLC", clientName: "   " }));
    expect(text).toContain("(1) Acme LLC, represented by [providerRepresentative]");
    expect(text).toContain("(2) [clientName]");
    expect(text).not.toContain("{{");
  });

  test("shows a free text as it is, and nothing while there is none", () => {
    expect(toText(previewBlocks("Other", { textContent: "The text" }))).toBe("The text");
    expect(previewBlocks("Other", { textContent: " \n " })).toEqual([]);
  });
});
