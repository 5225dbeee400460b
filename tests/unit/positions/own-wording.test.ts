import { expect, test } from "vitest";
import { readOwnTerms } from "@/lib/engine/positions/own-terms";
import { inOwnTerms } from "@/lib/positions/in-own-terms";

test("our wording names the sides as the contract does (B-24.16)", () => {
  const english = { language: "en", buy: "Tenant", supply: "Landlord" } as const;
  expect(inOwnTerms("The Customer pays the Supplier's invoices.", english)).toBe(
    "The Tenant pays the Landlord's invoices.",
  );
  const mongolian = { language: "mn", buy: "Түрээслэгч", supply: null } as const;
  expect(inOwnTerms("Захиалагчийн төлбөрийг Захиалагч төлнө.", mongolian)).toBe(
    "Түрээслэгчийн төлбөрийг Түрээслэгч төлнө.",
  );
});

test("a name that would have to take another ending leaves the wording as it is written (B-24.16)", () => {
  const russian = { language: "ru", buy: "Арендатор", supply: "Арендодатель" } as const;
  expect(inOwnTerms("Заказчик вправе проверить записи.", russian)).toBe("Арендатор вправе проверить записи.");
  const inflected = "Поставщик возмещает Заказчику потери.";
  expect(inOwnTerms(inflected, russian)).toBe(inflected);
});

test("a wording in another language stays", () => {
  expect(inOwnTerms("The Customer pays.", { language: "mn", buy: "Түрээслэгч", supply: null })).toBe(
    "The Customer pays.",
  );
});

test("a party that is called 'the Landlord' brings no second article into our wording", () => {
  const text =
    'TENANCY AGREEMENT between Alder Homes Ltd ("the Landlord") and Birch Ltd ("the Tenant").\n\n1. The Landlord lets the flat.';
  const terms = readOwnTerms({ text });
  expect(terms).toMatchObject({ buy: "Tenant", supply: "Landlord" });
  expect(inOwnTerms("The Supplier's liability is limited.", terms)).toBe("The Landlord's liability is limited.");
});
