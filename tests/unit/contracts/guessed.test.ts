import { describe, expect, test } from "vitest";
import { guessedName, guessedType } from "@/lib/contracts/reading/guessed";

describe("the type of a contract", () => {
  test.each([
    ["LEASE AGREEMENT\nbetween a landlord and an employee of a service company", "Lease Agreement"],
    ["ТҮРЭЭСИЙН ГЭРЭЭ\n1. Гэрээний зүйл", "Lease Agreement"],
    ["Договор аренды нежилого помещения", "Lease Agreement"],
    ["Mutual Non-Disclosure Agreement", "Non-Disclosure Agreement"],
    ["Соглашение о неразглашении", "Non-Disclosure Agreement"],
    ["Хөдөлмөрийн гэрээ", "Employment Contract"],
    ["Трудовой договор № 5", "Employment Contract"],
    ["ХУДАЛДАХ, ХУДАЛДАН АВАХ ГЭРЭЭ", "Sales Contract"],
    ["Договор поставки", "Sales Contract"],
    ["Agreement\nThe Consultant gives consulting services.", "Service Agreement"],
    ["Хамтран ажиллах гэрээ", "Partnership Agreement"],
    ["LOAN AGREEMENT No. 7\nThe seller of goods lends, and a purchase is made", "Other"],
    ["ЗЭЭЛИЙН ГЭРЭЭ\nбараа худалдах", "Other"],
    ["Software Development and Maintenance Agreement", "Service Agreement"],
    ["Employee Confidentiality Agreement", "Non-Disclosure Agreement"],
    ["VENUE HIRE AGREEMENT", "Lease Agreement"],
    ["EXCLUSIVE DISTRIBUTION CONTRACT", "Sales Contract"],
    ["ДОГОВОР № 18-А\nна бухгалтерское обслуживание", "Service Agreement"],
    ["A letter about the weather, and nothing to please anybody", "Other"],
    ["", "Other"],
  ])("of %j is %s", (text, type) => {
    expect(guessedType(text)).toBe(type);
  });
});

test("the title names a contract only where its file's name says nothing", () => {
  const text = "\n 12 \n  Lease   of a garage \nbetween";
  expect([guessedName("scan 0012", text), guessedName("2026-03-01", text), guessedName("Скан_3", text)]).toEqual(
    Array(3).fill("Lease of a garage"),
  );
  expect([guessedName("Garage", text), guessedName("scan", "1. 2."), guessedName("scan", "x".repeat(121))]).toEqual([
    null,
    null,
    null,
  ]);
});
