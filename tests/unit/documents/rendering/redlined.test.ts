import { describe, expect, test } from "vitest";
import { isPageMark } from "@/lib/documents/richtext/blocks";
import type { InkedRun } from "@/lib/documents/rendering/laid-block";
import { renderContractPdf, redlineBlocks } from "@/lib/documents/rendering/contract-pdf";
import { CHANGED } from "@/lib/documents/rendering/typography";
import { normalized, pageTexts } from "./pdf-text";

const redlinedRuns = (from: string, to: string): InkedRun[][] =>
  redlineBlocks(from, to).blocks.map(({ inlines }) =>
    inlines.flatMap((inline) => (isPageMark(inline) ? [] : [inline])),
  );
const MOVED = "<p>The Landlord hands the keys over on the first day of the lease.</p>";
const OTHERS = "<p>One of them is this one.</p><p>Another one is that.</p><p>A third one follows it.</p>";

describe("a redline on paper", () => {
  test("underlines what came in and strikes through what went, in colours, and leaves the rest its look", () => {
    expect(
      redlinedRuns("<p>The <strong>Tenant</strong> pays 100.</p>", "<p>The <strong>Tenant</strong> pays 120.</p>"),
    ).toEqual([
      [
        { text: "The ", marks: [] },
        { text: "Tenant", marks: ["bold"] },
        { text: " pays ", marks: [] },
        { text: "100", marks: ["strike"], ink: CHANGED.deleted },
        { text: "120", marks: ["underline"], ink: CHANGED.inserted },
        { text: ".", marks: [] },
      ],
    ]);
  });

  test("does not take the contract's own underlines for insertions", () => {
    expect(redlinedRuns("<p><u>Fees</u> are due.</p>", "<p><u>Fees</u> are late.</p>")[0]?.[0]).toEqual({
      text: "Fees",
      marks: ["underline"],
    });
  });

  test("shows only the newer number of a clause that counts on", () => {
    const list = (...texts: readonly string[]) => texts.map((text, index) => `<p>${index + 1}. ${text}</p>`).join("");
    const [, , second] = redlinedRuns(list("Rent", "Term", "Law"), list("Rent", "Deposit", "Term", "Law"));
    expect(second).toEqual([
      { text: "3. ", marks: [] },
      { text: "Term", marks: [] },
    ]);
  });

  test("has a colour for what was moved, and one for what only looks otherwise (B-11.15)", () => {
    const inks = (runs: InkedRun[] = []) => runs.map(({ ink, marks }) => [ink, marks]);
    const moved = redlinedRuns(MOVED + OTHERS, OTHERS + MOVED.replace("first day", "last day"));
    expect(inks(moved[0])).toEqual([[CHANGED.moved, ["strike"]]]);
    expect(inks(moved.at(-1))).toEqual([
      [CHANGED.moved, ["underline"]],
      [CHANGED.deleted, ["strike"]],
      [CHANGED.inserted, ["underline"]],
      [CHANGED.moved, ["underline"]],
    ]);
    expect(inks(redlinedRuns("<p>Bold</p>", "<p><strong>Bold</strong></p>")[0])).toEqual([
      [CHANGED.reformatted, ["bold"]],
    ]);
  });

  test.each([
    ["Underlined: inserted. Struck through: deleted", "<p>100</p>", "<p>120</p>"],
    ["Underlined: inserted. Struck through: deleted. Green: moved", MOVED + OTHERS, OTHERS + MOVED],
    ["Underlined: inserted. Struck through: deleted. Violet: formatting", "<p>A</p>", "<p><strong>A</strong></p>"],
  ])("says what its signs mean: %s", async (legend, from, html) => {
    const since = { html: from, versionNumber: 1 };
    const [page = ""] = await pageTexts(
      await renderContractPdf({ name: "A", html, since, versionNumber: 2, language: "en" }),
    );
    expect(normalized(page).endsWith(legend)).toBe(true);
  });

  test("keeps a row's cells where one of them went", () => {
    const row = (...cells: readonly string[]) =>
      `<table><tbody><tr>${cells.map((cell) => `<td>${cell}</td>`).join("")}</tr></tbody></table>`;
    const [block] = redlineBlocks(row("Oak", "old", "net"), row("Oak", "net")).blocks;
    expect(block?.inlines.filter((inline) => !isPageMark(inline) && inline.text.includes("\t"))).toHaveLength(1);
  });
});
