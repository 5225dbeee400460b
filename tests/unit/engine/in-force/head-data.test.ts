import { describe, expect, test } from "vitest";
import { asked, contradictionsIn, factsIn } from "./read";

const lines = (...all: string[]) => all.join("\n");

const lease = (head: string, rent: string, precedence = "the clauses prevail") =>
  lines(
    "LEASE OF A MILL",
    'Alder Estates Ltd (the "Landlord") and Birch Mills Ltd (the "Tenant")',
    "",
    "PARTICULARS",
    "",
    "Property: the mill at 4 Weir Lane, Bath",
    head,
    "",
    "1. TERMS",
    "",
    `1.1 If there is any inconsistency between the Particulars and the clauses of this Lease, ${precedence}.`,
    "",
    "1.2 The Landlord lets the mill to the Tenant from 4 May 2026 until 3 May 2031.",
    "",
    "2. RENT",
    "",
    `2.1 ${rent}`,
    "",
    "2.2 The Tenant keeps the mill clean and pays for its water.",
    "",
    "3. LAW",
    "",
    "3.1 This Lease is governed by the laws of Ireland.",
  );
const HEAD = "Rent: £9,600 per annum exclusive of VAT";
const RENT = "The Tenant shall pay the Rent of £9,100 per annum in advance on the first day of each quarter.";

const leaseRu = (rent: string) =>
  lines(
    "ДОГОВОР АРЕНДЫ МЕЛЬНИЦЫ",
    "ООО «Липа» (далее – «Арендодатель») и ООО «Мельница» (далее – «Арендатор») заключили договор.",
    "",
    "КАРТОЧКА ДОГОВОРА",
    "",
    "Арендная плата: 96 000 рублей в месяц",
    "",
    "1. ПРЕДМЕТ",
    "",
    "1.1. Арендодатель передаёт мельницу в аренду на пять лет.",
    "",
    "1.2. При расхождении между карточкой договора и условиями договора преимущественную силу имеет договор.",
    "",
    "2. ПЛАТА",
    "",
    `2.1. ${rent}`,
    "",
    "2.2. Арендатор содержит мельницу в чистоте.",
  );

const leaseMn = (rent: string) =>
  lines(
    "ТЭЭРЭМ ТҮРЭЭСЛЭХ ГЭРЭЭ",
    "«Линд» ХХК (цаашид «Түрээслүүлэгч») болон «Тээрэм» ХХК (цаашид «Түрээслэгч») байгуулав.",
    "",
    "ҮНДСЭН МЭДЭЭЛЭЛ",
    "",
    "Түрээс: сард 9 600 000 төгрөг",
    "",
    "1. ЗҮЙЛ",
    "",
    "1.1. Түрээслүүлэгч тээрмийг таван жилээр түрээслүүлнэ.",
    "",
    "1.2. Үндсэн мэдээлэл гэрээний заалттай зөрвөл гэрээг баримтална.",
    "",
    "2. ТӨЛБӨР",
    "",
    `2.1. ${rent}`,
    "",
    "2.2. Түрээслэгч тээрмийг цэвэр байлгана.",
  );

describe("(B-12.18) data at the head of a contract that a clause contradicts", () => {
  test("are not the fact where the clauses prevail, and are reported", () => {
    const text = lease(HEAD, RENT);
    expect(factsIn(text, "price")[0]).toBe("likely: £9,100 per annum");
    expect(contradictionsIn(text)).toEqual(["PARTICULARS / 2.1"]);
    expect(asked(text, "How much is the rent?").shown[0]).toBe("2.1");
  });

  test("are the fact where they prevail, and are reported as well", () => {
    const text = lease(HEAD, RENT, "the Particulars prevail");
    expect(factsIn(text, "price")[0]).toMatch(/^likely: .*£9,600/u);
    expect(contradictionsIn(text)).toEqual(["PARTICULARS / 2.1"]);
  });

  test("two sums of which none is said to prevail are reported", () => {
    const text = lease(HEAD, RENT).replace(/1\.1 If there is[^\n]*/u, "1.1 The Particulars are part of this Lease.");
    expect(contradictionsIn(text)).toEqual(["PARTICULARS / 2.1"]);
  });

  test.each([
    ["плата", leaseRu("Арендатор уплачивает арендную плату в размере 91 000 рублей в месяц до 5 числа.")],
    ["түрээс", leaseMn("Түрээслэгч сард 9 100 000 төгрөгийн түрээс төлнө.")],
  ])("in the other languages: %s", (_, text) => {
    expect(contradictionsIn(text)).toHaveLength(1);
  });

  test.each([
    ["the same sum", lease(HEAD, "The Tenant shall pay the Rent of £9,600 per annum in advance.")],
    ["a part of it", lease(HEAD, "The Tenant shall pay the Rent of £2,400 on each quarter day.")],
    ["another period's", lease(HEAD, "The Tenant shall pay the Rent of £800 per month.")],
    ["another rent", lease(HEAD, "The Tenant shall pay an Insurance Rent of £510 per annum.")],
    ["another thing", lease("Deposit: £1,000", RENT)],
    ["та же сумма", leaseRu("Арендатор уплачивает арендную плату в размере 96 000 рублей в месяц.")],
    ["другая плата", leaseRu("За стоянку взимается дополнительная арендная плата в размере 7 000 рублей в месяц.")],
    ["ижил дүн", leaseMn("Түрээслэгч сард 9 600 000 төгрөгийн түрээс төлнө.")],
  ])("are none: %s", (_, text) => {
    expect(contradictionsIn(text)).toEqual([]);
  });
});
