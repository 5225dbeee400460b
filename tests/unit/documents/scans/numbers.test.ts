import { describe, expect, test } from "vitest";
import { piecesOfScan } from "@/lib/documents/extraction/pdf/scanned";
import { DOUBTFUL } from "@/lib/documents/extraction/pdf/lines";
import { isPoorlyRead } from "@/lib/documents/scans/page-doubts";
import { isSupported, maybeNumber, standsForNumber, UNREAD } from "@/lib/documents/scans/numbers";
import { withItsBlank } from "@/lib/documents/scans/its-blank";

/** Read surely, and alike when looked at alone, unless said otherwise. */
type Seen = string | { text: string; again: string[] };

/** Words of a line in doubt where people confirm numbers. */
function doubted(words: readonly Seen[], withNumbers = true): string[] {
  const line = words.map((word, at) => {
    const { text, again } = typeof word === "string" ? { text: word, again: [word, word] } : word;
    return { text, confidence: 96, x: at * 30, width: 25, ...(maybeNumber(text) ? { again } : {}) };
  });
  const page = { page: 1, height: 842, confidence: 96, lines: [{ y: 80, size: 11, words: line }] };
  return piecesOfScan(page, withNumbers)
    .upright.filter(({ font }) => font === DOUBTFUL)
    .map(({ text }) => text.trim());
}
const ofLine = (line: string) => doubted(line.split(" "));

describe("numbers on paper (B-51.4)", () => {
  test("are in doubt unless they were read alike each time that they were looked at", () => {
    expect(ofLine("The rent is USD 1,250.00 within 30 days, 5.5% at most")).toEqual([]);
    expect(doubted(["of", { text: "5096", again: ["5096", "50%"] }])).toEqual(["5096"]);
    expect(doubted(["in", { text: "4.11", again: ["411", "4.11"] }])).toEqual(["4.11"]);
    expect(doubted(["on", { text: "14-ний", again: ["14-ний", "14-HM"] }])).toEqual([]);
    expect(doubted(["on", { text: "410", again: ["41", "41"] }], false)).toEqual([]);
  });

  test("are in doubt where letters were read in place of figures", () => {
    expect(ofLine("within SO days after notice")).toEqual(["SO"]);
    expect(ofLine("within lO days and ll months")).toEqual(["lO", "ll"]);
    expect(ofLine("under clause З and USD SO,OOO")).toEqual(["З", "SO,OOO"]);
    expect(ofLine("в течение ЗО дней по пункту З договора")).toEqual(["ЗО", "З"]);
    expect(ofLine("ажлын SO хоногт багтаан")).toEqual(["SO"]);
    expect(doubted([{ text: "ЭЛ,", again: ["9.1,", "9.1,"] }, "Стороны"])).toEqual(["ЭЛ,"]);
  });

  test("are not suspected in words and signs of those letters", () => {
    expect(ofLine("The oil is sold so, and the loss is USD 5 under Section II")).toEqual([]);
    expect(ofLine("В рабочих днях, о рублях за год, по пункту о неустойке, ООО «Север»")).toEqual([]);
    expect(["is", "so", "В", "о", "II", "rent", "аренда"].filter(maybeNumber)).toEqual([]);
    expect(["SO", "lO", "З", "б", "5", "ЭЛ,", "IОО"].filter((word) => !maybeNumber(word))).toEqual([]);
    expect(standsForNumber("rent", "clause", "days")).toBe(false);
  });

  test("support each other by their figures and what parts them, not by what surrounds them", () => {
    expect(isSupported("1,250.", ["1,250", "(1,250)"])).toBe(true);
    expect(isSupported("1,250", ["1.250"])).toBe(false);
    expect(isSupported("50%", ["50"])).toBe(false);
    expect(isSupported("SO", ["SO", "50"])).toBe(false);
  });
});

/** A line whose words stand one behind the other, parted by so many points. */
function lineOf(words: readonly string[], gap: number, confidence = 96) {
  let x = 0;
  const placed = words.map((text) => {
    const word = { text, confidence, x, width: text.length * 5, ...(maybeNumber(text) ? { again: [text, text] } : {}) };
    x += word.width + gap;
    return word;
  });
  return { y: 80, size: 10, words: placed };
}
const doubtedIn = (lines: readonly ReturnType<typeof lineOf>[]) =>
  piecesOfScan({ page: 1, height: 842, confidence: 90, lines }, true)
    .upright.filter(({ font }) => font === DOUBTFUL)
    .map(({ text }) => text.trim());

describe("numbers that are torn (B-51.4)", () => {
  test("are in doubt where no space is as narrow as what parts them", () => {
    expect(doubtedIn([lineOf(["on", "14.", "01.", "2024"], 1.5)])).toEqual(["14.", "01.", "2024"]);
    expect(doubtedIn([lineOf(["on", "14.01.2024", "USD", "5"], 1.5)])).toEqual([]);
  });

  test("are not suspected where they stand apart, as thousands and lists do", () => {
    expect(doubtedIn([lineOf(["RUB", "4", "160", "000", "under", "2,", "3"], 2.8)])).toEqual([]);
  });
});

describe("a page that was read poorly (B-51.8)", () => {
  const sure = lineOf(["The", "rent", "is", "USD", "950", "from", "the", "first", "day", "of", "May"], 3);
  const poor = (words: readonly string[]) => lineOf(words, 3, 60);

  test("has all its numbers in doubt, others stay as they are", () => {
    const page = [sure, sure, poor(["qf", "rn"]), poor(["wlth"])];
    expect(isPoorlyRead({ lines: page })).toBe(true);
    expect(doubtedIn(page)).toEqual(["950", "950", "qf", "rn", "wlth"]);
    expect(
      piecesOfScan({ page: 1, height: 842, confidence: 90, lines: page }).upright.filter(
        ({ text, font }) => text.trim() === "950" && font === DOUBTFUL,
      ),
    ).toEqual([]);
  });

  test("is none for a few poor words among many, nor for mended letters", () => {
    const many = Array.from({ length: 7 }, () => sure);
    expect(isPoorlyRead({ lines: [...many, poor(["qf", "rn", "wlth"])] })).toBe(false);
    expect(isPoorlyRead({ lines: [sure, poor(["qf", "rn"])] })).toBe(false);
    expect(isPoorlyRead({ lines: [sure, lineOf(["счёт", "объём", "съезд", "ещё"], 3, 74)] })).toBe(false);
    expect(doubtedIn([...many, poor(["qf", "rn", "wlth"])])).toEqual(["qf", "rn", "wlth"]);
  });
});

describe("the mark of what wasn't read, taken away (B-51.9)", () => {
  const without = (text: string) => {
    const start = text.indexOf(UNREAD);
    const { start: from, end: to } = withItsBlank(text, { start, end: start + UNREAD.length });
    return text.slice(0, from) + text.slice(to);
  };
  test.each([
    ["EUR [?] a month", "EUR a month"],
    ["EUR\u00a0[?] a month", "EUR a month"],
    ["Rent [?], in advance", "Rent, in advance"],
    ["one\n[?] two", "one\ntwo"],
    ["one [?]\ntwo", "one\ntwo"],
    ["([?] days)", "(days)"],
    ["Seller\t[?] Ltd", "Seller\tLtd"],
    ["[?]", ""],
    ["EUR[?] a month", "EUR a month"],
    ["EUR [?]a month", "EUR a month"],
    ["one  [?]  two", "one   two"],
  ])("leaves one blank of two, and none at the edge of a line: %j", (text, left) => {
    expect(without(text)).toBe(left);
  });
});
