import { describe, expect, test } from "vitest";
import { findFacts } from "@/lib/engine/review/facts/facts";
import { review } from "@/lib/engine/review/review";
import { readingOfLines } from "./contracts";
import { SMALL } from "./small-contracts";

type Name = keyof typeof SMALL;

const factsIn = (name: Name) => {
  const reading = readingOfLines(SMALL[name]);
  return findFacts(reading, review(reading));
};
const only = (name: Name, kind: string) => factsIn(name).find((fact) => fact.kind === kind);

describe("a contract of one page", () => {
  test.each([
    ["supply", "Gobi Wool JSC", "Supplier", "Nordtex AB", "Customer"],
    ["lease", "Corran Estates Limited", "Landlord", "Peat & Partners LLP", "Tenant"],
    ["russianService", "ООО «Чистый дом»", "Исполнитель", "ТСЖ «Берёзка»", "Заказчик"],
    ["russianLease", "Петров Иван Сергеевич", "Наймодатель", "Смирнова Елена Павловна", "Наниматель"],
    ["russianEmployment", "ООО «Лаборатория света»", "Работодатель", "Иванов Пётр Андреевич", "Работник"],
    ["mongolianService", "“Цэвэр Орчин” ХХК", "Гүйцэтгэгч", "“Наран Төв” ХХК", "Захиалагч"],
    ["mongolianLease", "Д.Бат-Эрдэнэ", "Түрээслүүлэгч", "Ц.Номин", "Түрээслэгч"],
  ] as const)("has each party apart, with its side: %s", (name, one, itsRole, other, role) => {
    expect(factsIn(name).filter(({ kind }) => kind === "parties")).toMatchObject([
      { value: one, role: itsRole },
      { value: other, role },
    ]);
  });

  test.each([
    ["supply", "Payment: 30% in advance, 70% within 20 banking days after shipment.", 20],
    ["cleaning", "15 business days", 15],
    ["russianService", "10 рабочих дней", 10],
    ["mongolianService", "ажлын 5 өдөр", 5],
  ] as const)("has its time to pay, which says that it is business days: %s", (name, value, days) => {
    expect(only(name, "payment_terms")).toMatchObject({ value, days });
  });

  test.each([
    ["supply", "Sweden"],
    ["lease", "Scotland"],
    ["russianService", "право Российской Федерации"],
    ["mongolianService", "Монгол Улсын хууль"],
  ] as const)("has its law, by the name of its country: %s", (name, value) => {
    expect(only(name, "governing_law")).toMatchObject({ value });
  });

  test.each([
    ["supply", "EUR 9.20 per kg", 9.2],
    ["lease", "£1,800 a month", 1800],
    ["russianService", "45 000 руб. в месяц", 45_000],
  ] as const)("has its price with what it is paid for: %s (B-25.1)", (name, value, amount) => {
    expect(only(name, "price")).toMatchObject({ value, amount });
  });

  test("has no time to pay in what comes back", () => {
    expect(only("russianOffice", "payment_terms")?.passage.content ?? "").not.toContain("возвращается");
  });

  test("is dated in its head, whatever papers it names", () => {
    expect(only("russianOffice", "agreement_date")).toMatchObject({ iso: "2026-06-25" });
  });

  test("has a rate for late payment, and none for late delivery (B-25.1)", () => {
    expect(only("cleaning", "late_payment")).toMatchObject({ percent: 4 });
    expect(only("russianService", "late_payment")).toMatchObject({ percentPerDay: 0.05 });
    expect(only("supply", "late_payment")).toBeUndefined();
  });

  test("has a start that is never for sure the day it is made, and a term that renewals leave as it is", () => {
    expect(only("agency", "effective_date")).toMatchObject({ iso: "2027-01-01" });
    expect(only("agency", "agreement_date")?.basis).not.toBe("stated");
    expect(only("agency", "expiration_date")).toMatchObject({ iso: "2029-12-31", basis: "likely" });
    expect(only("subscription", "price")?.value).toBe("USD 300 per user per month");
  });

  test("has the first line as its title, and no more", () => {
    expect(only("russianService", "title")?.value).toBe("Договор на оказание услуг");
    expect(only("russianLease", "title")?.value).toBe("ДОГОВОР АРЕНДЫ КВАРТИРЫ");
  });
});
