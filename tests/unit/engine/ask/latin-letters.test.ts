import { describe, expect, test } from "vitest";
import { clausesFor } from "@/lib/engine/ask/answer";
import { cyrillicFor, inCyrillic } from "@/lib/engine/language/latin-letters";
import { readOnce } from "@/lib/engine/text/reading";

describe("a word in Latin letters", () => {
  test.each([
    ["tulbur", "төлбөр"],
    ["hvsvv", "хүсүү"],
    ["xugatsaa", "хугацаа"],
    ["zuvshuurul", "зөвшөөрөл"],
    ["duusgavar", "дуусгавар"],
    ["yaaj", "яаж"],
    ["mashin", "машин"],
    ["yum", "юм"],
  ])("may stand for a Mongolian one: %s", (latin, cyrillic) => {
    expect(cyrillicFor(latin)).toContain(cyrillic);
  });

  test("is left alone where it isn't one", () => {
    expect(cyrillicFor("n°5")).toEqual(["n°5"]);
    expect(cyrillicFor("a".repeat(50_000))).toHaveLength(1);
  });
});

describe("a text is taken for Mongolian", () => {
  const known = new Set(["төлбөр", "вэ", "хэд", "pay", "when", "to"]);
  const read = (text: string) => inCyrillic(text.split(" "), (_, word) => known.has(word));

  test("where more of its words are Mongolian than English (B-12.9)", () => {
    expect(read("tulbur hed ve")).toEqual({ language: "mn", words: ["төлбөр", "хэд", "вэ"] });
    expect(read("when to pay")).toBeNull();
    expect(read("hundertwasser zahlt")).toBeNull();
    expect(read("12 34")).toBeNull();
  });
});

describe("a question in Latin letters (B-12.9)", () => {
  const text = [
    "ТҮРЭЭСИЙН ГЭРЭЭ",
    "1. Түрээсийн төлбөр сарын 1 650 000 төгрөг.",
    "2. Түрээслэгч нохой, муур тэжээхийг хориглоно.",
    "3. Гэрээ 2027 оны 5 дугаар сарын 1-ний өдөр дуусгавар болно.",
    "4. Түлхүүр авах өдөр барьцаа байршуулна.",
  ].join("\n\n");
  const reading = readOnce({ text, pages: [{ start: 0, page: 1 }], contractName: "", contractType: "Lease Agreement" });
  const first = (question: string) => {
    const [clause] = clausesFor(reading, question).clauses;
    return clause && text.slice(clause.start, clause.end);
  };

  test.each([
    ["sariin turees hed ve", "1."],
    ["nohoi tejeej boloh uu", "2."],
    ["geree hezee duusah ve", "3."],
  ])("finds its clause as in Cyrillic: %s", (question, number) => {
    expect(first(question)).toMatch(new RegExp(`^${number}`, "u"));
  });

  test("and an English one is still read as English", () => {
    expect(first("may I keep a dog?")).toMatch(/^2\./u);
  });
});

describe("a question in Russian, in Latin letters (B-12.9)", () => {
  const text = [
    "ДОГОВОР АРЕНДЫ",
    "1. Арендная плата составляет 90 000 рублей в месяц.",
    "2. Арендатор не вправе держать в помещении собак и кошек.",
    "3. Арендодатель вправе повысить ставку аренды один раз в год, не более чем на 8 процентов.",
    "4. Договор действует до 1 мая 2027 года.",
    "5. Ключи передаются в день подписания акта.",
  ].join("\n\n");
  const reading = readOnce({ text, pages: [{ start: 0, page: 1 }], contractName: "", contractType: "Lease Agreement" });
  const first = (question: string) => {
    const { clauses, basis } = clausesFor(reading, question);
    return `${basis === "otherLanguage" ? basis : ""}${clauses[0] ? text.slice(clauses[0].start, clauses[0].end) : ""}`;
  };

  test.each([
    ["skolko stoit arenda v mesyats", "1."],
    ["mozhno derzhat sobaku?", "2."],
    ["mogut povysit stavku?", "3."],
    ["do kakogo chisla dogovor", "4."],
  ])("finds its clause: %s", (question, number) => {
    expect(first(question)).toMatch(new RegExp(`^${number}`, "u"));
  });

  test("an English one about a Russian contract is still read as English", () => {
    expect(first("Can I keep a dog?")).toMatch(/^2\./u);
  });
});
