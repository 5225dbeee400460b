import { describe, expect, test } from "vitest";
import { currencyOf } from "@/lib/engine/facts/currencies";

describe("a currency is known by any of its names, with a sum and without", () => {
  test.each([
    ["USD", ["paid in US dollars", "$5", "100USD", "в долларах США", "5 долл.", "ам.доллараар"]],
    ["EUR", ["in euros", "EUR 5", "в евро", "еврогоор"]],
    ["GBP", ["in pounds sterling", "£5", "в фунтах стерлингов", "фунт стерлингээр"]],
    ["RUB", ["in roubles", "RUB 5", "в рублях", "5 руб.", "рублиэр"]],
    ["MNT", ["in tugriks", "₮5", "в тугриках", "төгрөгөөр", "5 төг."]],
    ["CNY", ["in yuan", "RMB 5", "в юанях", "юаниар"]],
    ["JPY", ["in yen", "¥5", "в иенах", "5 йен"]],
    ["KZT", ["in tenge", "KZT 5", "в тенге"]],
    ["CAD", ["in Canadian dollars", "C$5", "в канадских долларах", "канадын доллараар"]],
    ["SGD", ["in Singapore dollars", "S$5", "SGD 5", "в сингапурских долларах", "сингапур доллараар"]],
    ["BYN", ["в белорусских рублях"]],
  ])("%s", (iso, names) => {
    expect(names.map((name) => currencyOf(name))).toEqual(names.map(() => iso));
  });

  test.each([
    "the European Union",
    "Европейский союз",
    "the courts of Singapore",
    "сингапурский суд",
    "Canadian law",
    "Канадын хууль",
    "белорусское право",
    "сомнения",
    "рубка леса",
    "the compound",
  ])("and not by %s", (words) => {
    expect(currencyOf(words)).toBeUndefined();
  });
});
