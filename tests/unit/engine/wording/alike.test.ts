import { describe, expect, test } from "vitest";
import { alikeClauses } from "@/lib/engine/wording/alike";

const pays = (who: string, days: string) =>
  `5.1 Payment. ${who} shall pay each undisputed invoice within ${days} days after it has received the invoice.`;

describe("wordings (B-34.3)", () => {
  test("clauses that differ in names and numbers are one, whatever their order", () => {
    const clauses = [
      "The Agreement may be terminated by either party at any time on notice in writing to the other party.",
      pays("The Client", "30"),
      pays("The Grand Hotel", "forty"),
      pays("The Buyer", "90"),
    ];
    expect(alikeClauses(clauses)).toEqual([[1, 2, 3], [0]]);
  });

  test("in Russian and Mongolian too, and in capitals", () => {
    const russian = (who: string, days: string) =>
      `Оплата производится в течение ${days} дней с момента получения счёта, который выставляет ${who}.`;
    const mongolian = (days: string) =>
      `Захиалагч нэхэмжлэхийг хүлээн авснаас хойш ${days} хоногийн дотор төлбөрийг төлнө.`;
    const shouted = (who: string) =>
      `IN NO EVENT SHALL ${who} BE LIABLE FOR ANY INDIRECT OR CONSEQUENTIAL DAMAGES OR FOR LOST PROFITS OF ANY KIND.`;
    const clauses = [
      russian("Исполнитель", "10"),
      mongolian("15"),
      shouted("ACME"),
      russian("Подрядчик", "30"),
      mongolian("20"),
      shouted("NANTZ"),
    ];
    expect(alikeClauses(clauses)).toEqual([
      [0, 3],
      [1, 4],
      [2, 5],
    ]);
  });

  test("another duty is another wording, however alike its subject", () => {
    const late =
      "The Client shall pay interest on each overdue invoice at the statutory rate until it is settled in full.";
    expect(alikeClauses([pays("The Client", "30"), late])).toHaveLength(2);
  });

  test("every clause is in one group, none and empty ones included", () => {
    expect(alikeClauses([])).toEqual([]);
    expect(alikeClauses(["", "Yes.", ""]).flat().sort()).toEqual([0, 1, 2]);
  });
});
