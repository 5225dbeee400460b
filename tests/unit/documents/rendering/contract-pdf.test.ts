import { describe, expect, test } from "vitest";
import { getDocumentProxy } from "unpdf";
import { renderContractPdf as render, type ContractPdfInput } from "@/lib/documents/rendering/contract-pdf";
import { copiedText, editorText, normalized, pageTexts } from "./pdf-text";

const renderContractPdf = (input: Omit<ContractPdfInput, "language">) => render({ language: "en", ...input });

const CREATED = new Date("2025-03-14T08:00:00Z");

const MIXED = [
  `<h1 style="text-align: center">Түрээсийн гэрээ</h1>`,
  `<p style="text-align: justify">Энэхүү гэрээг нэг талаас <strong>“Өргөө” ХХК</strong>, нөгөө талаас <strong><em>Б. Дөлгөөн</em></strong> нар Үйлчилгээний нөхцөлөөр байгуулав. Түрээслэгч нь төлбөрийг сар бүрийн 5-ны дотор төлнө.</p>`,
  `<h2>2. Срок действия</h2>`,
  `<p>2.1\tДоговор вступает в силу <u>с момента подписания</u> и действует <s>один год</s> три года.<br>Подъезд, объём, ёлка.</p>`,
  `<p style="padding-inline-start: 80px">Office affairs: efficient, final, waffle; long-term and well-known.</p>`,
  `<p><br></p>`,
  `<ul><li>Rent is due in advance.</li><li>Deposit:<ol><li>two months</li><li>kept apart<ul><li>with interest</li></ul></li></ol></li></ul>`,
  `<ol><li>First</li><li>Second</li></ol>`,
  `<p style="text-align: right">Signed: ________</p>`,
].join("");

describe("the text copied out of the PDF", () => {
  test("equals the editor's: Mongolian, Russian, lists, emphasis, tabs and line breaks (B-11.12)", async () => {
    const contract = { name: "Түрээсийн гэрээ № 7", versionNumber: 3 };
    const pdf = await renderContractPdf({ ...contract, html: MIXED });
    expect(await copiedText(pdf, contract)).toBe(editorText(MIXED));
  });

  test("equals the editor's over many pages, with the right number on each", async () => {
    const html = longContract(60);
    const contract = { name: "Long contract", versionNumber: 12 };
    const pdf = await renderContractPdf({ ...contract, html });
    const pages = await pageTexts(pdf);
    expect(pages.length).toBeGreaterThan(25);
    expect(pages.map((text) => normalized(text).match(/Page \d+ of \d+$/u)?.[0])).toEqual(
      pages.map((_, index) => `Page ${index + 1} of ${pages.length}`),
    );
    expect(await copiedText(pdf, contract)).toBe(editorText(html));
  });

  test("has a table's cells side by side, and rows go on over pages (B-11.12)", async () => {
    const rows = Array.from(
      { length: 90 },
      (_, index) => `<tr><td>Item ${index}</td><td>${index} MNT<br>net</td></tr>`,
    );
    const html = `<p>Before</p><table><tbody><tr><th colspan="2">Prices</th></tr>${rows.join("")}</tbody></table><p>After</p>`;
    const contract = { name: "Prices", versionNumber: 1 };
    const text = normalized(await copiedText(await renderContractPdf({ ...contract, html }), contract));
    expect(text).toMatch(/^Before Prices Item 0 0 MNT net Item 1 1 MNT net .* Item 89 89 MNT net After$/su);
  });

  test("has the head of a table once, though it stands on each of its pages (B-11.23)", async () => {
    const rows = Array.from({ length: 120 }, (_, index) => `<tr><td>${index}</td><td>Oak</td></tr>`).join("");
    const html = `<table><tbody><tr><th>Number</th><th>Wood</th></tr>${rows}</tbody></table>`;
    const contract = { name: "Prices", versionNumber: 1 };
    const pdf = await renderContractPdf({ ...contract, html });
    expect(await copiedText(pdf, contract)).toBe(editorText(html));
  });

  test("keeps combined letters and letters without a glyph, and shows no soft hyphen", async () => {
    const html = "<p>co\u00adoperation й и\u0306 e\u0301 中文 🙂 end</p>";
    const contract = { name: "Odd letters", versionNumber: 1 };
    const text = await copiedText(await renderContractPdf({ ...contract, html }), contract);
    expect(text.normalize("NFC")).toBe(editorText(html).replace("\u00ad", "").normalize("NFC")); // readers leave soft hyphens out
  });
});

describe("pages", () => {
  test("no page ends with a heading", async () => {
    const html = Array.from(
      { length: 80 },
      (_, index) => `<h2>Heading ${index}</h2><p>${"Some words of a clause. ".repeat(3 + (index % 17))}</p>`,
    ).join("");
    const pages = await pageTexts(await renderContractPdf({ name: "Headings", html, versionNumber: 1 }));
    expect(pages.length).toBeGreaterThan(5);
    for (const text of pages) expect(normalized(text)).not.toMatch(/Heading \d+ Headings Version 1 Page/u);
  });

  test("an empty contract is one page with its name", async () => {
    const pages = await pageTexts(await renderContractPdf({ name: "Empty", html: "", versionNumber: 1 }));
    expect(pages.map(normalized)).toEqual(["Empty Version 1 Page 1 of 1"]);
  });

  test("a name too long for the head of a page is cut with an ellipsis", async () => {
    const pages = await pageTexts(
      await renderContractPdf({ name: "Very long name ".repeat(30), html: "<p>Text</p>", versionNumber: 1 }),
    );
    expect(normalized(pages[0] ?? "")).toMatch(/^Text Very long name .*\u2026 Version 1 Page 1 of 1$/u);
  });

  test.each([
    ["mn", "Текст Гэрээ 2-р хувилбар Хуудас 1 / 1"],
    ["ru", "Текст Гэрээ Версия 2 Страница 1 из 1"],
  ] as const)("has the words at its head and foot in the language asked for: %s", async (language, expected) => {
    const pages = await pageTexts(await render({ name: "Гэрээ", html: "<p>Текст</p>", versionNumber: 2, language }));
    expect(pages.map(normalized)).toEqual([expected]);
  });
});

describe("what may stand around the text", () => {
  const HASH = "9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08";

  test("a title page with name, version and date comes before page 1", async () => {
    const given = { name: "Lease of rooms", html: "<p>Text</p>", versionNumber: 2 };
    const pages = await pageTexts(await renderContractPdf({ ...given, cover: { date: "14 March 2025" } }));
    expect(pages.map(normalized)).toEqual([
      "Lease of rooms Version 2 14 March 2025",
      "Text Lease of rooms Version 2 Page 1 of 1",
    ]);
  });

  test("the version's hash stands at the foot of each page", async () => {
    const pages = await pageTexts(
      await renderContractPdf({ name: "Long", html: longContract(8), versionNumber: 2, fingerprint: HASH }),
    );
    expect(pages.length).toBeGreaterThan(2);
    for (const page of pages) expect(normalized(page)).toMatch(new RegExp(`Version hash \\(SHA-256\\): ${HASH}$`, "u"));
  });

  test("neither is there unless it is asked for", async () => {
    const pages = await pageTexts(await renderContractPdf({ name: "Plain", html: "<p>Text</p>", versionNumber: 1 }));
    expect(pages.map(normalized)).toEqual(["Text Plain Version 1 Page 1 of 1"]);
  });
});

describe("the file", () => {
  test("carries the contract's name as its title and its headings as its outline", async () => {
    const pdf = await renderContractPdf({
      name: "Гэрээ",
      html: "<h1>Нэг</h1><p>Текст</p><h2>Два</h2>",
      versionNumber: 1,
    });
    const document = await getDocumentProxy(pdf.slice());
    const { info } = await document.getMetadata();
    expect(info).toMatchObject({ Title: "Гэрээ" });
    expect((await document.getOutline()).map(({ title }: { title: string }) => title)).toEqual(["Нэг", "Два"]);
  });

  test("has the titles of its clauses as its outline where it has no headings", async () => {
    const html =
      "<p>1. <strong>Rent</strong></p><p>1.1 The rent is due.</p><p>2. СРОК</p><p>Год.</p><p><strong>Altan LLC</strong></p>";
    const readOutline = async (text: string) => {
      const pdf = await renderContractPdf({ name: "A", html: text, versionNumber: 1 });
      return ((await (await getDocumentProxy(pdf.slice())).getOutline()) ?? []).map(
        ({ title }: { title: string }) => title,
      );
    };
    expect(await readOutline(html)).toEqual(["1. Rent", "2. СРОК"]);
    expect(await readOutline(`<h1>A</h1>${html}`)).toEqual(["A", "1. Rent", "2. СРОК"]);
    expect(await readOutline(`<h1>A</h1>${html}<h2>B</h2>`)).toEqual(["A", "B"]);
  });

  test.each([
    ["en", "The Tenant shall pay the rent."],
    ["ru", "Арендатор вносит плату вовремя."],
    ["mn", "Түрээслэгч төлбөрөө хугацаанд нь төлнө."],
  ])("says in which language its text is, and who made it: %s (B-11.23)", async (language, text) => {
    const pdf = await renderContractPdf({ name: "Гэрээ", html: `<p>${text}</p>`, versionNumber: 1 });
    const { info } = await (await getDocumentProxy(pdf.slice())).getMetadata();
    expect(info).toMatchObject({ Language: language, Creator: "Contract Manager", Producer: "Contract Manager" });
  });

  test("is the same bytes for the same version and date", async () => {
    const input = { name: "Same", html: MIXED, versionNumber: 1, createdAt: CREATED };
    expect(await renderContractPdf(input)).toEqual(await renderContractPdf(input));
  });

  test.each([
    ["a word of 5,000 letters", `<p>${"ж".repeat(5_000)}</p>`],
    ["right-to-left text", "<p>שלום עולם مرحبا بالعالم</p>"],
    ["control characters", "<p>a\u0000b\u0007c\u0085d\u2028e\u2029f\ufffeg</p>"],
    ["emoji with joiners", `<p>${"👩‍👩‍👧‍👦🏴\u{e0067}\u{e0062}".repeat(50)}</p>`],
    ["a lone surrogate", "<p>a\ud800b</p>"],
    ["a pile of marks", `<p>e${"\u0301".repeat(2_000)}</p>`],
    [
      "20,000 different ideographs",
      `<p>${Array.from({ length: 20_000 }, (_, index) => String.fromCodePoint(0x4e00 + index)).join("")}</p>`,
    ],
    ["lists 60 deep", `${"<ul><li>x".repeat(60)}${"</li></ul>".repeat(60)}`],
    ["1,000 headings in a row", "<h1>Heading</h1>".repeat(1_000)],
    ["1,000 empty paragraphs", "<p><br></p>".repeat(1_000)],
    ["a heading of many pages", `<h1>${"word ".repeat(3_000)}</h1>`],
    ["markup in the text", "<p>&lt;/Document&gt; (\\) &amp;amp; %PDF endstream</p>"],
  ])("is made whatever the text holds: %s", async (_, html) => {
    const pdf = await renderContractPdf({ name: "\u0000<b>🙂</b>\ud800", html, versionNumber: 1 });
    expect((await getDocumentProxy(pdf.slice())).numPages).toBeGreaterThan(0);
  });
});

function longContract(articles: number): string {
  const clauses = [
    "The Supplier shall deliver the goods to the address named in this agreement within thirty (30) days of the written order.",
    "Исполнитель обязуется оказать услуги лично и в срок, установленный настоящим договором.",
    "Түрээслэгч нь түрээсийн төлбөрийг сар бүрийн тавны өдрийн дотор төлөх үүрэгтэй.",
  ];
  return Array.from({ length: articles }, (_, index) => {
    const clause = clauses[index % 3] ?? "";
    return `<h2>Article ${index + 1}</h2><p style="text-align: justify">${`${clause} `.repeat(9)}</p><ul><li>${clause}</li><li><strong>${index}</strong> ${clause}</li></ul><p>${`${clause} `.repeat(1 + (index % 11))}</p>`;
  }).join("");
}
