import { describe, expect, test } from "vitest";
import { findFacts } from "@/lib/engine/review/facts";
import { review } from "@/lib/engine/review/review";
import { readingOfLines } from "./contracts";

const factsIn = (...lines: readonly string[]) => {
  const reading = readingOfLines(lines);
  return findFacts(reading, review(reading));
};

describe("the clause that states a fact", () => {
  const lease = factsIn(
    "ДОГОВОР АРЕНДЫ",
    "1. Арендодатель передаёт, а Арендатор принимает мастерскую.",
    "2. Арендная плата составляет 64 000 рублей в месяц. Она вносится не позднее 9-го числа каждого месяца.",
    "3. Обеспечительный платёж – 64 500 рублей.",
    "4. За просрочку – пеня 0,2 % в день, но не более 10 % долга.",
    "5. Ответственность сторон ограничена платой за три месяца, кроме умысла.",
    "6. Применяется право России. Споры рассматривает суд города Тулы.",
  );
  const factsBy = (kind: string) => lease.filter((fact) => fact.kind === kind);

  test("the price is the rent, not the deposit, and is quoted with its whole clause", () => {
    expect(factsBy("price")[0]).toMatchObject({ value: "64 000 рублей в месяц", amount: 64_000, currency: "RUB" });
    expect(factsBy("price")[0]?.passage.content).toContain("не позднее 9-го числа");
  });

  test("the time to pay may be a day of the month", () => {
    expect(factsBy("payment_terms")[0]?.value).toContain("не позднее 9-го числа");
  });

  test("a cap may be no sum", () => {
    expect(factsBy("liability_cap")[0]?.passage.content).toContain("за три месяца");
  });

  test("the law and the court may share a clause", () => {
    expect(factsBy("governing_law")[0]?.value).toContain("России");
    expect(factsBy("dispute_resolution")[0]?.value).toContain("суд города Тулы");
  });
});
