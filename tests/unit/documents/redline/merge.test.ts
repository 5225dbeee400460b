import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { merge, mergedBlocks, type MergePiece } from "@/lib/documents/redline/merge";
import { blockText, paragraph, type Block } from "@/lib/documents/richtext/blocks";
import { htmlFromBlocks } from "@/lib/documents/richtext/to-html";
import { isLong } from "@/tests/support/form";

const text = (...lines: string[]): Block[] => lines.map((line) => paragraph(line));
const selectOverlaps = (pieces: readonly MergePiece[]) => pieces.filter(({ kind }) => kind === "overlap");
const lines = (blocks: readonly Block[]) => blocks.map(blockText);
const BASE = text(
  "1. The rent is USD 900 a month.",
  "2. The term is one year from the first of May.",
  "3. The landlord keeps the roof in good repair.",
  "4. The law of Mongolia governs this lease.",
);
const changed = (...changes: [number, string | null][]): Block[] =>
  BASE.flatMap((block, index) => {
    const change = changes.find(([place]) => place === index);
    if (!change) return [block];
    return change[1] === null ? [] : [paragraph(change[1])];
  });
const RENT = "1. The rent is USD 950 a month.";
const TERM = "2. The term is two years from the first of May.";
const FRESH = "5. Notices are given in writing.";

describe("edits of two people", () => {
  test("in different paragraphs are both taken, also in neighbouring ones", () => {
    const pieces = merge(BASE, changed([0, RENT]), changed([1, TERM]));
    expect(selectOverlaps(pieces)).toEqual([]);
    expect(lines(mergedBlocks(pieces, []))).toEqual([RENT, TERM, ...lines(BASE).slice(2)]);
  });

  test("of which one deletes, splits or adds, while the other changes elsewhere, are both taken", () => {
    const mine = [...text("1. The rent is USD 900", "a month."), ...BASE.slice(1), paragraph(FRESH)];
    const pieces = merge(BASE, mine, changed([1, TERM], [2, null]));
    expect(selectOverlaps(pieces)).toEqual([]);
    expect(lines(mergedBlocks(pieces, []))).toEqual([
      "1. The rent is USD 900",
      "a month.",
      TERM,
      "4. The law of Mongolia governs this lease.",
      FRESH,
    ]);
  });

  test("of one paragraph are asked about, with what it was, mine and theirs", () => {
    const [mine, theirs] = ["1. The rent is USD 950 a month.", "1. The rent is USD 900 a quarter."];
    const pieces = merge(
      BASE,
      changed([0, mine]),
      changed([0, theirs], [3, "4. The law of France governs this lease."]),
    );
    expect(selectOverlaps(pieces)).toEqual([
      { kind: "overlap", base: BASE.slice(0, 1), mine: text(mine), theirs: text(theirs) },
    ]);
    const rest = [...lines(BASE).slice(1, 3), "4. The law of France governs this lease."];
    expect(lines(mergedBlocks(pieces, ["mine"]))).toEqual([mine, ...rest]);
    expect(lines(mergedBlocks(pieces, ["theirs"]))).toEqual([theirs, ...rest]);
    expect(lines(mergedBlocks(pieces, ["both"]))).toEqual([theirs, mine, ...rest]);
    expect(() => mergedBlocks(pieces, [])).toThrow("undecided");
  });

  test("are asked about where one deletes what the other changes, and where both add at one place", () => {
    expect(selectOverlaps(merge(BASE, changed([1, null]), changed([1, TERM])))).toHaveLength(1);
    const [mine, theirs] = [FRESH, "5. No pets."].map((line) => [...BASE, paragraph(line)]);
    expect(selectOverlaps(merge(BASE, mine ?? [], theirs ?? []))).toMatchObject([{ base: [] }]);
  });

  test("that put other paragraphs in the place of deleted ones are one place, not two", () => {
    const mine = changed([1, "2. It ends when either says so in writing."]);
    const pieces = merge(BASE, mine, changed([1, TERM]));
    expect(selectOverlaps(pieces)).toHaveLength(1);
    expect(lines(mergedBlocks(pieces, ["theirs"]))).toEqual(lines(changed([1, TERM])));
  });

  test("of the look alone count as edits", () => {
    const bold: Block[] = [
      { kind: "paragraph", indent: 0, inlines: [{ text: lines(BASE)[0] ?? "", marks: ["bold"] }] },
    ];
    const pieces = merge(BASE, [...bold, ...BASE.slice(1)], changed([1, TERM]));
    expect(selectOverlaps(pieces)).toEqual([]);
    expect(mergedBlocks(pieces, [])).toEqual([...bold, paragraph(TERM), ...BASE.slice(2)]);
  });

  const words = ["rent", "term", "law", "notice", "payment", "party", "roof", "month"];
  const line = fc.array(fc.constantFrom(...words), { minLength: 1, maxLength: 8 }).map((some) => some.join(" "));
  const edit = fc.record({ at: fc.nat(30), kind: fc.constantFrom("change", "delete", "insert", "split"), line });
  const edited = (base: readonly string[], edits: { at: number; kind: string; line: string }[]) =>
    edits.reduce<string[]>(
      (now, { at, kind, line: fresh }) => {
        const place = now.length === 0 ? 0 : at % now.length;
        const old = now[place] ?? "";
        const put = { change: [`${old} ${fresh}`], delete: [], insert: [fresh, old], split: [old, fresh] }[kind] ?? [];
        return [...now.slice(0, place), ...put, ...now.slice(place + 1)];
      },
      [...base],
    );
  const editedBy = fc.array(edit, { maxLength: 6 });

  test("lose nothing that either wrote without asking, whatever they did (B-11.20)", () => {
    fc.assert(
      fc.property(fc.array(line, { maxLength: 20 }), editedBy, editedBy, (some, my, their) => {
        const base = some.map((one, index) => `${index + 1}. ${one}`); // no paragraph twice: which one stayed is plain
        const [mine, theirs] = [edited(base, my), edited(base, their)];
        const pieces = merge(text(...base), text(...mine), text(...theirs));
        const count = selectOverlaps(pieces).length;
        const shown = pieces.flatMap((piece) =>
          piece.kind === "taken" ? lines(piece.blocks) : [...lines(piece.mine), ...lines(piece.theirs)],
        );
        const fresh = (side: readonly string[]) => side.filter((one) => !base.includes(one));
        const times = (side: readonly string[], one: string) => side.filter((other) => other === one).length;
        for (const side of [mine, theirs])
          for (const written of fresh(side)) expect(times(shown, written)).toBeGreaterThanOrEqual(times(side, written));
        const untouched = base.filter((one) => mine.includes(one) && theirs.includes(one));
        for (const left of untouched) expect(shown).toContain(left);
        // The choices are the sides themselves wherever the other side did nothing.
        expect(mergedBlocks(merge(text(...base), text(...mine), text(...base)), [])).toEqual(text(...mine));
        expect(mergedBlocks(merge(text(...base), text(...base), text(...theirs)), [])).toEqual(text(...theirs));
        expect(mergedBlocks(merge(text(...base), text(...mine), text(...mine)), [])).toEqual(text(...mine));
        expect(selectOverlaps(merge(text(...base), text(...theirs), text(...mine)))).toHaveLength(count);
      }),
      { numRuns: isLong ? 50_000 : 500 },
    );
  });

  test("of 3,000 paragraphs are put together as they stand", () => {
    const base = Array.from({ length: 3_000 }, (_, index) => `${index}. Clause number ${index} of the agreement.`);
    const mine = base.map((one, index) => (index % 7 === 0 ? `${one} Mine.` : one));
    const theirs = base.map((one, index) => (index % 7 === 3 ? `${one} Theirs.` : one));
    const pieces = merge(text(...base), text(...mine), text(...theirs));
    expect(selectOverlaps(pieces)).toEqual([]);
    expect(htmlFromBlocks(mergedBlocks(pieces, []))).toBe(
      htmlFromBlocks(
        text(...base.map((one, index) => (index % 7 === 3 ? (theirs[index] ?? "") : (mine[index] ?? one)))),
      ),
    );
  });
});
