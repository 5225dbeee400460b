import { describe, expect, test } from "vitest";
import type { CheckKey } from "@/lib/copy/check-words";
import type { Language } from "@/lib/copy/languages";
import { changesIn, withSentence } from "./sound";

/** What one check says of a sound contract with one more sentence: its passages. */
const said = (check: CheckKey, language: Language, sentence: string) =>
  withSentence(language, sentence)
    .filter((change) => change.check === check)
    .map(({ passage }) => passage.content);

const LEASE = (lines: readonly string[]) =>
  [
    "LEASE",
    'Birch Homes Ltd ("Landlord") and Ada Quill ("Tenant") agree as follows.',
    "1. Rent. The rent is payable monthly.",
    "2. Use. The Tenant uses the flat as a home.",
    "3. Deposit. The Landlord returns the deposit within 14 days after the flat was handed back.",
    "4. Care. The Tenant keeps the flat clean.",
    "5. Visits. The Landlord may look at the flat.",
    ...lines,
  ].join("\n");
const inLease = (check: CheckKey, ...lines: string[]) =>
  changesIn(LEASE(lines), "Lease Agreement")
    .filter((change) => change.check === check)
    .map(({ passage }) => passage.content);

describe("references", () => {
  test.each([
    ["6. Keys. Keys are returned as § 3 (4) says.", "§ 3 (4)"],
    ["6. Keys. Keys are returned as Article 14 says.", "Article 14"],
    ["6. Keys. Keys are returned as clause 4.2 says.", "clause 4.2"],
    ["6. Keys. Keys are returned as described in 17.4 above.", "in 17.4"],
    ["6. Keys. Keys are returned as paragraph (b) of clause 5 says.", "paragraph (b) of clause 5"],
  ])("to what isn't there: %s", (line, passage) => {
    expect(inLease("brokenReference", line)).toEqual([passage]);
  });

  test("to an item that is there, and to another paper", () => {
    expect(
      inLease(
        "brokenReference",
        "6. Pets. The Tenant may keep (a) a cat or (b) a bird.",
        "7. More. A second bird under clause 6 (b) needs consent; Article 28 GDPR and clause 19 of the Rules apply.",
      ),
    ).toEqual([]);
  });

  test.each([
    ["ru", "Расчёт производится по подпункту «ж» пункта 4.1.", "подпункту «ж» пункта 4.1"],
    ["mn", "Тооцоог 15-д заасан журмаар хийнэ.", "15"],
    ["mn", "Зардлыг хувааж төлнө. 19.4-т заасан зардал үүнд орохгүй.", "19.4"],
    ["mn", "Тооцоог 19 дэх хэсэгт заасны дагуу хийнэ.", "19"],
  ] as const)("%s", (language, sentence, passage) => {
    expect(said("brokenReference", language, sentence)).toEqual([passage]);
  });
});

describe("who and what nobody introduces", () => {
  test.each([
    ["en", "All keys go back to the Lessee in May.", ["Lessee"]],
    ["en", "Lessee returns the keys in May.", ["Lessee"]],
    ["en", "The Acceptance Protocol is signed in May.", ["Acceptance Protocol"]],
    ["ru", "Расходы оплачивает Арендатор.", ["Арендатор"]],
    ["ru", "Отступления от Документации исправляются.", ["Документации"]],
    ["mn", "Зардлыг Түрээслэгч төлнө.", ["Түрээслэгч"]],
    ["en", "All is kept tidy. Storage Space stays locked at night.", ["Storage Space"]],
    ["ru", "Программа ставится в Тестовый контур.", ["Тестовый"]],
    ["ru", "Режим «Красная зона» применяется ночью.", ["Красная зона"]],
    ["mn", 'Түүнийг "Нууцлалын дэвтэр"-т бичнэ.', ["Нууцлалын дэвтэр"]],
  ] as const)("%s: %s", (language, sentence, passages) => {
    expect(said("undefinedTerm", language, sentence)).toEqual(passages);
  });

  test("a role that resembles an office, and one in a borrowed word", () => {
    expect(said("undefinedTerm", "mn", "Экспедитор зардлыг төлнө.")).toEqual(["Экспедитор"]);
  });

  test("a case ending, a title, a table row, a clause or an officer is none", () => {
    expect(
      said("undefinedTerm", "mn", "Зардлыг нөхөх нь Гүйцэтгэгчийн хувьд заавал биш, Гүйцэтгэгчээс бусдад."),
    ).toEqual([]);
    expect(said("undefinedTerm", "ru", "Слова понимаются так, как указано в Статье 2.")).toEqual([]);
    expect(inLease("undefinedTerm", "6. Keys. The Keys go to the Director Selma Vantongeren in May.")).toEqual([]);
    expect(inLease("undefinedTerm", "6. Heat.", "Winter Rate | EUR 9", "7. Sums. The Winter Rate is paid.")).toEqual(
      [],
    );
  });

  test("a part of the contract with that title is none", () => {
    expect(inLease("undefinedTerm", "6. Form. The Place Sheet is signed.", "PLACE SHEET (signed)")).toEqual([]);
    expect(inLease("undefinedTerm", "6. Form. The Place Sheet is signed.")).toEqual(["Place Sheet"]);
  });

  test("names of people, places and public bodies are none", () => {
    expect(said("undefinedTerm", "ru", "Акт подписывает от имени директора Мягкова банк в Тверской области.")).toEqual(
      [],
    );
    expect(said("undefinedTerm", "ru", "Всё это хранится в Московской области под маркой «Красная зона».")).toEqual([]);
    expect(said("undefinedTerm", "mn", "Хүсэлтийг Хан-Уул дүүргийн Засаг дарга хянана.")).toEqual([]);
    expect(said("undefinedTerm", "mn", 'Түүнийг "Нууцлалын дэвтэр" ХХК-д өгнө.')).toEqual([]);
  });
});

describe("two answers to one question", () => {
  const AGAIN = "7. Return. The deposit is given back by the Landlord within 30 days after the flat was handed back.";

  test("are asked about at the later clause (B-13.1)", () => {
    expect(inLease("contradiction", "6. Keys. Keys are kept.", AGAIN)).toEqual([
      "The deposit is given back by the Landlord within 30 days after the flat was handed back.",
    ]);
  });

  test("the contract ends on two days", () => {
    const term = "6. Term. This lease runs from 1 April 2026 to 31 March 2028.";
    const other = (words: string) => inLease("contradiction", term, `7. More. ${words}`);
    expect(other("This lease ends on 30 June 2028.")).toEqual(["This lease ends on 30 June 2028."]);
    expect(other("This lease ends on 31 March 2028.")).toEqual([]);
    expect(other("The insurance ends on 30 June 2028.")).toEqual([]);
  });

  test("short clauses are asked about by the words beside their values, and days of the month too", () => {
    const holiday = "6. Leave. Your paid holiday is 27 days in each full holiday year plus bank holidays.";
    expect(inLease("contradiction", holiday, "7. Summary", "Holiday | 28 days a year plus the bank holidays")).toEqual([
      "Holiday | 28 days a year plus the bank holidays",
    ]);
    expect(inLease("contradiction", holiday, "7. Summary", "Holiday | 27 days a year plus the bank holidays")).toEqual(
      [],
    );
    const report = "6. Reports. The sales report is sent by the 5th of each month.";
    expect(inLease("contradiction", report, "7. Form. The report is sent by e-mail by the 7th of each month.")).toEqual(
      ["The report is sent by e-mail by the 7th of each month."],
    );
    expect(inLease("contradiction", report, "7. Form. The invoice is sent by the 7th of each month.")).toEqual([]);
  });

  test("the first months of a longer period are none", () => {
    const term = "6. Term. The Initial Term is 24 months from the start date.";
    const rest = "7. Notice. Notice may end it from the start date after the first twelve months of the Initial Term.";
    expect(inLease("contradiction", term, rest)).toEqual([]);
    expect(inLease("contradiction", term, rest.replace("the first twelve", "twelve"))).toHaveLength(1);
  });

  test("the same answer, another party's, a case of its own and a change are none", () => {
    for (const line of [
      AGAIN.replace("30", "14"),
      AGAIN.replace("Landlord", "Tenant"),
      AGAIN.replace("within 30", "if it rains within 30"),
      AGAIN.replace("Return.", "Return. Clause 3 is replaced:"),
    ])
      expect(inLease("contradiction", line)).toEqual([]);
  });
});

describe("tables", () => {
  const table = (total: string) =>
    ["Painting | 2 000", "Tiles | 3 500", "Lamps | 4 500", `Total | ${total}`].join("\n");

  test("whose total is not the sum of their rows", () => {
    expect(inLease("wrongTotal", table("10 200"))).toEqual(["Total | 10 200"]);
    expect(inLease("wrongTotal", table("10 000"))).toEqual([]);
  });
});

test("one of two equal texts prevails by another clause", () => {
  const equal = "6. Both texts have equal force.";
  expect(inLease("twoTexts", equal, "7. If they differ, the English text prevails.")).toEqual([equal]);
  expect(inLease("twoTexts", equal)).toEqual([]);
});

test("an annex that is not among those in the text", () => {
  const annex = "Annex 1\nInventory of the flat";
  expect(inLease("missingAnnex", "6. Things. Things are listed in Annex 2.", annex)).toEqual(["Annex 2"]);
  expect(inLease("missingAnnex", "6. Things. Things are listed in Annex 1.", annex)).toEqual([]);
  expect(inLease("missingAnnex", "6. Things. Things of Annex 1 and of Schedule C.", annex)).toEqual(["Schedule C"]);
  expect(inLease("missingAnnex", "6. Things. The Landlord may schedule c visits.", annex)).toEqual([]);
  expect(said("missingAnnex", "ru", "Перечень приведён в приложении В.")).toEqual(["приложении В"]);
  expect(said("missingAnnex", "mn", "Жагсаалтыг 4 дүгээр хавсралтад заасан.")).toEqual(["4 дүгээр хавсралт"]);
});

test("a clause by number, in a contract whose clauses have none", () => {
  const KEEP = "The Tenant keeps the flat clean and quiet.";
  const unnumbered = (sentence: string, filling = KEEP, count = 15) =>
    changesIn([...Array<string>(count).fill(filling), sentence].join("\n\n"), "")
      .filter(({ check }) => check === "brokenReference")
      .map(({ passage }) => passage.content);
  expect(unnumbered("The keys are returned as clause 8 says.")).toEqual(["clause 8"]);
  expect(unnumbered("Ключи возвращаются по правилам пункта 8.")).toEqual(["пункта 8"]);
  expect(unnumbered("Түлхүүрийг 4.4-т заасны дагуу буцаана.", "Түрээслэгч байрыг цэвэр байлгана.")).toEqual(["4.4"]);
  expect(unnumbered("The keys are returned as section 21 says.")).toEqual([]); // of a law
  expect(unnumbered("Clauses 8, 9 and 10 say how; see clause 11 and clause 12.")).toEqual([]); // numbers were lost
  expect(unnumbered("The keys are returned as clause 8 says.", KEEP, 3)).toEqual([]);
});

test("a weekday that the date has not", () => {
  expect(inLease("wrongWeekday", "6. Start. The lease starts on Friday, 17 September 2026.")).toEqual([
    "17 September 2026",
  ]);
  expect(inLease("wrongWeekday", "6. Start. The lease starts on Thursday, 17 September 2026.")).toEqual([]);
  expect(said("wrongWeekday", "ru", "Приёмка – в пятницу, 17 сентября 2026 года.")).toHaveLength(1);
});

test("an item that has the number of the one before", () => {
  const list = ["6. Rules", "(1) No noise.", "(2) No smoke at all.", "(2) No fire indoors.", "(3) No bicycles."];
  expect(inLease("repeatedNumber", ...list)).toEqual(["(2) No fire indoors."]);
  expect(inLease("repeatedNumber", ...list.filter((line) => !line.includes("fire")))).toEqual([]);
});

test("marks of a list are no amount, and pounds are", () => {
  expect(inLease("wordsAndDigits", "6. The fine is the higher of (1) zero and (2) the costs.")).toEqual([]);
  expect(inLease("wordsAndDigits", "6. The fee is £15,000 (fifteen thousand five hundred pounds).")).toHaveLength(1);
  const dollars = (words: string) =>
    said("wordsAndDigits", "mn", `Торгууль USD 30 000 (${words} мянган ам.доллар) байна.`);
  expect([dollars("гучин"), dollars("арван гурван")].map(({ length }) => length)).toEqual([0, 1]);
});

test("a blank within a list of details is left open, one beside a name is signed", () => {
  const rest = "8. More. Nothing else is agreed.";
  expect(inLease("placeholder", "6. Paid to account no. ________, Birch Bank.", rest)).toEqual(["________"]);
  expect(inLease("placeholder", "For the Landlord: ____________ P. Birch", rest)).toEqual([]);
  expect(inLease("placeholder", "Signed for Birch Homes Ltd: ____________ (Partner)", rest)).toEqual([]);
});

describe("terms", () => {
  test("a number between the words of a term uses it (B-13.1)", () => {
    const defines = "“Ажлын өдөр” гэж бямба, ням гарагаас бусад өдрийг хэлнэ.";
    const uses = "Нэхэмжлэхийг Ажлын 5 өдрийн дотор, дутууг Ажлын 10 өдөрт төлнө.";
    expect(said("unusedTerm", "mn", `${defines} ${uses}`)).toEqual([]);
    expect(said("unusedTerm", "mn", defines)).toHaveLength(1);
  });

  test("a usual name of a party that no party has is reported with theirs (B-13.1)", () => {
    const [change] = withSentence("mn", "Экспедитор зардлыг төлнө.").filter(({ check }) => check === "undefinedTerm");
    expect(change?.comment).toContain("No party of this contract is called “Экспедитор”");
    expect(change?.values["parties"]).toContain("“Захиалагч”");
    const [term] = changesIn(LEASE(["6. Form. The Place Sheet is signed."]), "Lease Agreement").filter(
      ({ check }) => check === "undefinedTerm",
    );
    expect(term?.comment).toContain("is written as a defined term");
  });
});
