import { describe, expect, test } from "vitest";
import type { CheckKey } from "@/lib/copy/check-words";
import type { Language } from "@/lib/copy/languages";
import { changesIn, SOUND, withSentence } from "./sound";

/** What one check says of a sound contract with more sentences: its passages. */
const said = (check: CheckKey, language: Language, ...sentences: string[]) =>
  withSentence(language, sentences.join("\n"))
    .filter((change) => change.check === check)
    .map(({ passage }) => passage.content.replace(/\s+/gu, " "));

/** The same of a sound contract with lines behind its end. */
const saidBehind = (check: CheckKey, language: Language, ...lines: string[]) =>
  changesIn(`${SOUND[language]}\n${lines.join("\n")}`)
    .filter((change) => change.check === check)
    .map(({ passage }) => passage.content.replace(/\s+/gu, " "));

describe("a term that is defined or named after all is not called undefined (B-13.1)", () => {
  test.each([
    ["in brackets without marks", "They meet once (the Kickoff Event). The Kickoff Event is free."],
    ["in brackets, referred to", "It is kept (collectively referred to as Spare Material). The Spare Material is dry."],
    ["with one mark missing", 'It is made in Cork (Sales Zone"). The Sales Zone stays open.'],
    ["in capitals", "2.4 SPARE BUDGET shall mean EUR 5. The Spare Budget stays."],
    ["by what it includes", "Spare Material shall include all bricks. They dry the Spare Material."],
    ["by its sum", "They pay a Welcome Payment of EUR 50. The Welcome Payment is final."],
    ["in the singular", "Local Facility means a depot. It visits its Local Facilities."],
    ["by a number", "After the Service Phase 2 (as defined in clause 4) it ends."],
    ["as a law with its year", "They keep the Working Hours Regulations 1998 in mind."],
    ["as a longer law", "They keep to the Export Control Administration Regulations at all times."],
    ["as a public body", "It is traded on the Central Stock Exchange daily."],
    ["as an arbitrator's rules", "The rules of the chamber bind them. Arbitrators follow the said Rules."],
    ["as a trade mark", "It ships the Clear Water™ filter."],
    ["over a line's end", "It reports the Spare Material\nBudget monthly."],
    ["before the next sentence", "Duties of the Client Without notice the Client may stop."],
    ["as the title of a clause", "3. Handling of the Spare Materials. The Client keeps them."],
  ])("%s", (_, sentence) => {
    expect(said("undefinedTerm", "en", sentence)).toEqual([]);
  });

  test.each([
    ["They meet once. The Kickoff Event is free.", "Kickoff Event"],
    ["It is made in Cork. The Sales Zone stays open.", "Sales Zone"],
    ["They pay. The Welcome Payment is final.", "Welcome Payment"],
    ["They keep the House Regulations in mind.", "House Regulations"],
    ["In May the Kickoff Event shall include a talk.", "Kickoff Event"],
    ["3. Spare Materials stay dry. The Client handles the Spare Materials with care.", "Spare Materials"],
    ["In such Quarter, the Client pays twice.", "Quarter"],
  ])("but one that isn't still is: %s", (sentence, term) => {
    expect(said("undefinedTerm", "en", sentence)).toEqual([term]);
  });

  test("a brand that is an ordinary word only in a web address is a name", () => {
    const line = "It links to the Zorvia Section weekly.";
    expect(said("undefinedTerm", "en", line, "See www.zorvia.example for more.")).toEqual([]);
    expect(said("undefinedTerm", "en", line, "See any zorvia for more.")).toEqual(["Zorvia Section"]);
  });

  test("in Mongolian, a chamber whose name goes on behind a comma", () => {
    expect(
      said("undefinedTerm", "mn", "Маргааныг Монголын Үндэсний Худалдаа, Аж Үйлдвэрийн Танхимын дэргэд шийднэ."),
    ).toEqual([]);
    expect(said("undefinedTerm", "mn", "Зардлыг Түрээслэгч, дараа нь төлнө.")).toEqual(["Түрээслэгч"]);
  });
});

describe("references to another paper's clauses are none of this contract's (B-13.1)", () => {
  test.each([
    ["en", "Payment follows Sections 44.4 and 46.9 of the Lease."],
    ["en", "It follows Section 44.1 (Records), Section 44.2 (Costs) and Section 44.3 (Access) of the Lease Agreement."],
    ["en", "It is so defined in section 18 C.F.R. and elsewhere."],
    ["ru", "Расчёт ведётся по пунктам 44.1 и 44.2 Правил."],
  ] as const)("%s: %s", (language, sentence) => {
    expect(said("brokenReference", language, sentence)).toEqual([]);
  });

  test.each([
    ["en", "Payment follows Sections 44.4 and 46.9.", ["Sections 44.4", "46.9"]],
    ["en", "It follows Section 44.1 (Records) and Section 44.2 (Costs).", ["Section 44.1", "Section 44.2"]],
    ["ru", "Расчёт ведётся по пунктам 44.1 и 44.2.", ["пунктам 44.1", "44.2"]],
  ] as const)("but without that paper they lead nowhere, %s: %s", (language, sentence, passages) => {
    expect(said("brokenReference", language, sentence)).toEqual(passages);
  });

  test("nor are those of an amendment", () => {
    const line = "2.4 As clause 44.4 says, both agree.";
    const titled = (title: string) =>
      changesIn(`${title}\n${SOUND.en}\n${line}`).filter(({ check }) => check === "brokenReference").length;
    expect(titled("AMENDMENT NO. 2 TO THE HOSTING AGREEMENT")).toBe(0);
    expect(titled("HOSTING AGREEMENT")).toBe(1);
  });
});

describe("annexes (B-13.1)", () => {
  test.each([
    [
      "en",
      "Pursuant to the contract to which this Exhibit B is annexed, both agree.",
      "As Exhibit B says, both agree.",
    ],
    ["ru", "К договору относится настоящее Приложение № 7.", "К договору относится Приложение № 7."],
    ["mn", "Гэрээнд энэхүү хавсралт 7 хамаарна.", "Гэрээнд хавсралт 7 хамаарна."],
  ] as const)("%s: the text itself isn't missing", (language, itself, other) => {
    expect(said("missingAnnex", language, itself)).toEqual([]);
    expect(said("missingAnnex", language, other)).toHaveLength(1);
  });

  test("of another paper isn't missing", () => {
    expect(said("missingAnnex", "en", "The Buyers stand in Exhibit D thereto.")).toEqual([]);
    expect(said("missingAnnex", "en", "The Buyers stand in Exhibit D hereto.")).toEqual(["Exhibit D"]);
  });
});

describe("blanks that aren't left open (B-13.1)", () => {
  test.each([
    ["filled in", "It is made on the ____ 11th ____ day.", "It is made on the ___11th____ day."],
    [
      "a clause's title",
      "It applies save for clause [Company Name].",
      "It applies save for clause 4.2 [Company Name].",
    ],
    ["for initials", "They pay BIRCH HOMES: ______ a year.", "Initialed BIRCH HOMES: ______"],
  ])("%s", (_, open, closed) => {
    expect(said("placeholder", "en", closed)).toEqual([]);
    expect(said("placeholder", "en", open)).not.toEqual([]);
  });

  test.each([
    ["en", "EXHIBIT F", "FORM OF RECEIPT", "PRICE LIST", "I, ______, got EUR [insert amount]."],
    ["ru", "ПРИЛОЖЕНИЕ № 9", "Форма акта", "Цены", "Принято на сумму [сумма] рублей."],
    ["mn", "ХАВСРАЛТ 9", "Актын загвар", "Үнэ", "Нийт [дүн] төгрөг хүлээн авав."],
  ] as const)("%s: in an annex that is a form", (language, annex, form, other, line) => {
    expect(saidBehind("placeholder", language, annex, form, line)).toEqual([]);
    expect(saidBehind("placeholder", language, annex, other, line)).not.toEqual([]);
  });
});

describe("other sound words (B-13.1)", () => {
  test("the Roman number below '(h)' doesn't repeat the letter '(i)'", () => {
    const items = (...names: string[]) => names.map((name) => `(${name}) the Client keeps a copy of part ${name};`);
    expect(said("repeatedNumber", "en", ...items("f", "g", "h", "i", "i", "j"))).toEqual([]);
    expect(said("repeatedNumber", "en", ...items("e", "f", "g", "g", "h"))).toHaveLength(1);
  });

  test("one of two names given outside brackets is enough", () => {
    const names = 'The firms, hereinafter referred to as the "Receiving Firms"';
    expect(said("unusedTerm", "en", `${names} or the "Readers", agree. The Readers keep quiet.`)).toEqual([]);
    expect(said("unusedTerm", "en", `${names}, agree.`)).toHaveLength(1);
  });

  test("what has a continuing effect by its terms needs no period", () => {
    const line = (which: string) => `Confidentiality obligations ${which} survive the termination of this agreement.`;
    expect(said("survivalWithoutPeriod", "en", line("which have a continuing effect"))).toEqual([]);
    expect(said("survivalWithoutPeriod", "en", line("of the Client"))).toHaveLength(1);
  });
});
