import { parseDocument } from "htmlparser2";
import { expect, test } from "vitest";
import { copyFor } from "@/lib/copy/copy";
import { buildLetter, type LetterContent } from "@/lib/platform/mail/letter";

const content = {
  language: "mn",
  title: "Нууц үг сэргээх",
  paragraphs: ["Сайн байна уу, Болд.", "Энэ холбоос нэг цаг хүчинтэй."],
  button: { label: "Шинэ нууц үг", url: "https://contracts.example/reset-password/abc?x=1&y=2" },
  footer: "Та хүсэлт гаргаагүй бол энэ захидлыг үл тоомсорлоно уу.",
} satisfies LetterContent;
const hostile = `</p><script>alert(1)</script> & "quotes" 'too'`;

test("the HTML part says everything, in its language, with the button and the address in full", () => {
  const { html } = buildLetter(content);
  expect(html).toContain('<html lang="mn">');
  for (const words of [content.title, ...content.paragraphs, content.button.label, content.footer])
    expect(html).toContain(`>${words}</`);
  const address = "https://contracts.example/reset-password/abc?x=1&amp;y=2";
  expect(html.split(`href="${address}"`)).toHaveLength(3);
  expect(html).toContain(`>${address}</a>`);
});

test("the text part says the same, readable, with the address as it is", () => {
  const { text } = buildLetter(content);
  expect(text).toBe(
    `${[copyFor("mn").common.productName, content.title, ...content.paragraphs, "Шинэ нууц үг:\nhttps://contracts.example/reset-password/abc?x=1&y=2", content.footer].join("\n\n")}\n`,
  );
});

test("what is inserted is shown as text, wherever it stands", () => {
  const { html } = buildLetter({
    ...content,
    title: hostile,
    paragraphs: [hostile],
    button: { label: hostile, url: 'https://contracts.example/"><script>' },
    footer: hostile,
  });
  expect(html).not.toContain("<script");
  expect(html.match(/&lt;script&gt;alert\(1\)&lt;\/script&gt; &amp; &quot;quotes&quot; &#39;too&#39;/g)).toHaveLength(
    5,
  );
  expect(html).toContain('href="https://contracts.example/&quot;&gt;&lt;script&gt;"');
});

test("line ends in a name make no paragraph", () => {
  const { text, html } = buildLetter({ ...content, paragraphs: ["Anna\r\n\r\nPay here: evil.example"] });
  expect(text).toContain("\n\nAnna Pay here: evil.example\n\n");
  expect(html).toContain(">Anna Pay here: evil.example</p>");
});

test("styles stand on the elements, without tables, style sheets or anything to load", () => {
  const { html } = buildLetter(content);
  const names = new Set<string>();
  const visit = (node: { type: string; name?: string; children?: unknown[] }): void => {
    if (node.name) names.add(node.name);
    for (const child of node.children ?? []) visit(child as typeof node);
  };
  visit(parseDocument(html) as unknown as Parameters<typeof visit>[0]);
  for (const name of ["table", "style", "link", "img", "script"]) expect(names).not.toContain(name);
  expect(html).toContain("background-color:#1565c0");
});

test.each(["javascript:alert(1)", "/reset-password/abc"])("a button that leads to %s is refused", (url) => {
  expect(() => buildLetter({ ...content, button: { label: "Go", url } })).toThrow(TypeError);
});
