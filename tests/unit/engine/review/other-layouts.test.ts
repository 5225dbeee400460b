import { describe, expect, test } from "vitest";
import { findFacts } from "@/lib/engine/review/facts/facts";
import type { Fact, FactKind } from "@/lib/engine/review/fact";
import { review } from "@/lib/engine/review/review";
import { readOnce } from "@/lib/engine/text/reading";

function factsOf(text: string, kind: FactKind): Fact[] {
  const reading = readOnce({ text, pages: [{ start: 0, page: 1 }], contractName: "", contractType: "" });
  return findFacts(reading, review(reading)).filter((one) => one.kind === kind);
}
const valuesOf = (text: string, kind: FactKind) => factsOf(text, kind).map(({ value }) => value);

const LEASE = `LEASE OF A STUDIO

DATED 14 March 2027

PARTICULARS

Landlord: Greyfriars Yard Limited (company number 11830552) whose registered office is at 2 Market Hill, Ipswich IP1 1AA
Tenant: Odalys Brennan, potter, of 14 Double Street, Ipswich
Guarantor: Michael Brennan of the same address
Rent: £7,200 a year

1. The Landlord lets the Premises to the Tenant for three years from 1 April 2027.
2. The Tenant pays the Rent in advance on the first of each month.`;

const ORDER = `ORDER FORM

Customer\tBrock Hall Residents Company Limited
Company number\t09127730
Supplier\tVerta Lifts (West) Limited, company number 05582210
Order date\t3 March 2027
Annual service charge\t£6,940.00 plus VAT

CONDITIONS OF SERVICE

1. The Supplier visits the lifts every month.
2. A bill that stays unpaid bears interest at 4% over the base rate of the Bank of England.`;

const HEAT = (price: string) => `HEAT SUPPLY AGREEMENT

This Agreement is made on 30 June 2027 between Tyne Energy LLP ("Supplier") and Hexham Market PLC ("Buyer").

1. Definitions
"Go-Live Date": the day on which heat first passes the meter.
2. Term
2.1 The term of this Agreement is 24 months from the Go-Live Date.
3. Price
3.1 ${price}`;

describe("facts of layouts that nobody tuned to", () => {
  test("parties stand on label lines with their company number and office", () => {
    expect(factsOf(LEASE, "parties")).toMatchObject([
      { value: "Greyfriars Yard Limited", role: "Landlord" },
      { value: "Odalys Brennan", role: "Tenant" },
      { value: "Michael Brennan", role: "Guarantor" },
    ]);
  });

  test("parties stand in an order form's columns, and late interest is no price beside the charge", () => {
    expect(factsOf(ORDER, "parties")).toMatchObject([
      { value: "Brock Hall Residents Company Limited", role: "Customer" },
      { value: "Verta Lifts (West) Limited", role: "Supplier" },
    ]);
    expect(factsOf(ORDER, "price")[0]).toMatchObject({ amount: 6940, currency: "GBP" });
    expect(valuesOf(ORDER, "price").join()).not.toContain("base rate");
  });

  test("a formula is told as written, without a sum", () => {
    const text = HEAT("The price in GBP for each megawatt hour is P = 71.40 × (0.6 + 0.4 × CPI1/CPI0).");
    expect(factsOf(text, "price")).toMatchObject([{ value: expect.stringContaining("71.40 × (0.6") }]);
    expect(factsOf(text, "price")[0]?.amount).toBeUndefined();
    expect(factsOf(HEAT("The price of the heat is GBP 1,150 a month."), "price")[0]).toMatchObject({ amount: 1150 });
  });

  test.each([
    "The price of the heat is P = 0.85 x (Hub + 40 GBP) for each megawatt hour.",
    "The price of the heat equals the mean Hub quotation plus GBP 40.",
    "The price of the heat follows this formula: P = A + B, where A is the base price of GBP 500 and B is GBP 45.",
    "Цена тепла определяется по формуле: Ц = Цб + К, где Цб составляет 500 рублей, а К составляет 45 рублей.",
    "Дулааны үнийг дараах томьёогоор тооцно: Ү = С + Т, үүнд С нь 500 төгрөг, Т нь 45 төгрөг байна.",
  ])("of a formula no one figure is the price: %s", (words) => {
    const prices = factsOf(HEAT(words), "price");
    expect(prices.map(({ amount }) => amount)).toEqual([undefined]);
    expect(words).toContain(prices[0]?.value.replace(/…$/, ""));
  });

  test("a price that a formula changes later, or that taxes are added to, is one", () => {
    const stated = "The price of the heat is GBP 500 a month, adjusted yearly by the formula P1 = P0 + D.";
    expect(factsOf(HEAT(stated), "price")[0]).toMatchObject({ amount: 500 });
    expect(factsOf(HEAT("The price of the heat is GBP 500 a month plus VAT."), "price")[0]).toMatchObject({
      amount: 500,
    });
  });

  test("a term from a day that nothing dates has no day of ours; from a dated one it has", () => {
    const [end, ...more] = factsOf(HEAT("The price is GBP 1,150 a month."), "expiration_date");
    expect(end).toMatchObject({ value: "24 months from the Go-Live Date", basis: "likely" });
    expect(end?.iso).toBeUndefined();
    expect(more).toEqual([]);
    const dated = HEAT("The price is GBP 1,150 a month.").replace(
      "the day on which heat first passes the meter",
      "1 July 2027",
    );
    expect(factsOf(dated, "expiration_date")).toMatchObject([{ iso: "2029-06-30" }]);
  });

  test("a right that needs a cause is no leaving without one", () => {
    const supply = (words: string) => `SUPPLY AGREEMENT

This Agreement is made on 1 June 2027 between Tidewell Limited ("Buyer") and Brasswick Limited ("Maker").

1. The Maker supplies handles.
2. ${words}`;
    const lost =
      "The Buyer may end this Agreement on notice if the Maker loses its certificate and does not regain it within 60 days.";
    expect(valuesOf(supply(lost), "termination_for_convenience")).toEqual([]);
    const free = "The Buyer may end this Agreement at any time on 60 days' notice.";
    expect(valuesOf(supply(free), "termination_for_convenience")).toEqual(["60 days"]);
  });

  test("a bill that comes before payment tells no time to pay", () => {
    const works = (words: string) => `АЖИЛ ГҮЙЦЭТГЭХ ГЭРЭЭ

2026.09.14

“Хангай Трейд” ХХК (цаашид “Захиалагч” гэнэ) ба “Тод Хийц” ХХК (цаашид “Гүйцэтгэгч” гэнэ) гэрээ байгуулав.

1. Гүйцэтгэгч оффис засна.
2. ${words}`;
    const before = "Гүйцэтгэгч нэхэмжлэхийг төлбөр хийхээс 2 хоногийн өмнө ирүүлнэ.";
    expect(valuesOf(works(before), "payment_terms")).toEqual([]);
    expect(valuesOf(works("Захиалагч нэхэмжлэх ирснээс хойш 7 хоногийн дотор төлнө."), "payment_terms")).toEqual([
      "7 хоног",
    ]);
  });

  test("carriage beside a table of prices isn't the price", () => {
    const table = `PRICES

This Agreement is made on 1 June 2027 between Tidewell Limited ("Buyer") and Brasswick Limited ("Maker").

1. The prices are those in Appendix 1.

APPENDIX 1 - PRODUCTS AND PRICES

Code | Product | Unit price (GBP)
TB-101 | Saucepan | 18.40
TB-102 | Kettle | 23.75

Carriage per pallet: £38.00`;
    expect(valuesOf(table, "price")).toEqual([expect.stringContaining("18.40 GBP – TB-101")]);
  });
});
