import { expect, test } from "vitest";
import { listNumbers } from "@/lib/documents/numbering/list-counter";
import { blocksFromHtml } from "@/lib/documents/richtext/from-html";

const numbersIn = (html: string) => listNumbers(blocksFromHtml(html));

test("items of a numbered list count from one, and a list inside an item on its own", () => {
  expect(numbersIn("<ol><li>a<ol><li>b</li><li>c</li></ol></li><li>d<ol><li>e</li></ol></li></ol>")).toEqual([
    1, 1, 2, 2, 1,
  ]);
});

test("bullets have no number, nor does text, and numbers begin again after either", () => {
  expect(numbersIn("<ol><li>a</li></ol><p>b</p><ol><li>c</li></ol><ul><li>d</li></ul><ol><li>e</li></ol>")).toEqual([
    1,
    null,
    1,
    null,
    1,
  ]);
});

test("a numbered list goes on after the bullets inside one of its items", () => {
  expect(numbersIn("<ol><li>a<ul><li>b</li></ul></li><li>c</li></ol>")).toEqual([1, null, 2]);
});
