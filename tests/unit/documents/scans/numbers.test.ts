import { describe, expect, test } from "vitest";
import { piecesOfScan } from "@/lib/documents/extraction/pdf/scanned";
import { DOUBTFUL } from "@/lib/documents/extraction/pdf/lines";
import { isSupported, maybeNumber, standsForNumber } from "@/lib/documents/scans/numbers";

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
