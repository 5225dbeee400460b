/** Attacks on comparing two files: a change of meaning that looks like a matter of layout. */
import { describe, expect, test } from "vitest";
import { paragraph } from "@/lib/documents/richtext/blocks";
import { htmlFromBlocks } from "@/lib/documents/richtext/to-html";
import { comparePair } from "@/lib/workers/pairing/compare-pair";
import type { PairedFile } from "@/lib/workers/pairing/pair";

const nothing = { beforeHtml: null, unread: [], uncertain: [], bytes: null };
const HEAD = "The parties share the duties that the table below names, and no others, in every season of the year.";

function table(...rows: readonly string[][]): PairedFile {
  const inRows = rows.map((cells) => `<tr>${cells.map((words) => `<td><p>${words}</p></td>`).join("")}</tr>`);
  return { ...nothing, kind: "doc", html: `<p>${HEAD}</p><table><tbody>${inRows.join("")}</tbody></table>` };
}

function lines(...rows: readonly string[][]): PairedFile {
  return {
    ...nothing,
    kind: "txt",
    html: htmlFromBlocks([HEAD, ...rows.map((cells) => cells.join(" "))].map((line) => paragraph(line))),
  };
}
const counted = (before: PairedFile, after: PairedFile) => {
  const { counts, outcome } = comparePair(before, after);
  return { all: counts.all, outcome };
};

const ROWS = [
  ["Subletting", "The Tenant may not sublet the house to anybody."],
  ["Pets", "The Tenant may keep a dog or a cat in the house."],
  ["Roof", "The Landlord repairs the roof and the lifts."],
  ["Garden", "The Tenant waters the garden and the trees."],
];

describe("in a table, against a text of lines", () => {
  test("the same is the same, and so are cells in another order (B-45.6)", () => {
    expect(counted(table(...ROWS), lines(...ROWS))).toEqual({ all: 0, outcome: "same" });
    const cells = [["Subletting", "Pets", "Roof repairs"], ...ROWS];
    const turned = [["Roof repairs", "Subletting", "Pets"], ...ROWS];
    expect(counted(table(...cells), lines(...turned))).toEqual({ all: 0, outcome: "changed" });
  });

  test("a 'not' that went from one row to another counts (B-45.4)", () => {
    const turned = ROWS.map(([head = "", words = ""]) => [
      head,
      head === "Subletting" ? words.replace(" not", "") : words.replace("may keep", "may not keep"),
    ]);
    expect(counted(table(...ROWS), lines(...turned)).all).toBe(2);
  });

  test("parties that changed places count (B-45.4)", () => {
    const turned = ROWS.map(([head = "", words = ""]) => [
      head,
      head === "Roof"
        ? words.replace("Landlord", "Tenant")
        : head === "Garden"
          ? words.replace("Tenant", "Landlord")
          : words,
    ]);
    expect(counted(table(...ROWS), lines(...turned)).all).toBe(2);
  });
});
