/** B-10.13: which blocks of a text are clauses with a title. */
import { expect, test } from "vitest";
import { findClauses, withPages } from "@/components/editor/outline";

function makeOutline(...texts: readonly (string | { heading: number; text: string })[]) {
  let start = 0;
  const lines = texts.map((given, index) => {
    const { heading: headingLevel, text } = typeof given === "string" ? { heading: null, text: given } : given;
    const line = { key: String(index), text, start, headingLevel };
    start += text.length + 1;
    return line;
  });
  return findClauses(lines).map(({ number, title, depth }) => `${depth} ${number}|${title}`);
}

test("headings, capitals and numbered titles are clauses, sentences and list items are none", () => {
  expect(
    makeOutline(
      { heading: 1, text: "SUPPLY AGREEMENT" },
      "This Agreement is made between Acme LLC and Bold LLC.",
      "1. Price and payment",
      "2.3 Payment. The Buyer shall pay each invoice within sixty (60) days.",
      "2.4 The Buyer shall pay a penalty of 0.05 percent for each day of delay.",
      "(a) by transfer to the account;",
      "GOVERNING LAW",
      "",
    ),
  ).toEqual(["1 |SUPPLY AGREEMENT", "1 1|Price and payment", "2 2.3|Payment", "1 |GOVERNING LAW"]);
});

test("what an index of terms lists is no clause", () => {
  expect(makeOutline("1. Definitions", "AAA 13.8.2", "VAT 7.3.2", "NET SALES 1.2", "2. TERM")).toEqual([
    "1 1|Definitions",
    "1 2|TERM",
  ]);
});

test("Mongolian and Russian numbering is known", () => {
  expect(makeOutline("НЭГ. ЕРӨНХИЙ ЗҮЙЛ", "Статья 5. Ответственность сторон", "3. СРОК ДЕЙСТВИЯ")).toEqual([
    "1 1|ЕРӨНХИЙ ЗҮЙЛ",
    "1 5|Ответственность сторон",
    "1 3|СРОК ДЕЙСТВИЯ",
  ]);
});

test("a party's name before its address or signature is no clause, a title with a colon is one", () => {
  expect(
    makeOutline(
      "9.1. Мэдэгдэл: Бичгээр илгээнэ.",
      "9.2. Захиалагч: Улаанбаатар хот, Их сургуулийн гудамж 14.",
      { heading: 2, text: "ГҮЙЦЭТГЭГЧ:" },
      "5.1 Price: The price is USD 40,000.",
      { heading: 2, text: "The Buyer:" },
      "Арендодатель:",
      { heading: 2, text: "Scope of work:" },
    ),
  ).toEqual(["2 9.1|Мэдэгдэл", "2 5.1|Price", "1 |Scope of work"]);
});

test("a number in words does not end a title in capitals", () => {
  expect(makeOutline("ONE. WHAT WE AGREE", "SIX. OTHER", "PAID. IN USD 4,000.")).toEqual([
    "1 |ONE. WHAT WE AGREE",
    "1 |SIX. OTHER",
    "1 |PAID",
  ]);
});

test("each clause has the page of the original that it begins on (B-10.20)", () => {
  const at = (before: number | null, last: number | null) => ({ pages: { before, last } });
  const pagesOf = (lines: readonly ReturnType<typeof at>[]) => withPages(lines).map(({ page }) => page);
  expect(pagesOf([at(null, null), at(null, 2), at(null, null), at(3, 3), at(4, 5), at(null, null)])).toEqual([
    1, 1, 2, 3, 4, 5,
  ]);
  expect(pagesOf([at(1, 1), at(null, null)])).toEqual([1, 1]);
  expect(pagesOf([at(null, null), at(null, null)])).toEqual([null, null]);
});

test("a clause keeps the offset of its block, and four hundred are enough", () => {
  const lines = Array.from({ length: 500 }, (_, index) => ({
    key: `k${index}`,
    text: `${index + 1}. Delivery`,
    start: index * 20,
    headingLevel: 2,
  }));
  const clauses = findClauses(lines);
  expect([clauses.length, clauses[7]?.start, clauses[7]?.key]).toEqual([400, 140, "k7"]);
});

test("two titles among many numbered paragraphs without one are left out where sections have titles (B-10.13)", () => {
  const clause = (number: number) => `${number}. The Distributor shall do what clause ${number} of this contract asks.`;
  const clauses = Array.from({ length: 14 }, (_, index) => clause(index + 1));
  const sections = ["ONE. WHAT WE AGREE", "TWO. QUANTITY AND PRICE", "THREE. TIME AND END"];
  const titled = [...sections.slice(0, 2), "15. Payment. The Distributor pays within thirty days.", ...clauses];
  expect(makeOutline(...titled, sections[2] ?? "").map((one) => one.split("|")[1])).toEqual(sections);
  expect(makeOutline(...titled.slice(0, 6))).toContain("1 15|Payment");
});

test("the letter before a name that is to be signed is no clause (B-10.13)", () => {
  expect(makeOutline("1. Предмет договора", "Ф")).toEqual(["1 1|Предмет договора"]);
});

test("a register's number, signatures, firms and words of a table are no clauses (B-10.13)", () => {
  expect(
    makeOutline(
      { heading: 1, text: "EXHIBIT 10.25 RESELLER AGREEMENT" },
      "1. LICENSE",
      { heading: 3, text: "ANNUAL" },
      { heading: 3, text: "PAYMENT:" },
      { heading: 3, text: "Upon execution by both parties, this Agreement is a binding legal contract." },
      { heading: 3, text: "SAN DIEGO BALLPARK FUNDING LLC" },
      "АРЕНДОДАТЕЛЬ | АРЕНДАТОР",
      "“ЦЭНХЭР ТАЛСТ ТЕХНОЛОГИ” ХХК",
      "ТҮРЭЭСЛҮҮЛЭГЧИЙГ ТӨЛӨӨЛЖ          ТҮРЭЭСЛЭГЧИЙГ ТӨЛӨӨЛЖ",
    ),
  ).toEqual(["1 |RESELLER AGREEMENT", "1 1|LICENSE", "1 |ANNUAL PAYMENT"]);
});

test("parts by letters and titles within a run of clauses are listed; one sub-clause of many is not (B-10.13)", () => {
  expect(
    makeOutline(
      "A. What is ordered",
      "B. Special Terms",
      "B2. Payment. The invoice is due in forty-five (45) days.",
      "ARTICLE 1 - DEFINITIONS AND TERMS 1.1 In this Agreement a month is a calendar month.",
      "5. БАРЬЦАА ТӨЛБӨР",
      "5.1. Түрээслэгч барьцаа төлбөрийг 5 хоногийн дотор шилжүүлнэ.",
      "5.2. Түрээслүүлэгч барьцаанаас өрийг суутгана.",
      "5.3. Барьцаа төлбөрт хүү тооцохгүй. Түрээслэгч сүүлийн саруудын төлбөрийг суутгахгүй.",
      "5.4. Байрыг хүлээлгэн өгснөөс хойш 30 хоногийн дотор үлдэгдлийг буцаана.",
      "T. Hollerbach, managing director", // who signs
    ),
  ).toEqual([
    "1 A|What is ordered",
    "1 B|Special Terms",
    "2 B2|Payment",
    "1 1|DEFINITIONS AND TERMS",
    "1 5|БАРЬЦАА ТӨЛБӨР",
  ]);
});

test("clauses of a schedule stand below its heading, in three languages", () => {
  const inSchedule = (heading: string, first: string) => makeOutline("1. RENT", "2. REPAIR", heading, first);
  expect(inSchedule("SCHEDULE 2 - SPECIAL CONDITIONS", "1. SUBLETTING")).toEqual([
    "1 1|RENT",
    "1 2|REPAIR",
    "1 Schedule 2|SPECIAL CONDITIONS",
    "2 1|SUBLETTING",
  ]);
  expect(inSchedule("ПРИЛОЖЕНИЕ № 1. ГРАФИК", "1. СРОКИ").slice(2)).toEqual(["1 Приложение 1|ГРАФИК", "2 1|СРОКИ"]);
  expect(inSchedule("ХАВСРАЛТ 3. ХУВААРЬ", "1. ХУГАЦАА").slice(2)).toEqual(["1 Хавсралт 3|ХУВААРЬ", "2 1|ХУГАЦАА"]);
});
