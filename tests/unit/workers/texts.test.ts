import { expect, test } from "vitest";
import { redline } from "@/lib/documents/redline/redline";
import { blocksFromHtml } from "@/lib/documents/richtext/from-html";
import { indexWords } from "@/lib/documents/search/index-words";
import { compareInWorker, indexInWorker, snippetInWorker } from "@/lib/workers/texts";

const named = { from: { id: "a", versionNumber: 1 }, to: { id: "b", versionNumber: 2 } };
const parsed = (bytes: Uint8Array) => JSON.parse(new TextDecoder().decode(bytes)) as unknown;

test("two texts are compared in a thread exactly as they are at once", async () => {
  const [fromHtml, toHtml] = ["<h2>Rent</h2><p>The rent is 100.</p>", "<h2>Rent</h2><p>The rent is 120 «₮».</p>"];
  const bytes = await compareInWorker({ named, fromHtml, toHtml }, { account: "a" });
  expect(parsed(bytes)).toEqual({ ...named, ...redline(blocksFromHtml(fromHtml), blocksFromHtml(toHtml)) });
});

test("what is searched for is shown from the text of the version", async () => {
  expect(
    await snippetInWorker("<p>Title</p><p>The <strong>Tenant</strong> pays.</p>", ["tenant"], { account: "a" }),
  ).toEqual({ text: "The Tenant pays.", hits: [{ start: 4, end: 10 }] });
  expect(await snippetInWorker("<p>Title</p>", ["tenant"], { account: "a" })).toBeNull();
});

test("the words of a text are found in a thread as they are at once", async () => {
  const folded = "the tenant pays the rent ".repeat(3_000);
  expect(await indexInWorker(folded, { account: "a" })).toBe(indexWords(folded));
});

test("one account's many comparisons hold up nobody else's (B-20.15)", async () => {
  const long = (word: string) =>
    Array.from(
      { length: 3_000 },
      (_, index) => `<p>The ${word} shall deliver item ${index} to the Buyer in time.</p>`,
    ).join("");
  const order: string[] = [];
  const many = Array.from({ length: 6 }, (_, index) =>
    compareInWorker({ named, fromHtml: long("Supplier"), toHtml: long("Seller") }, { account: "a" }).then(() =>
      order.push(`a${index}`),
    ),
  );
  const one = compareInWorker({ named, fromHtml: "<p>One</p>", toHtml: "<p>Two</p>" }, { account: "b" }).then(() =>
    order.push("b"),
  );
  await Promise.all([...many, one]);
  expect(order.indexOf("b")).toBeLessThanOrEqual(1);
});
