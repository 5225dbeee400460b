/** The text in force: what amendments in three languages do to the clauses of an agreement. */
import { describe, expect, test } from "vitest";
import { readOnce } from "@/lib/engine/text/reading";
import { splitUnits } from "@/lib/engine/text/units";
import { composed, type ClauseInForce } from "@/lib/engine/family/compose";
import { operationsIn } from "@/lib/engine/family/operations";

const readingFrom = (text: string) =>
  readOnce({ text, pages: [{ page: 1, start: 0 }], contractName: "", contractType: "Other" });

const EN = `SUPPLY AGREEMENT No. 14
2. Price and payment
2.1 Prices are those of Annex A and stay fixed for the term.
2.2 Prices are without VAT.
2.3 The Buyer pays each invoice within fifteen (15) days after delivery.
5. Liability
5.2 Neither party is liable for more than the orders of the twelve (12) months before the claim.
5.3 Lost profit is not compensated.
7. Term
7.1 This Agreement is renewed by one year unless a party gives notice.`;

/** A clause as a person would mark it: [-out-] {+in+}. */
function marked(clauses: readonly ClauseInForce[], number: string): string {
  const clause = clauses.find((one) => one.number === number);
  return (clause?.parts ?? [])
    .map(({ text, state }) => (state === "kept" ? text : state === "out" ? `[-${text}-]` : `{+${text}+}`))
    .join("");
}

function amended(base: string, ...amendments: string[]) {
  return composed(
    splitUnits(readingFrom(base)),
    amendments.flatMap((text, amendment) =>
      operationsIn(readingFrom(text)).map((operation) => ({ operation, amendment })),
    ),
  );
}

test("a number keeps the words that the agreement writes it with (B-31.7)", () => {
  const text =
    "4. Price\n4.1 The price is that of Schedule 1.\nSCHEDULE 1. SYSTEM AND INVOICING\nThe System is installed.";
  const { clauses } = amended(text);
  const label = (start: string) => clauses.find(({ parts }) => parts[0]?.text.startsWith(start))?.label;
  expect([label("SYSTEM AND"), label("The price"), label("Price")]).toEqual(["SCHEDULE 1.", undefined, undefined]);
  expect(amended("Article 5. Term\n5.1 It lasts a year.").clauses[0]?.label).toBe("Article 5.");
});

describe("an English amendment", () => {
  test.each([
    [
      "a clause replaced, word by word",
      "1. Clause 2.1 is deleted and replaced with the following: “2.1 Prices are those of Annex A and follow the polymer index.”",
      "2.1",
      "Prices are those of Annex A and [-stay fixed for the term-]{+follow the polymer index+}.",
    ],
    [
      "words replaced",
      "2. In clause 2.3, the words “fifteen (15)” are replaced with “thirty (30)”.",
      "2.3",
      "The Buyer pays each invoice within [-fifteen (15)-]{+thirty (30)+} days after delivery.",
    ],
    [
      "words replaced, told as an order",
      "In Section 2.3 replace the words “fifteen (15) days” by the words “30 days”.",
      "2.3",
      "The Buyer pays each invoice within [-fifteen (15) days-]{+30 days+} after delivery.",
    ],
    [
      "a clause deleted",
      "3. Clause 5.3 is hereby deleted in its entirety.",
      "5.3",
      "[-Lost profit is not compensated.-]",
    ],
    [
      "a clause added",
      "4. A new clause 5.4 is added: “The limit of 5.2 does not apply to fraud.”",
      "5.4",
      "{+The limit of 5.2 does not apply to fraud.+}",
    ],
    [
      "a sentence added",
      "The following sentence is added at the end of clause 7.1: “Notice is given thirty days before.”",
      "7.1",
      "This Agreement is renewed by one year unless a party gives notice.{+ Notice is given thirty days before.+}",
    ],
    [
      "words added behind others",
      "In clause 2.2, after the words “without VAT” insert “and other taxes”.",
      "2.2",
      "Prices are without VAT{+ and other taxes+}.",
    ],
    [
      "a clause in the next paragraph, without quotation marks",
      "2. Clause 2.2 of the Agreement is amended to read as follows:\n2.2 Prices are with VAT.",
      "2.2",
      "Prices are [-without-]{+with+} VAT.",
    ],
  ])("%s", (_name, amendment, number, wanted) => {
    const { clauses, problems } = amended(EN, `AMENDMENT No. 1\n${amendment}\n9. Everything else stays.`);
    expect(problems).toEqual([]);
    expect(marked(clauses, number)).toBe(wanted);
  });
});

/** What a changed clause 2.3 says, in words that are in force. */
const in23 = (...amendments: string[]) => marked(amended(EN, ...amendments).clauses, "2.3");

describe("what is told as one list happens to each clause of it", () => {
  test.each([
    ["1. Clauses 2.1 to 2.3 are deleted.", ["2.1", "2.2", "2.3"]],
    ["1. Clauses 2.1, 2.2 and 5.3 are hereby deleted in their entirety.", ["2.1", "2.2", "5.3"]],
    ["1. Пункты 2.1–2.3 Договора исключить.", ["2.1", "2.2", "2.3"]],
    ["1. Пункты 2.1 и 5.3 признать утратившими силу.", null],
    ["1. Гэрээний 2.1, 2.2 болон 5.3 дахь заалтыг хассугай.", ["2.1", "2.2", "5.3"]],
  ])("%s", (amendment, wanted) => {
    const { clauses, changes } = amended(EN, amendment);
    const gone = clauses.filter(({ parts }) => parts.every(({ state }) => state === "out")).map(({ number }) => number);
    expect(gone).toEqual(wanted ?? []);
    expect(changes.length).toBeGreaterThan(0);
  });

  test("words are replaced in each clause that has them", () => {
    const { clauses, problems } = amended(EN, "1. In clauses 2.1 and 2.2 the word “Prices” is replaced with “Fees”.");
    expect(problems).toEqual([]);
    expect([marked(clauses, "2.1").slice(0, 20), marked(clauses, "2.2").slice(0, 20)]).toEqual([
      "[-Prices-]{+Fees+} a",
      "[-Prices-]{+Fees+} a",
    ]);
  });
});

describe("a change with a day of its own", () => {
  test.each([
    ["1. With effect from 1 January 2027, clause 5.3 is deleted.", "2027-01-01"],
    ["1. Clause 5.3 is deleted with effect from 1 January 2027.", "2027-01-01"],
    ["1. С 1 января 2027 года пункт 5.3 Договора исключить.", "2027-01-01"],
    ["1. 2027 оны 1 дүгээр сарын 1-ний өдрөөс эхлэн Гэрээний 5.3 дахь заалтыг хассугай.", "2027-01-01"],
    ["1. Clause 5.3 of the Agreement dated 12 March 2025 is deleted.", null],
  ])("%s", (amendment, from) => {
    expect(operationsIn(readingFrom(amendment))).toMatchObject([{ number: "5.3", from }]);
  });

  test("one that isn't told is unclear", () => {
    const some = "1. With effect from completion of the works clause 5.3 is deleted.";
    expect(operationsIn(readingFrom(some))).toMatchObject([{ number: "5.3", effect: { kind: "unclear" } }]);
  });
});

test("a lead-in names the clause for the parts behind it", () => {
  const { clauses, problems } = amended(
    EN,
    "1. Clause 2.3 is amended as follows:\n(a) the words “fifteen (15)” are replaced with “thirty (30)”;\n(b) the word “delivery” is replaced with “receipt”.",
  );
  expect(problems).toEqual([]);
  expect(marked(clauses, "2.3")).toBe(
    "The Buyer pays each invoice within [-fifteen (15)-]{+thirty (30)+} days after [-delivery-]{+receipt+}.",
  );
});

const RU = `ДОГОВОР ПОСТАВКИ № 14
2. Цена и порядок расчётов
2.1. Цена товара фиксируется на весь срок Договора.
2.2. Цена не включает НДС.
2.3. Покупатель оплачивает товар в течение 15 (пятнадцати) календарных дней с даты поставки.
5. Ответственность
5.2. Неустойка за просрочку оплаты составляет 0,1 % за каждый день.
5.3. Упущенная выгода не возмещается.`;

const MN = `БАРАА НИЙЛҮҮЛЭХ ГЭРЭЭ № 14
2. Үнэ, төлбөр
2.1. Барааны үнэ гэрээний хугацаанд өөрчлөгдөхгүй.
2.2. Үнэд НӨАТ ороогүй.
2.3. Худалдан авагч нэхэмжлэх хүлээн авснаас хойш 15 хоногт төлнө.
5. Хариуцлага
5.2. Хугацаа хэтэрсэн хоног тутамд 0,1 хувийн алданги төлнө.
5.3. Олох байсан орлогыг нөхөн төлөхгүй.`;

type Row = readonly [amendment: string, number: string, wanted: string];
const LANGUAGES: readonly (readonly [language: string, base: string, rows: readonly Row[]])[] = [
  [
    "Russian",
    RU,
    [
      [
        "1. Пункт 2.1 Договора изложить в следующей редакции: «2.1. Цена товара индексируется раз в год.»",
        "2.1",
        "Цена товара [-фиксируется на весь срок Договора-]{+индексируется раз в год+}.",
      ],
      [
        "2. В пункте 2.3 Договора слова «15 (пятнадцати)» заменить словами «30 (тридцати)».",
        "2.3",
        "Покупатель оплачивает товар в течение [-15 (пятнадцати)-]{+30 (тридцати)+} календарных дней с даты поставки.",
      ],
      ["3. Пункт 5.3 Договора исключить.", "5.3", "[-Упущенная выгода не возмещается.-]"],
      ["3. Признать пункт 5.3 Договора утратившим силу.", "5.3", "[-Упущенная выгода не возмещается.-]"],
      [
        "4. Дополнить раздел 5 Договора пунктом 5.4 следующего содержания: «5.4. Ограничение не применяется при умысле.»",
        "5.4",
        "{+Ограничение не применяется при умысле.+}",
      ],
      [
        "5. Пункт 2.2 дополнить предложением следующего содержания: «НДС уплачивается сверх цены.»",
        "2.2",
        "Цена не включает НДС.{+ НДС уплачивается сверх цены.+}",
      ],
      [
        "6. В соответствии со ст. 452 ГК РФ в п. 5.2 цифры «0,1» заменить цифрами «0,05».",
        "5.2",
        "Неустойка за просрочку оплаты составляет [-0,1-]{+0,05+} % за каждый день.",
      ],
    ],
  ],
  [
    "Mongolian",
    MN,
    [
      [
        "1. Гэрээний 2.1 дэх заалтыг дараах байдлаар өөрчлөн найруулсугай: “2.1. Барааны үнийг жилд нэг удаа шинэчилнэ.”",
        "2.1",
        "Барааны [-үнэ гэрээний хугацаанд өөрчлөгдөхгүй-]{+үнийг жилд нэг удаа шинэчилнэ+}.",
      ],
      [
        "2. Гэрээний 2.3-т “15 хоногт” гэснийг “30 хоногт” гэж өөрчилсүгэй.",
        "2.3",
        "Худалдан авагч нэхэмжлэх хүлээн авснаас хойш [-15 хоногт-]{+30 хоногт+} төлнө.",
      ],
      ["3. Гэрээний 5.3 дахь заалтыг хассугай.", "5.3", "[-Олох байсан орлогыг нөхөн төлөхгүй.-]"],
      [
        "4. Гэрээнд дараах агуулгатай 5.4 дэх заалт нэмсүгэй: “5.4. Санаатай үйлдэлд хамаарахгүй.”",
        "5.4",
        "{+Санаатай үйлдэлд хамаарахгүй.+}",
      ],
      [
        "5. Гэрээний 2.2-т “НӨАТ” гэсний дараа “болон гааль” гэж нэмсүгэй.",
        "2.2",
        "Үнэд НӨАТ{+ болон гааль+} ороогүй.",
      ],
    ],
  ],
];

describe.each(LANGUAGES)("a %s amendment", (_language, base, rows) => {
  test.each(rows)("%s", (amendment, number, wanted) => {
    const { clauses, problems } = amended(base, amendment);
    expect(problems).toEqual([]);
    expect(marked(clauses, number)).toBe(wanted);
  });
});

describe("several amendments", () => {
  test("the later one changes what the earlier one wrote, and both are named, newest last", () => {
    const first = "1. In clause 2.3 the words “fifteen (15)” are replaced with “thirty (30)”.";
    const second = "1. In clause 2.3 the words “thirty (30)” are replaced with “sixty (60)”.";
    const { clauses, problems, changes } = amended(EN, first, second);
    expect(problems).toEqual([]);
    expect(marked(clauses, "2.3")).toContain("within [-fifteen (15)-][-thirty (30)-]{+sixty (60)+} days");
    expect(clauses.find(({ number }) => number === "2.3")?.changes).toEqual([0, 1]);
    expect(changes.map(({ amendment, clause }) => [amendment, clause])).toEqual([
      [0, "1"],
      [1, "1"],
    ]);
  });

  test("one changes a clause that another added", () => {
    const { clauses, problems } = amended(
      EN,
      "1. A new clause 5.4 is added: “The limit does not apply to fraud.”",
      "1. In clause 5.4 the word “fraud” is replaced with “wilful default”.",
    );
    expect(problems).toEqual([]);
    expect(marked(clauses, "5.4")).toBe("{+The limit does not apply to +}[-fraud-]{+wilful default+}{+.+}");
  });

  test("a section that is deleted goes with its clauses, and nothing else does", () => {
    const { clauses } = amended(EN, "1. Section 5 is deleted.");
    expect(marked(clauses, "5.2")).toMatch(/^\[-Neither/u);
    expect(marked(clauses, "2.1")).toMatch(/^Prices/u);
  });
});

test("what was deleted may be added again, and isn't changed", () => {
  const gone = "1. Clause 5.3 is deleted.";
  const again = amended(EN, gone, "1. A new clause 5.3 is added: “Costs are shared.”");
  expect(again.problems).toEqual([]);
  expect(marked(again.clauses, "5.3")).toBe("[-Lost profit is not compensated.-]{+Costs are shared.+}");
  expect(amended(EN, gone, "1. Clause 5.3 is replaced with the following: “Costs.”").problems).toMatchObject([
    { kind: "unclear" },
  ]);
});

test("a clause that an amendment added goes with its section", () => {
  const { clauses } = amended(EN, "1. A new clause 5.4 is added: “Fraud.”", "1. Section 5 is deleted.");
  expect(marked(clauses, "5.4")).toBe("[-Fraud.-]");
});

test("a second sentence about the clause isn't lost", () => {
  expect(
    in23("1. In clause 2.3 the words “fifteen (15)” are replaced with “thirty (30)”. The last sentence is deleted."),
  ).toContain("thirty (30)");
  const { problems } = amended(
    EN,
    "1. In clause 2.3 the words “fifteen (15)” are replaced with “thirty (30)”. The last sentence is deleted.",
  );
  expect(problems).toMatchObject([{ kind: "unclear", nearest: "2.3" }]);
});

describe("what can't be told for sure changes no word", () => {
  test.each([
    ["a clause that isn't there", "1. Clause 5.9 is deleted.", "noSuchClause", "5.3"],
    ["a clause that is there already", "1. A new clause 5.3 is added: “Costs are shared.”", "clauseExists", "5.3"],
    [
      "words that aren't there",
      "1. In clause 2.3 the words “ten days” are replaced with “30 days”.",
      "wordsNotFound",
      "2.3",
    ],
    ["a change for some time", "1. Until 31 March 2027 clause 5.3 is deleted.", "unclear", "5.3"],
    ["part of a clause", "1. The first sentence of clause 2.1 is replaced with “Prices rise.”", "unclear", "2.1"],
    ["two clauses at once", "1. Clauses 2.1 and 2.2 are replaced with “Prices rise.”", "unclear", "2.1"],
    [
      "a noun that a clause holds",
      "1. The table in clause 2.3 is replaced with the following: “A, B”.",
      "unclear",
      "2.3",
    ],
    ["a duty under a clause", "1. The duty to insure under clause 2.3 is removed.", "unclear", "2.3"],
    ["a clause mentioned beside another", "1. Clause 5.3, unlike clause 2.1, is deleted.", "unclear", "5.3"],
    ["words added where it isn't told", "1. Clause 2.2 is amended by adding “and other taxes”.", "unclear", "2.2"],
    ["part of a new wording", "1. Clause 2.3 is amended as follows: the time to pay is “30 days”.", "unclear", "2.3"],
    ["a condition", "1. If the index rises, clause 5.3 is deleted.", "unclear", "5.3"],
    ["a wish", "1. The Buyer proposes that clause 5.3 be deleted.", "unclear", "5.3"],
    ["a clause of another paper", "1. Clause 2.3 of Annex A is deleted.", "elsewhere", null],
    ["a clause of an earlier amendment", "1. Clause 5 of the Amendment No. 1 is deleted.", "elsewhere", null],
    ["an annex", "1. Annex A is replaced with the price list attached hereto.", "elsewhere", null],
    ["clauses without their numbers", "1. The following clauses are added:\n5.4 Costs are shared.", "elsewhere", null],
    ["part of a number", "1. In clause 2.3 the figure “5” is replaced with “6”.", "wordsNotFound", "2.3"],
    ["a Russian table", "1. Таблицу пункта 2.3 изложить в следующей редакции: «А, Б».", "unclear", "2.3"],
    ["a Russian duty", "1. Обязанность по пункту 5.3 исключить.", "unclear", "5.3"],
    ["a Mongolian duty", "1. Гэрээний 5.3 дахь үүргийг хассугай.", "unclear", "5.3"],
    ["words told without quotation marks", "1. Clause 2.3 is changed so that payment takes 30 days.", "unclear", "2.3"],
  ])("%s", (_name, amendment, kind, nearest) => {
    const before = amended(EN);
    const { clauses, problems, changes } = amended(EN, amendment);
    expect(problems[0]).toMatchObject({ kind, nearest });
    expect(changes[0]?.isApplied).toBe(false);
    expect(clauses.map(({ parts }) => parts)).toEqual(before.clauses.map(({ parts }) => parts));
  });

  test("words that stand in a clause twice, and a number that two clauses have", () => {
    const twice = "1. Terms\n1.1 Each day counts and each day is paid.\n1.2 One.\nAnnex A\n1.2 Two.";
    expect(amended(twice, "1. In clause 1.1 the words “each day” are deleted.").problems).toMatchObject([
      { kind: "wordsNotFound" },
    ]);
    expect(amended(twice, "1. Clause 1.2 is deleted.").problems).toMatchObject([{ kind: "numberUsedTwice" }]);
  });

  test("a clause of an amendment that changes nothing is no change", () => {
    const plain =
      "AMENDMENT No. 1\nMade under clause 12.1 of the Agreement.\n1. All other clauses stay in force.\n2. Signed in two copies.";
    expect(operationsIn(readingFrom(plain))).toEqual([]);
  });
});
