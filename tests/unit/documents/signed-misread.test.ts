/** What of a scan is most likely the agreed text, misread. Source: B-28.7. */
import { describe, expect, test } from "vitest";
import { paragraph, type Block } from "@/lib/documents/richtext/blocks";
import type { PageWords } from "@/lib/documents/scans/scanned-page";
import { compareSigned } from "@/lib/documents/signed/compare";

const ON_LINE = 8;

/** A page as it was read from a picture, sure of all words but the given ones. */
function makeScan(text: string, { unsure = [], isScanned = true }: { unsure?: string[]; isScanned?: boolean } = {}) {
  const words = text.split(/\s+/).map((word) => ({ text: word, confidence: unsure.includes(word) ? 40 : 96 }));
  const lines: PageWords["lines"][number][] = [];
  for (let at = 0; at < words.length; at += ON_LINE)
    lines.push({
      y: 80 + (at / ON_LINE) * 14,
      size: 11,
      words: words.slice(at, at + ON_LINE).map((word, place) => ({ ...word, x: 60 + place * 55, width: 50 })),
    });
  return { page: 1, turn: { quarters: 0, tilt: 0.01 }, isScanned, lines };
}

const toBlocks = (text: string): Block[] => text.split("\n").map((line) => paragraph(line));

function compared(agreed: string, signed: string, how: Parameters<typeof makeScan>[1] & { names?: string[] } = {}) {
  const part = { blocks: toBlocks(signed), unread: [], uncertain: [], places: [makeScan(signed, how)] };
  return compareSigned(toBlocks(agreed), [part], { names: how.names ?? [] }).differences;
}
const findDoubts = (...given: Parameters<typeof compared>) => compared(...given).map(({ doubt }) => doubt);

const areFromImage = (...given: Parameters<typeof compared>) =>
  compared(...given).map(({ isFromImage }) => isFromImage);

const EN = "The Tenant shall not assign this Agreement without consent of the Landlord within thirty days";
const RU = "Арендатор не вправе передавать помещение без согласия арендодателя в течение срока";
const MN = "Түрээслэгч байрыг бусдад дамжуулах эрхгүй бөгөөд төлбөрийг хугацаанд төлнө";

test("a difference says whether its words were read from an image (B-28.8)", () => {
  const gone = EN.replace("not ", "");
  for (const signed of [EN.replace("thirty", "sixty"), gone]) {
    expect(areFromImage(EN, signed)).toEqual([true]);
    expect(areFromImage(EN, signed, { isScanned: false })).toEqual([false]);
  }
});

describe("a difference on a scan is most likely a misreading", () => {
  test.each([
    ["one letter of a long word", EN, EN.replace("Agreement", "Agreernent")],
    ["another letter of a long word", EN, EN.replace("consent", "consant")],
    ["letters that look alike", EN, EN.replace("this", "thls").replace("shall", "shaIl")],
    ["letters of the other alphabet", RU, RU.replace("согласия", "cоглacия").replace("не", "нe")],
    ["dots above a letter", "В случае отказа её сторона платит", "В случае отказа ее сторона платит"],
    ["ш for щ", "Настоящая статья общая", "Настояшая статья обшая"],
    ["ү and ө that lose their strokes", MN, MN.replace("төлнө", "толно")],
    ["spaces that were lost", EN, EN.replace("of the", "ofthe")],
    ["a speck beside a word", EN, EN.replace("consent of", "consent . of")],
    ["a sign that is read as another", "He pays; she leaves", "He pays, she leaves"],
    ["a capital letter of the same shape", "the Sum is due", "the sum is due"],
  ])("%s (B-28.7)", (_what, agreed, signed) => {
    const found = findDoubts(agreed, signed);
    expect(found.length).toBeGreaterThan(0);
    expect(new Set(found)).toEqual(new Set(["misread"]));
  });

  test("a short word of which the reader was not sure, nearly as agreed", () => {
    const signed = EN.replace("days", "duys");
    expect(findDoubts(EN, signed, { unsure: ["duys"] })).toEqual(["misread"]);
    expect(findDoubts(EN, signed)).toEqual([null]);
    expect(findDoubts(EN, EN.replace("assign", "xxqvrt"), { unsure: ["xxqvrt"] })).toEqual([null]);
  });
});

describe("never a misreading, however like it is", () => {
  test.each([
    ["a number", "Rent is 1500 a month", "Rent is 1600 a month"],
    ["a letter for a figure", "Rent is 1500 a month", "Rent is 15OO a month"],
    ["a decimal sign", "Rent is 1.500 a month", "Rent is 1,500 a month"],
    ["a sign before a number", "Rent is 500 a month", "Rent is -500 a month"],
    ["a currency", "Rent is $ 500 a month", "Rent is € 500 a month"],
    ["a number in words", "within fifteen days of it", "within fifteer days of it"],
    ["a number in Russian words", "в течение семи дней после", "в течение селли дней после"],
    ["a number in Mongolian words", "гурван сарын дотор төлнө", "гурвам сарын дотор төлнө"],
    ["a month", "on the first of January next", "on the first of Januory next"],
    ["a Roman number", "as Annex III says", "as Annex IIl says"],
    ["not", EN, EN.replace("not", "nol")],
    ["not that became now", EN, EN.replace("not", "now")],
    ["не", RU, RU.replace(" не ", " пе ")],
    ["без", RU, RU.replace("без", "бев")],
    ["үгүй", "Талууд маргаан үгүй гэж үзнэ", "Талууд маргаан үгүл гэж үзнэ"],
    ["a word with гүй", MN, MN.replace("эрхгүй", "эрхтэй")],
    ["a word that says the opposite", "The claim is lawful under it", "The claim is unlawful under it"],
    ["the party's counterpart", "The Employer pays the premium", "The Employee pays the premium"],
    [
      "a word that the agreed text has elsewhere",
      "Payment by seller, delivery by sellers",
      "Payment by sellers, delivery by sellers",
    ],
  ])("%s (B-28.7)", (_what, agreed, signed) => {
    const found = findDoubts(agreed, signed, { unsure: signed.split(" ") });
    expect(found).not.toContain("misread");
    expect(found.length).toBeGreaterThan(0);
  });

  test("a party's name, or a person's beside another name (B-28.7)", () => {
    const agreed = "Mandal Steel LLC sells goods; Ivan Petrov signs for the company";
    expect(findDoubts(agreed, agreed.replace("Mandal", "Mandol"), { names: ["Mandal Steel LLC"] })).toEqual([null]);
    expect(findDoubts(agreed, agreed.replace("Petrov", "Petrow"))).toEqual([null]);
    expect(findDoubts(agreed, agreed.replace("company", "compony"))).toEqual(["misread"]);
  });

  test("in a file that has its words as text (B-28.7)", () => {
    expect(findDoubts(EN, EN.replace("consent", "consant"), { isScanned: false })).toEqual([null]);
  });

  test("a missing word, also where a speck might hide it", () => {
    expect(findDoubts(EN, EN.replace("consent ", ""))).toEqual([null]);
  });
});

describe("the part of the page that shows a difference (B-28.6)", () => {
  test("holds the line with the words marked in it, and room around", () => {
    const [difference] = compared(EN, EN.replace("assign", "ossign"));
    const strip = difference?.strip;
    expect(strip?.turn).toEqual({ quarters: 0, tilt: 0.01 });
    expect(strip?.marks).toHaveLength(1);
    const [mark] = strip?.marks ?? [];
    expect(mark).toMatchObject({ left: 280, width: 50 });
    if (!strip || !mark) throw new Error("a strip with a mark");
    expect(strip.left).toBeLessThan(mark.left);
    expect(strip.left + strip.width).toBeGreaterThan(mark.left + mark.width);
    expect([strip.top < mark.top, strip.top + strip.height > mark.top + mark.height]).toEqual([true, true]);
    expect(strip.height).toBeLessThan(60);
  });

  test("shows the gap where words are missing, and nothing where no place is known", () => {
    const [missing] = compared(EN, EN.replace("assign ", ""));
    expect(missing).toMatchObject({ kind: "missing", strip: { marks: [{ width: 4 }] } });
    const part = { blocks: toBlocks(EN.replace("assign ", "")), unread: [], uncertain: [] };
    expect(compareSigned(toBlocks(EN), [part]).differences).toMatchObject([{ strip: null, doubt: null }]);
  });
});
