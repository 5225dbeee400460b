import { describe, expect, test, vi } from "vitest";
import { MAX_HTML_BYTES } from "@/lib/documents/richtext/blocks";
import { TEMPLATES } from "@/lib/documents/templates/catalogue";
import { cleanHtml } from "@/lib/documents/richtext/clean";
import { searchableText } from "@/lib/documents/search/index-words";
import { versionText } from "@/lib/documents/richtext/plain-text";
import { isQuick } from "@/lib/workers/quick-writing";
import { ResidentPool } from "@/lib/workers/threads/resident-pool";
import { makeText } from "@/lib/workers/writing";
import { doWritingTask, type WritingTask } from "@/lib/workers/writing-task";

const html = (paragraphs: number) =>
  Array.from(
    { length: paragraphs },
    (_, index) => `<div>${index + 1}. The Supplier keeps <b>record</b> ${index} for the Buyer.</div>`,
  ).join("");
const fields = Object.fromEntries(TEMPLATES["Lease Agreement"].fields.map((field) => [field, "One <b>field</b>"]));

const TASKS: Readonly<Record<string, WritingTask>> = {
  "a short text that is cleaned": { verb: "clean", html: html(3) },
  "a long text that is cleaned": { verb: "clean", html: html(3_000) },
  "a long text that is read": { verb: "read", html: cleanHtml(html(3_000)) },
  "a long text with a word replaced": {
    verb: "replace",
    html: cleanHtml(html(3_000)),
    changes: [{ start: 3, end: 6, words: "Any" }],
  },
  "a filled template": { verb: "fill", type: "Lease Agreement", language: null, fields },
  "a long free text": {
    verb: "fill",
    type: "Other",
    language: null,
    fields: { textContent: "One line.\n".repeat(20_000) },
  },
};

test.each(Object.entries(TASKS))("%s is the same in a thread and out of it", async (_, task) => {
  const made = await makeText(task);
  expect(made).toEqual(doWritingTask(task));
  expect(made).toEqual(searchableText(made.html));
});

test("what a version has no room for is refused, however it came to be, and the largest that it has room for is not (B-10.10)", async () => {
  const longest = `<p>${"a".repeat(MAX_HTML_BYTES - 7)}</p>`;
  expect((await makeText({ verb: "clean", html: longest })).html).toBe(longest);
  await expect(makeText({ verb: "clean", html: `${longest}<p>b</p>` })).rejects.toMatchObject({ key: "bodyTooLarge" });
  const growing = `${"<ul>".repeat(16)}${"<li>a<p>b".repeat(20_000)}`; // written out, sixteen lists for each item
  await expect(makeText({ verb: "clean", html: growing })).rejects.toMatchObject({ key: "bodyTooLarge" });
});

test("the bytes of both texts are those of their JSON, letters of any script and quotes included", () => {
  const text = versionText("<p>“Түрээс” &quot;Аренда&quot; \u{1f600}<br>b</p>");
  expect(text.answerBytes).toBe(Buffer.byteLength(JSON.stringify([text.html, text.plainText])) - "[,]".length);
});

describe("where a text is made", () => {
  const free = (textContent: string): WritingTask => ({
    verb: "fill",
    type: "Other",
    language: null,
    fields: { textContent },
  });
  const ready = (words: string): WritingTask => ({
    verb: "fill",
    type: "Lease Agreement",
    language: "en",
    fields: { premisesDescription: words },
  });
  const clean = (text: string): WritingTask => ({ verb: "clean", html: text });
  const replaced = (words: string): WritingTask => ({
    verb: "replace",
    html: cleanHtml(html(40)),
    changes: Array.from({ length: 10 }, (_, index) => ({ start: index, end: index + 1, words })),
  });

  /** None of them is long: their blocks, or what they become, take long. */
  const INTRICATE: Readonly<Record<string, WritingTask>> = {
    "paragraphs that are never closed": clean("<p>".repeat(5_000)),
    "lists within each other": clean("<ul><li>a".repeat(2_000)),
    "a row of cells": clean(`<table><tr>${"<td>a</td>".repeat(1_500)}</tr></table>`),
    "signs that are written as entities": clean('"'.repeat(10_000)),
    "letters that searching takes apart": clean("\ufdfa".repeat(10_000)),
    "a text of many lines": free("• a\n".repeat(3_000)),
    "identical lines": free("The Buyer shall pay in time.\n".repeat(1_000)),
    "long words in a text that has them often": ready("a".repeat(2_000)),
    "many fields to be found": {
      verb: "makeFields",
      html: cleanHtml(html(40)),
      fields: Array.from({ length: 100 }, (_, index) => ({ name: "A", words: `record ${index}` })),
    },
  };
  test.each(Object.entries(INTRICATE))("%s: in a thread (B-20.15)", async (_, task) => {
    const inThread = vi.spyOn(ResidentPool.prototype, "run");
    expect(await makeText(task)).toEqual(doWritingTask(task));
    expect(inThread).toHaveBeenCalledTimes(1);
    inThread.mockRestore();
  });

  const PLAIN: Readonly<Record<string, WritingTask>> = {
    "a contract of four pages": clean(html(120)),
    "a template with its fields": { verb: "fill", type: "Lease Agreement", language: "mn", fields },
    "a letter": free("Dear Sirs,\nwe accept.\n"),
    "a word in ten places": replaced("Any"),
  };
  test.each(Object.entries(PLAIN))("%s: at once", async (_, task) => {
    const inThread = vi.spyOn(ResidentPool.prototype, "run");
    expect(await makeText(task)).toEqual(doWritingTask(task));
    expect(inThread).not.toHaveBeenCalled();
    expect(isQuick(task)).toBe(true);
    inThread.mockRestore();
  });
});
