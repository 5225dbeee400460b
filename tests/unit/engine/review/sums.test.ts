import { describe, expect, test } from "vitest";
import { withRate } from "@/lib/engine/facts/money";
import { amountsIn } from "@/lib/engine/facts/sums";
import { parseAmount, percentIn } from "@/lib/engine/review/amounts";

describe("a sum of money is read whole, however it is written", () => {
  test.each([
    ["The price is 25000 euros.", "25000 euros", 25_000, "EUR"],
    ["5 million US dollars", "5 million US dollars", 5_000_000, "USD"],
    ["100 (one hundred) thousand euros", "100 (one hundred) thousand euros", 100_000, "EUR"],
    ["US$ 5,000,000 (five million US dollars)", "US$ 5,000,000", 5_000_000, "USD"],
    ["CHF 1'500.-", "CHF 1'500.-", 1_500, "CHF"],
    ["1 500 € a month", "1 500 €", 1_500, "EUR"],
    ["under section 5 $500 is due", "$500", 500, "USD"],
    ["Ten Thousand and 00/100 Dollars ($10,000.00)", "$10,000.00", 10_000, "USD"],
    ["with a par value of $0.0001 per share", "$0.0001", 0.0001, "USD"],
    ["Year 2 $[*****], then $400", "$400", 400, "USD"],
    ["25000 рублей", "25000 рублей", 25_000, "RUB"],
    ["1,5 млн руб. в год", "1,5 млн руб", 1_500_000, "RUB"],
    ["120000 (сто двадцать тысяч) рублей 00 копеек", "120000 (сто двадцать тысяч) рублей", 120_000, "RUB"],
    ["500 ₽ в час", "500 ₽", 500, "RUB"],
    ["1,500,000 (нэг сая таван зуун мянган) төгрөг", "1,500,000 (нэг сая таван зуун мянган) төгрөг", 1_500_000, "MNT"],
    ["1.5 сая төгрөг", "1.5 сая төгрөг", 1_500_000, "MNT"],
    ["сард 1500000₮ төлнө", "1500000₮", 1_500_000, "MNT"],
    ["Цена составляет 1840000000 тугриков", "1840000000 тугриков", 1_840_000_000, "MNT"],
    ["3 млн тугриков", "3 млн тугриков", 3_000_000, "MNT"],
    ["12 000 (двенадцать тысяч) юаней в месяц", "12 000 (двенадцать тысяч) юаней", 12_000, "CNY"],
    ["5000 сомов", "5000 сомов", 5_000, "KGS"],
    ["18 million tögrögs", "18 million tögrögs", 18_000_000, "MNT"],
    ["250,000 tugriks a month", "250,000 tugriks", 250_000, "MNT"],
    ["2.5 сая юань", "2.5 сая юань", 2_500_000, "CNY"],
    ["1000 еврогийн", "1000 еврогийн", 1_000, "EUR"],
    ["5000 рублиэр", "5000 рублиэр", 5_000, "RUB"],
  ])("%s", (text, written, amount, currency) => {
    expect(amountsIn(text)).toEqual([written]);
    expect(parseAmount(written)).toEqual({ amount, currency });
  });

  test.each([
    ["1,000 Canadian dollars", "CAD"],
    ["C$ 1,000", "CAD"],
    ["1000 канадских долларов", "CAD"],
    ["1000 канад доллар", "CAD"],
    ["A$1,000", "AUD"],
    ["S$ 1,000", "SGD"],
    ["1000 сингапурских долларов", "SGD"],
    ["HK$1,000", "HKD"],
    ["R$ 1,000", "BRL"],
    ["US$1,000", "USD"],
    ["1000 долларов США", "USD"],
    ["1000 ам.доллар", "USD"],
    ["1000 белорусских рублей", "BYN"],
    ["1000 российских рублей", "RUB"],
  ])("dollars and roubles are those of their country: %s", (written, currency) => {
    expect(amountsIn(written).map((amount) => parseAmount(amount))).toEqual([{ amount: 1_000, currency }]);
  });

  test.each([
    ["The fee is from EUR 500 to EUR 900.", "from EUR 500 to EUR 900", "EUR"],
    ["between $5 and $7", "between $5 and $7", "USD"],
    ["USD 2,000 to 3,000 depending on the work", "USD 2,000 to 3,000", "USD"],
    ["500 – 900 euros", "500 – 900 euros", "EUR"],
    ["от 500 000 до 700 000 рублей", "от 500 000 до 700 000 рублей", "RUB"],
    ["30 000-40 000 руб.", "30 000-40 000 руб", "RUB"],
    ["10,000,000 төгрөгөөс 12,000,000 төгрөг хүртэл байна", "10,000,000 төгрөгөөс 12,000,000 төгрөг хүртэл", "MNT"],
    ["10-12 сая төгрөг", "10-12 сая төгрөг", "MNT"],
  ])("and a range has no figure of its own: %s (B-12.24)", (text, written, currency) => {
    expect(amountsIn(text)).toEqual([written]);
    expect(parseAmount(written)).toEqual({ currency });
  });

  test.each([
    ["в 2026 - 500 000 рублей", "500 000 рублей"],
    ["4.1 Rent - USD 500", "USD 500"],
    ["two payments of $400 to the Seller", "$400"],
  ])("a year or a number of a clause is no end of a range: %s", (text, written) => {
    expect(amountsIn(text)).toEqual([written]);
  });

  test("two sums that no word joins stay two", () => {
    expect(amountsIn("USD 500 and EUR 700")).toEqual(["USD 500", "EUR 700"]);
    expect(amountsIn("50 000 рублей и 60 000 рублей")).toEqual(["50 000 рублей", "60 000 рублей"]);
  });

  test("for how long it is paid may stand before it", () => {
    const text = "Түрээсийн төлбөр сарын 1,500,000 төгрөг байна.";
    expect(withRate(text, amountsIn(text)[0] ?? "")).toBe("сарын 1,500,000 төгрөг");
  });

  test.each([
    ["0,1 хувиар алданги", 0.1],
    ["100 % of the price", 100],
    ["1.5 % a month", 1.5],
  ])("a rate: %s", (text, percent) => {
    expect(percentIn(text)).toMatchObject({ percent });
  });
});
