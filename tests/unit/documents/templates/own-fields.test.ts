import { describe, expect, test } from "vitest";
import { fillings, MOST_FIELD_NAMES, ownFieldNames, ownFields } from "@/lib/documents/templates/own-fields";

describe("fields of a contract of one's own", () => {
  test("are names in two braces, each once and in order", () => {
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
