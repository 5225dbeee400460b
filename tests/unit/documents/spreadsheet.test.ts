import { readXlsx } from "hucre/xlsx";
import { describe, expect, test } from "vitest";
import { cellText, distinctHeads, type SheetCell } from "@/lib/documents/spreadsheet/cell";
import { xlsxBytes } from "@/lib/documents/spreadsheet/xlsx";

const LONGEST = 32_767;

async function writeSheet(rows: readonly (readonly SheetCell[])[], heads = ["One", "Two"]) {
  const all = (async function* () {
    await Promise.resolve();
    yield rows;
  })();
  const made: Uint8Array[] = [];
  for await (const piece of xlsxBytes({ name: "Answers", heads, widths: heads.map(() => 20) }, all)) made.push(piece);
  const { sheets } = await readXlsx(new Uint8Array(Buffer.concat(made)), { readStyles: true });
  return sheets[0];
}

describe("a cell of a spreadsheet", () => {
  test("has no control characters, but its tabs and line ends (B-29.13)", async () => {
    const dirty = "a\u0000b\u0007c\u001bd\u007fe\u0085f\ufffeg\th\ni";
    expect(cellText(dirty)).toBe("abcdefg\th\ni");
    const sheet = await writeSheet([[{ value: dirty, note: "n\u0001ote" }, { value: "lone \ud800 half" }]]);
    expect(sheet?.rows[1]).toEqual(["abcdefg\th\ni", "lone \ufffd half"]);
    expect(sheet?.cells?.get("1,0")?.comment?.text).toBe("note");
  });

  test("ends with … where it is longer than a spreadsheet takes, and never in half a character (B-29.13)", async () => {
    expect(cellText("x".repeat(LONGEST))).toHaveLength(LONGEST);
    const cut = cellText("x".repeat(LONGEST + 1));
    expect([cut.length, cut.at(-1)]).toEqual([LONGEST, "…"]);
    expect(cellText(`${"x".repeat(LONGEST - 2)}😀😀`).isWellFormed()).toBe(true);
    const sheet = await writeSheet([[{ value: "y".repeat(40_000) }, { value: 7 }]]);
    expect(String(sheet?.rows[1]?.[0])).toHaveLength(LONGEST);
    expect(sheet?.rows[1]?.[1]).toBe(7); // the rest of the row is there
  });

  test.each(["=1+1", "+1", "-1", "@SUM(A1)", "\t=1", "\r=1", "＝1", "＠x"])(
    "that begins with %j is text (B-29.13)",
    async (value) => {
      const sheet = await writeSheet([[{ value }, { value: "x" }]]);
      expect(sheet?.cells?.get("1,0")?.formula).toBeUndefined();
      expect(sheet?.rows[1]?.[0]).toBe(value);
    },
  );

  test("that looks like an escaped character, or like markup, is itself again (B-29.13)", async () => {
    const value = `_x000D_ <b>"A & B"</b> ]]>`;
    expect((await writeSheet([[{ value }]]))?.rows[1]?.[0]).toBe(value);
  });
});

test("heads that are alike, whatever their case, are numbered, also beside ones that are numbered already (B-29.13)", () => {
  expect(distinctHeads(["Price", "price", "Price", "Price (2)"])).toEqual([
    "Price",
    "price (2)",
    "Price (3)",
    "Price (2) (2)",
  ]);
  expect(distinctHeads([])).toEqual([]);
});
