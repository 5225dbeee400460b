import { describe, expect, test } from "vitest";
import { keysOfName, looseSearch, numberKey } from "@/lib/counterparties/keys";

const keys = (name: string) => {
  const found = keysOfName(name);
  if (!found) throw new Error(`${name} has no letters`);
  return found;
};
const areOne = (one: string, other: string) => keys(one).key === keys(other).key;
const areAlike = (one: string, other: string) => keys(one).looseKey === keys(other).looseKey;

describe("the key of a name", () => {
  test.each([
    ["Acme, Inc.", "ACME INC"],
    ["ООО «Ромашка»", 'ООО "РОМАШКА"'],
    ["Алтан Трейд ХХК", "«Алтан  Трейд» ХХК"],
    ["Smith & Sons L.L.C.", "Smith and Sons LLC"],
    ["A\u200bcme Ltd", "Acme Ltd"],
  ])("%s and %s are one spelling (B-30.3)", (one, other) => {
    expect(areOne(one, other)).toBe(true);
  });

  test.each([
    ["Acme Inc", "Acme LLC"],
    ["ООО «Ромашка»", "Romashka LLC"],
    ["Acme", "Аcme"], // the first letter of the second is Cyrillic
    [`${"a".repeat(300)}b`, `${"a".repeat(300)}c`],
  ])("%s and %s are two spellings, whatever is alike in them (B-30.3)", (one, other) => {
    expect(areOne(one, other)).toBe(false);
  });

  test("a blank that is still to be filled in is no name (B-30.3)", () => {
    for (const blank of ["__________", "[●]", "  ", "12345", "«»"]) expect(keysOfName(blank), blank).toBeNull();
  });

  test("a name of 10,000 characters has a short key, made in linear time (B-30.3)", () => {
    const { key, looseKey, lookKey } = keys("Щ".repeat(10_000));
    for (const one of [key, looseKey, lookKey]) expect(one.length).toBeLessThan(200);
    expect(keys("é\u0301".repeat(5_000)).key.length).toBeLessThan(200);
  });
});

describe("names that may be one firm's", () => {
  test.each([
    ["ООО «Ромашка»", "Romashka LLC"],
    ["Хангай Фүүдс ХХК", "Khangai Fuuds LLC"],
    ["Общество с ограниченной ответственностью «Василёк»", "ООО «Василек»"],
    ["The Acme Company Limited", "Acme Co., Ltd."],
    ["Müller GmbH", "Muller AG"],
    ["Smith & Sons", "Smith and Sons Ltd"],
    ["Шинэ Зууч Хязгаарлагдмал Хариуцлагатай Компани", "Shine Zuuch XXK"],
  ])("%s and %s are alike but for form and script (B-30.4)", (one, other) => {
    expect(areAlike(one, other)).toBe(true);
  });

  test.each([
    ["Acme Holdings", "Acme Ltd"],
    ["Alpha Trade LLC", "Alfa Mining LLC"],
    ["Altan Trade", "Altan Foods"],
  ])("%s and %s are not (B-30.4)", (one, other) => {
    expect(areAlike(one, other)).toBe(false);
  });

  test("a name of two letters, or of nothing but a form, is like no other (B-30.4)", () => {
    expect(keys("AB LLC").looseKey).toBe("");
    expect(keys("Company Limited").looseKey).not.toBe("");
  });

  test("letters that look alike are told by their look (B-30.4)", () => {
    expect(keys("АСМЕ Ltd").lookKey).toBe(keys("ACME Ltd").lookKey);
    expect(keys("АСМЕ Ltd").key).not.toBe(keys("ACME Ltd").key);
    expect(keys("G00gle").lookKey).toBe(keys("Google").lookKey);
  });

  test("a search in Latin letters finds a name in Cyrillic ones (B-30.6)", () => {
    expect(keys("ООО «Ромашка»").looseKey).toContain(looseSearch("romash"));
    expect(looseSearch("ro")).toBe("");
  });
});

test("a registration number is compared without how it is written; without four digits it is none (B-30.4)", () => {
  expect(numberKey("No. 5123-456")).toBe(numberKey("no 5123456"));
  expect(numberKey("n/a")).toBe("");
  expect(numberKey("12")).toBe("");
});
