import { describe, expect, test } from "vitest";
import { paragraph, type Block } from "@/lib/documents/richtext/blocks";
import { blocksFromHtml } from "@/lib/documents/richtext/from-html";
import { toPlainText } from "@/lib/documents/richtext/plain-text";
import { redline } from "@/lib/documents/redline/redline";
import { marked, newerText, olderText } from "./sides";
import { tries } from "../../../support/form";

const paragraphs = (...texts: string[]) => texts.map((text) => paragraph(text));
const compare = (from: string[], to: string[]) => redline(paragraphs(...from), paragraphs(...to));
const lines = (from: string[], to: string[]) => compare(from, to).blocks.map(marked);

const NOTICE = "Any notice under this Agreement shall be in writing and delivered by hand.";
const PAYMENT = "The Client shall pay each invoice within thirty days of its receipt.";
const LAW = "This Agreement is governed by the laws of Mongolia.";

describe("words", () => {
  test("that changed are marked inside their paragraph, and nothing else is", () => {
    expect(lines([NOTICE, PAYMENT, LAW], [NOTICE, PAYMENT.replace("thirty", "sixty"), LAW])).toEqual([
      NOTICE,
      "The Client shall pay each invoice within [-thirty-]{+sixty+} days of its receipt.",
      LAW,
    ]);
  });

  test("of whole sentences that changed places are kept where most of them can be, however many small words match (B-11.15)", () => {
    const first = "The Supplier shall deliver the goods to the place that is named in the order of the Buyer";
    const second = "the Buyer shall examine the goods at the place and tell the Supplier of the faults that it finds";
    const [compared] = compare([`${first} and ${second}.`], [`${second} and ${first}.`]).blocks;
    const kept = (compared?.runs ?? []).filter(({ kind }) => kind === "same").map(({ text }) => text);
    expect(kept.join("")).toContain(second);
  });

  test("of one phrase are replaced together", () => {
    expect(lines([PAYMENT], [PAYMENT.replace("thirty days", "two weeks")])).toEqual([
      "The Client shall pay each invoice within [-thirty days-]{+two weeks+} of its receipt.",
    ]);
  });

  test("are whole words, numbers with their separators, in any script", () => {
    expect(lines(["Арендатор уплачивает 120 000 рублей."], ["Арендатор уплачивал 150 000 рублей."])).toEqual([
      "Арендатор [-уплачивает 120 000-]{+уплачивал 150 000+} рублей.",
    ]);
    expect(lines(["Төлбөр 1,000.50 төгрөг байна."], ["Төлбөр 1,000.55 төгрөг байна."])).toEqual([
      "Төлбөр [-1,000.50-]{+1,000.55+} төгрөг байна.",
    ]);
    expect(lines(["The seller’s price is net."], ["The buyer’s price is net."])).toEqual([
      "The [-seller’s-]{+buyer’s+} price is net.",
    ]);
  });

  test("of a sum, with those in its brackets, are replaced as one (B-11.9)", () => {
    expect(
      lines(["Цена 180 000 (сто восемьдесят тысяч) рублей."], ["Цена 195 000 (сто девяносто пять тысяч) рублей."]),
    ).toEqual(["Цена [-180 000 (сто восемьдесят-]{+195 000 (сто девяносто пять+} тысяч) рублей."]);
    expect(lines(["Within 30 (thirty) days of it."], ["Within 14 (fourteen) days of it."])).toEqual([
      "Within [-30 (thirty)-]{+14 (fourteen)+} days of it.",
    ]);
    expect(lines(["Төлбөр 1 000 төгрөг."], ["Төлбөр 1 000 000 төгрөг."])).toEqual([
      "Төлбөр [-1 000-]{+1 000 000+} төгрөг.",
    ]);
    expect(lines(["A cap of fifty per cent (50%) of it."], ["A cap of forty per cent (40%) of it."])).toEqual([
      "A cap of [-fifty per cent (50%)-]{+forty per cent (40%)+} of it.",
    ]);
    expect(lines(["Пени пять процентов (5%) в год."], ["Пени десять процентов (10%) в год."])).toEqual([
      "Пени [-пять процентов (5%)-]{+десять процентов (10%)+} в год.",
    ]);
    const price = (words: string, figures: string) => `It costs ${words} thousand dollars (USD ${figures},000) a year.`;
    expect(lines([price("five", "5")], [price("six", "6")])).toEqual([
      "It costs [-five thousand dollars (USD 5,000)-]{+six thousand dollars (USD 6,000)+} a year.",
    ]);
    expect(lines(["Ten days after the notice (clause 5)."], ["Two days after the notice (clause 6)."])).toEqual([
      "[-Ten-]{+Two+} days after the notice (clause [-5-]{+6+}).",
    ]);
  });

  test("of an ordinal stay together", () => {
    expect(lines(["Payable on the 5th day of it."], ["Payable on the 10th day of it."])).toEqual([
      "Payable on the [-5th-]{+10th+} day of it.",
    ]);
    expect(lines(["Room 5thX is let."], ["Room 6thX is let."])).toEqual(["Room [-5-]{+6+}thX is let."]);
  });

  test("of a row are replaced within their cells (B-11.9)", () => {
    const row = (...cells: readonly string[]) =>
      blocksFromHtml(`<table><tbody><tr>${cells.map((cell) => `<td>${cell}</td>`).join("")}</tr></tbody></table>`);
    expect(redline(row("Oak", "10", "1 200"), row("Oak", "12", "1 150")).blocks.map(marked)).toEqual([
      "Oak\t[-10-]{+12+}\t[-1 200-]{+1 150+}",
    ]);
    const reshaped = redline(row("Oak", "net"), row("Oak", "new", "net"));
    expect([olderText(reshaped), newerText(reshaped)]).toEqual(["Oak\tnet", "Oak\tnew\tnet"]);
  });

  test("and punctuation are told apart", () => {
    expect(lines(["Fees, costs and taxes."], ["Fees; costs and taxes!"])).toEqual([
      "Fees[-,-]{+;+} costs and taxes[-.-]{+!+}",
    ]);
  });

  test("of a passage that was written anew are one change, though a word stays here and there (B-11.9)", () => {
    const before = `${LAW} The Provider's total liability under or in connection with this Agreement shall not exceed the fees paid in the two months before the claim.`;
    const after = `${LAW} Each party's liability under this Agreement in each contract year is limited to the fees paid or payable in the twelve months before the claim arose, whichever is greater.`;
    expect(lines([before], [after])).toEqual([
      expect.stringMatching(/^This Agreement is governed by the laws of Mongolia\. \[-[^{[]+-\]\{\+[^{[]+\+\}\.$/u),
    ]);
    expect(lines([PAYMENT], ["The Client shall now pay each invoice within sixty days of receipt."])).toEqual([
      "The Client shall {+now +}pay each invoice within [-thirty-]{+sixty+} days of[- its-] receipt.",
    ]);
  });

  test("of a paragraph that was written anew are not cut to pieces", () => {
    const [block] = compare(
      ["The Supplier shall deliver the goods to the warehouse of the Buyer in Darkhan."],
      ["A fee of ten per cent falls due if the warehouse is closed on arrival of the lorry."],
    ).blocks;
    expect(block?.runs.length).toBeLessThanOrEqual(3);
  });
});

describe("paragraphs", () => {
  test("that came in or went are whole insertions and deletions between the unchanged ones", () => {
    const { blocks, counts } = compare([NOTICE, PAYMENT], [NOTICE, LAW, PAYMENT]);
    expect(blocks.map(({ change }) => change)).toEqual(["same", "inserted", "same"]);
    expect(counts).toMatchObject({
      insertions: 1,
      insertedParagraphs: 1,
      insertedWords: 9,
      deletions: 0,
      changedParagraphs: 0,
    });
    expect(compare([NOTICE, LAW, PAYMENT], [NOTICE, PAYMENT]).counts).toMatchObject({
      deletions: 1,
      deletedParagraphs: 1,
      deletedWords: 9,
      insertions: 0,
    });
  });

  test("are paired with the one they were, whatever was put beside them", () => {
    expect(
      lines(
        [NOTICE, PAYMENT],
        ["1. Notices", NOTICE.replace("by hand", "by courier"), "2. Money", PAYMENT.replace("thirty", "ten")],
      ),
    ).toEqual([
      "{+1. Notices+}",
      "Any notice under this Agreement shall be in writing and delivered by [-hand-]{+courier+}.",
      "{+2. Money+}",
      "The Client shall pay each invoice within [-thirty-]{+ten+} days of its receipt.",
    ]);
  });

  test("that are another one altogether are not paired", () => {
    expect(
      compare(
        [NOTICE, PAYMENT],
        ["Rats and mice gnaw on warehouse doors at night.", "Two lorries left for Darkhan before sunrise."],
      ).counts,
    ).toMatchObject({ changedParagraphs: 0, insertedParagraphs: 2, deletedParagraphs: 2 });
  });

  test("that were moved are told as moved, not as written anew (B-11.9)", () => {
    const { blocks, counts } = compare([NOTICE, PAYMENT, LAW], [LAW, NOTICE, PAYMENT]);
    expect(counts).toMatchObject({ movedParagraphs: 1, insertions: 0, deletions: 0, insertedWords: 0 });
    expect(blocks.filter(({ move }) => move === 0).map(({ change }) => change)).toEqual(["inserted", "deleted"]);
  });

  test("that were rewritten in their place, between others that were edited, are the same paragraph", () => {
    const old = [NOTICE, "Term. Three years.", PAYMENT];
    const fresh = [
      NOTICE.replace("hand", "post"),
      "Term. Five years, unless terminated earlier.",
      PAYMENT.replace("thirty", "ten"),
    ];
    expect(compare(old, fresh).counts).toMatchObject({
      changedParagraphs: 3,
      insertedParagraphs: 0,
      deletedParagraphs: 0,
    });
    const other = compare([old[0] ?? "", "Rats gnaw at night.", PAYMENT], fresh).counts;
    expect(other).toMatchObject({ changedParagraphs: 2, insertedParagraphs: 1, deletedParagraphs: 1 });
  });

  const CARE = "The Client shall give the Provider in good time the information and access that the Services require.";

  test("that were moved and edited show the edits where they were put (B-11.9)", () => {
    const edited = CARE.replace("in good time", "without delay");
    const { blocks, counts } = compare([CARE, NOTICE, PAYMENT, LAW], [NOTICE, PAYMENT, LAW, edited]);
    const [away, here] = [blocks[0], blocks.at(-1)];
    expect([away?.move, here?.move]).toEqual([0, 0]);
    expect(here?.edits && marked({ ...here, runs: here.edits })).toBe(
      "The Client shall give the Provider [-in good time-]{+without delay+} the information and access that the Services require.",
    );
    expect(away?.edits).toBeUndefined();
    expect(counts).toMatchObject({
      movedParagraphs: 1,
      insertions: 1,
      deletions: 1,
      insertedWords: 2,
      deletedWords: 3,
    });
    expect(counts).toMatchObject({ insertedParagraphs: 0, deletedParagraphs: 0, changedParagraphs: 0 });
  });

  test("that were moved take their heading along, which alone would be another one", () => {
    const { counts } = compare(["Care", CARE, NOTICE, PAYMENT, LAW], [NOTICE, PAYMENT, LAW, "Care", CARE]);
    expect(counts).toMatchObject({ movedParagraphs: 2, insertedParagraphs: 0, deletedParagraphs: 0 });
    expect(compare(["Care", NOTICE, PAYMENT], [NOTICE, PAYMENT, "Care"]).counts).toMatchObject({ movedParagraphs: 0 });
  });

  test("that only have a subject in common are not told as moved", () => {
    const other =
      "The Client shall pay the Provider within ten days for all the Services that were rendered in a month.";
    const { counts } = compare([CARE, NOTICE, PAYMENT, LAW], [NOTICE, PAYMENT, LAW, other]);
    expect(counts).toMatchObject({ movedParagraphs: 0, insertedParagraphs: 1, deletedParagraphs: 1 });
  });

  test("that were split or joined keep their words", () => {
    expect(lines([`${NOTICE} ${PAYMENT}`, LAW], [NOTICE, PAYMENT, LAW])).toEqual([
      `${NOTICE}[- -]{+\n+}${PAYMENT}`,
      LAW,
    ]);
    expect(lines([NOTICE, PAYMENT, LAW], [`${NOTICE} ${PAYMENT}`, LAW])).toEqual([
      `${NOTICE}[-\n-]{+ +}${PAYMENT}`,
      LAW,
    ]);
  });

  test("that only look different are counted apart", () => {
    const bold: Block = { kind: "paragraph", indent: 0, inlines: [{ page: 2 }, { text: "Notices", marks: ["bold"] }] };
    const heading: Block = { kind: "heading", level: 2, inlines: [{ text: "Notices", marks: [] }] };
    expect(redline(paragraphs("Notices"), [bold]).counts).toMatchObject({
      reformattedParagraphs: 1,
      changedParagraphs: 0,
      insertions: 0,
    });
    expect(redline(paragraphs("Notices"), [heading]).blocks).toEqual([
      {
        change: "reformatted",
        move: null,
        shape: { kind: "heading", level: 2 },
        runs: [{ kind: "same", text: "Notices" }],
      },
    ]);
    expect(
      redline(
        [bold],
        [{ ...bold, inlines: [{ text: "Not", marks: ["bold"] }, { page: 3 }, { text: "ices", marks: ["bold"] }] }],
      ).counts.reformattedParagraphs,
    ).toBe(0);
  });

  test("without words are compared too", () => {
    expect(compare(["", ""], ["", "", ""]).counts).toMatchObject({ insertedParagraphs: 1, deletedParagraphs: 0 });
    expect(compare([], ["New"]).counts).toMatchObject({ insertedParagraphs: 1 });
    expect(compare(["Same"], ["Same"]).counts).toMatchObject({ insertions: 0, deletions: 0 });
  });
});

describe("carrying a redline out", () => {
  test("gives both texts back, whatever was done to them (B-11.9)", () => {
    for (let seed = 1; seed <= tries(400); seed += 1) {
      const random = randomFrom(seed);
      const [from, to] = editedPair(random);
      const result = redline(from, to);
      expect(olderText(result), `seed ${seed}`).toBe(toPlainText(from).text);
      expect(newerText(result), `seed ${seed}`).toBe(toPlainText(to).text);
      for (const block of result.blocks)
        block.runs.forEach((run, index) => expect(run.kind, `seed ${seed}`).not.toBe(block.runs[index - 1]?.kind));
    }
  });

  test("gives two texts back that have nothing in common, or everything, or one endless paragraph", () => {
    const random = randomFrom(7);
    const unrelated: [Block[], Block[]] = [
      Array.from({ length: 400 }, () => sentence(random, 0)),
      Array.from({ length: 350 }, () => sentence(random, 500)),
    ];
    const endless: [Block[], Block[]] = [[paragraph(toText(unrelated[0]))], [paragraph(toText(unrelated[1]))]];
    for (const [from, to] of [unrelated, endless, [unrelated[0], unrelated[0]]] as const) {
      const result = redline(from, to);
      expect(olderText(result)).toBe(toPlainText(from).text);
      expect(newerText(result)).toBe(toPlainText(to).text);
    }
  });
});

type Random = (below: number) => number;

function randomFrom(seed: number): Random {
  let state = seed * 2654435761;
  return (below) => {
    state = (Math.imul(state ^ (state >>> 15), 2246822519) + 3266489917) >>> 0;
    return state % below;
  };
}

/** Words from a small stock, so that lines, phrases and words repeat. */
function sentence(random: Random, offset: number): Block {
  const stock = ["the", "party", "shall", "not", "оплата", "срок", "төлбөр", ",", "30", "5.1", "\n", "(a)"];
  return paragraph(
    Array.from({ length: random(14) }, () =>
      random(4) === 0 ? `w${offset + random(40)}` : stock[random(stock.length)],
    ).join(" "),
  );
}

function editedPair(random: Random): [Block[], Block[]] {
  const from = Array.from({ length: random(25) }, () => sentence(random, 0));
  const to = from.flatMap((block): Block[] => {
    const text = toText([block]);
    const half = random(text.length + 1);
    switch (random(9)) {
      case 0:
        return [];
      case 1:
        return [sentence(random, 30), block];
      case 2:
        return [paragraph(text.slice(0, half)), paragraph(text.slice(half))];
      case 3:
        return [paragraph(text.replace("shall", "may"))];
      case 4:
        return [paragraph(`${text} and more`)];
      default:
        return [block];
    }
  });
  if (random(3) === 0) to.splice(random(to.length + 1), 0, ...to.splice(random(to.length + 1), random(4)));
  return [from, to];
}

function toText(blocks: readonly Block[]): string {
  return toPlainText(blocks).text;
}
