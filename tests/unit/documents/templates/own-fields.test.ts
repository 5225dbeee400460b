import { describe, expect, test } from "vitest";
import {
  fieldName,
  placeFields,
  fillings,
  MOST_FIELD_NAMES,
  namesFor,
  ownFieldNames,
  ownFields,
  samePlaces,
} from "@/lib/documents/templates/own-fields";

describe("fields of a contract of one's own", () => {
  test("are names in two braces, each once and in order (B-9.19)", () => {
    const text = "Between {{Tenant}} and {{ Landlord }}.\n{{Tenant}} pays {{Түрээс, ₮}}.";
    expect(ownFieldNames(text)).toEqual(["Tenant", "Landlord", "Түрээс, ₮"]);
    expect(ownFields(text).map(({ start, end }) => text.slice(start, end))).toEqual([
      "{{Tenant}}",
      "{{ Landlord }}",
      "{{Tenant}}",
      "{{Түрээс, ₮}}",
    ]);
  });

  test("are nothing else: no single brace, no empty name, no line end, no name past 100 characters", () => {
    expect(ownFieldNames(`{Tenant} {{}} {{  }} {{a\nb}} {{${"x".repeat(101)}}} {{{}}}`)).toEqual([]);
    expect(ownFieldNames(`{{${"x".repeat(100)}}}`)).toHaveLength(1);
  });

  test("are filled wherever they stand; one without a value stays", () => {
    expect(fillings("{{A}} {{B}} {{A}}", new Map([["A", "one"]]))).toEqual([
      { start: 0, end: 5, words: "one" },
      { start: 12, end: 17, words: "one" },
    ]);
  });

  test("are no more than can be asked for", () => {
    const many = Array.from({ length: 600 }, (_, index) => `{{Field ${index}}}`).join(" ");
    expect(ownFieldNames(many)).toHaveLength(MOST_FIELD_NAMES);
    expect(ownFields(many)).toHaveLength(500);
  });
});

describe("words that become a field", () => {
  const at = (text: string, content: string, start = text.indexOf(content)) =>
    samePlaces(text, { content, start }).map((place) => place.start);

  test("are found wherever they stand as whole words (B-9.20, B-9.21)", () => {
    expect(at("Acme, Acmeville, Acme's and BigAcme; Acme", "Acme")).toEqual([0, 17, 37]);
    expect(at("100 of 1000 and 100", "100")).toEqual([0, 16]);
    expect(at("Өгөөж өгөөж Өгөөжтэй", "Өгөөж")).toEqual([0]);
  });

  test("are left alone in a field that is there already", () => {
    expect(at("Acme {{Acme}} Acme {{ The Acme }} Acme", "Acme")).toEqual([0, 14, 34]);
  });

  test("are always the chosen ones too, also within a word", () => {
    expect(at("Acmeville and Acme", "Acme", 0)).toEqual([0, 14]);
    expect(at("aaa", "aa", 1)).toEqual([1]);
  });

  test("give way to their fields wherever they stand, longer ones first, and no field within a field", () => {
    const text = "Acme LLC pays Acme; {{Acme}} and Acmeville don't. Acme LLC.";
    const fields = [
      { name: "Short", words: "Acme" },
      { name: "Long", words: "Acme LLC" },
    ];
    expect(placeFields(text, fields).map(({ start, end, words }) => [text.slice(start, end), start, words])).toEqual([
      ["Acme LLC", 0, "{{Long}}"],
      ["Acme LLC", 50, "{{Long}}"],
      ["Acme", 14, "{{Short}}"],
    ]);
    expect(placeFields("a ".repeat(600), [{ name: "A", words: "a" }])).toHaveLength(500);
  });

  test("have a name without braces and line ends, of at most 100 characters", () => {
    expect(fieldName("  {{The\n Tenant}} ")).toBe("The Tenant");
    expect(fieldName("{ }")).toBe("");
    expect(ownFieldNames(`{{${fieldName("x".repeat(300))}}}`)).toEqual(["x".repeat(100)]);
  });
});

describe("names for a field", () => {
  const names = (text: string, words: string) => namesFor(text, { end: text.indexOf(words) + words.length });

  test("are what the text calls the words, then its fields (B-9.20)", () => {
    const text = "Altan LLC (the “Seller”) and Khangai (the “Buyer”) pay {{Price}} by {{Day}}.\nA “Note” of {{Price}}.";
    expect(names(text, "Altan LLC")).toEqual(["Seller", "Price", "Day"]);
    expect(names(text, "Khangai")).toEqual(["Buyer", "Price", "Day"]);
    expect(names(text, "pay"), "not of another paragraph").toEqual(["Price", "Day"]);
    expect(names("ООО «Алтан» (далее — «Поставщик»)", "ООО «Алтан»")).toEqual(["Поставщик"]);
    expect(names("____ (цаашид “Түрээслэгч” гэх)", "____")).toEqual(["Түрээслэгч"]);
    expect(names("Altan LLC pays.", "Altan LLC")).toEqual([]);
  });

  test("are at most eight, and of a text that is far behind none", () => {
    const fields = Array.from({ length: 20 }, (_, at) => `{{F${at}}}`).join(" ");
    expect(names(`Altan (“Seller”) ${fields}`, "Altan")).toHaveLength(8);
    expect(names(`Altan ${"x".repeat(300)} (“Seller”)`, "Altan")).toEqual([]);
  });
});
