import { describe, expect, test, vi } from "vitest";
import { MAX_HTML_BYTES } from "@/lib/documents/richtext/blocks";
import { TEMPLATES } from "@/lib/documents/templates/catalogue";
import { cleanHtml } from "@/lib/documents/richtext/clean";
import { searchableText } from "@/lib/documents/search/index-words";
import { versionText } from "@/lib/documents/richtext/plain-text";
import { isQuick } from "@/lib/workers/quick-writing";
import { ResidentPool } from "@/lib/workers/threads/resident-pool";
import { cleanText, filledTemplate, readText, textWithChanges, textWithFields } from "@/lib/workers/writing";
import { doWritingTask, type Filling, type NamedWords, type WritingTask } from "@/lib/workers/writing-task";
import type { Change } from "@/lib/documents/richtext/carry-out";

const html = (paragraphs: number) =>
  Array.from(
    { length: paragraphs },
    (_, index) => `<div>${index + 1}. The Supplier keeps <b>record</b> ${index} for the Buyer.</div>`,
  ).join("");
const fields = Object.fromEntries(TEMPLATES["Lease Agreement"].fields.map((field) => [field, "One <b>field</b>"]));

/** A text to be made, and what its thread is asked for it. */
type Case = { make: () => ReturnType<typeof readText>; task: WritingTask };
const cleaned = (sent: string): Case => ({ make: () => cleanText(sent, ""), task: { verb: "clean", html: sent } });
const filled = (filling: Filling): Case => ({
  make: () => filledTemplate(filling, ""),
  task: { verb: "fill", ...filling },
});
const changed = (own: string, changes: readonly Change[]): Case => ({
  make: () => textWithChanges(own, changes, ""),
  task: { verb: "replace", html: own, changes },
});
const withFields = (own: string, names: readonly NamedWords[]): Case => ({
  make: () => textWithFields(own, names, ""),
  task: { verb: "makeFields", html: own, fields: names },
});
const stored = cleanHtml(html(3_000));

const CASES: Readonly<Record<string, Case>> = {
  "a short text that is cleaned": cleaned(html(3)),
  "a long text that is cleaned": cleaned(html(3_000)),
  "a long text that is read": { make: () => readText(stored), task: { verb: "read", html: stored } },
  "a long text with a word replaced": changed(stored, [{ start: 3, end: 6, words: "Any" }]),
  "a long text with a word made a field": withFields(stored, [{ name: "Buyer", words: "the Buyer" }]),
  "a filled template": filled({ type: "Lease Agreement", language: null, fields }),
  "a long free text": filled({ type: "Other", language: null, fields: { textContent: "One line.\n".repeat(20_000) } }),
};

test.each(Object.entries(CASES))("%s is the same in a thread and out of it", async (_, { make, task }) => {
  const text = await make();
  expect(text).toEqual(doWritingTask(task));
  expect(text).toEqual(searchableText(text.html));
});

test("what a version has no room for is refused, however it came to be, and the largest that it has room for is not (B-10.10)", async () => {
  const longest = `<p>${"a".repeat(MAX_HTML_BYTES - 7)}</p>`;
  expect((await cleanText(longest, "")).html).toBe(longest);
  await expect(cleanText(`${longest}<p>b</p>`, "")).rejects.toMatchObject({ key: "bodyTooLarge" });
  const growing = `${"<ul>".repeat(16)}${"<li>a<p>b".repeat(20_000)}`; // written out, sixteen lists for each item
  await expect(cleanText(growing, "")).rejects.toMatchObject({ key: "bodyTooLarge" });
});

test("the bytes of both texts are those of their JSON, letters of any script and quotes included", () => {
  const text = versionText("<p>“Түрээс” &quot;Аренда&quot; \u{1f600}<br>b</p>");
  expect(text.answerBytes).toBe(Buffer.byteLength(JSON.stringify([text.html, text.plainText])) - "[,]".length);
});

describe("where a text is made", () => {
  const free = (textContent: string) => filled({ type: "Other", language: null, fields: { textContent } });
  const ready = (premisesDescription: string) =>
    filled({ type: "Lease Agreement", language: "en", fields: { premisesDescription } });
  const replaced = (words: string) =>
    changed(
      cleanHtml(html(40)),
      Array.from({ length: 10 }, (_, index) => ({ start: index, end: index + 1, words })),
    );

  /** None of them is long: their blocks, or what they become, take long. */
  const INTRICATE: Readonly<Record<string, Case>> = {
    "paragraphs that are never closed": cleaned("<p>".repeat(5_000)),
    "lists within each other": cleaned("<ul><li>a".repeat(2_000)),
    "a row of cells": cleaned(`<table><tr>${"<td>a</td>".repeat(1_500)}</tr></table>`),
    "signs that are written as entities": cleaned('"'.repeat(10_000)),
    "letters that searching takes apart": cleaned("\ufdfa".repeat(10_000)),
    "a text of many lines": free("• a\n".repeat(3_000)),
    "identical lines": free("The Buyer shall pay in time.\n".repeat(1_000)),
    "long words in a text that has them often": ready("a".repeat(2_000)),
    "many fields to be found": withFields(
      cleanHtml(html(40)),
      Array.from({ length: 100 }, (_, index) => ({ name: "A", words: `record ${index}` })),
    ),
  };
  test.each(Object.entries(INTRICATE))("%s: in a thread (B-20.15)", async (_, { make, task }) => {
    const inThread = vi.spyOn(ResidentPool.prototype, "run");
    expect(await make()).toEqual(doWritingTask(task));
    expect(inThread).toHaveBeenCalledTimes(1);
    inThread.mockRestore();
  });

  const PLAIN: Readonly<Record<string, Case>> = {
    "a contract of four pages": cleaned(html(120)),
    "a template with its fields": filled({ type: "Lease Agreement", language: "mn", fields }),
    "a letter": free("Dear Sirs,\nwe accept.\n"),
    "a word in ten places": replaced("Any"),
  };
  test.each(Object.entries(PLAIN))("%s: at once", async (_, { make, task }) => {
    const inThread = vi.spyOn(ResidentPool.prototype, "run");
    expect(await make()).toEqual(doWritingTask(task));
    expect(inThread).not.toHaveBeenCalled();
    expect(isQuick(task)).toBe(true);
    inThread.mockRestore();
  });
});
