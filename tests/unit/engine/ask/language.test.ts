import { describe, expect, test } from "vitest";
import { detectLanguage } from "@/lib/engine/language/identify";
import { mongolianStem } from "@/lib/engine/language/mongolian";
import { stemIn } from "@/lib/engine/language/stem";

test.each([
  ["When does it end?", "en"],
  ["Когда заканчивается договор?", "ru"],
  ["Гэрээ хэзээ дуусах вэ?", "mn"],
  ["барьцааг хэзээ буцаах вэ", "mn"],
  ["кто платит за свет", "ru"],
  ["Түрээсийн гэрээ", "mn"],
  ["12.03.2026 — 45 %", null],
])("the language of '%s' is %s", (text, language) => {
  expect(detectLanguage(text)).toBe(language);
});

describe("a stem in Mongolian", () => {
  test.each([
    [["гэрээ", "гэрээний", "гэрээг", "гэрээгээр", "гэрээнд"]],
    [["төлөх", "төлнө", "төлсөн", "төлөөгүй", "төлдөг"]],
    [["барьцаа", "барьцааг", "барьцааны"]],
    [["өдөр", "өдрийн", "өдрөөс"]],
    [["цуцлах", "цуцална", "цуцалж", "цуцлагдах"]],
  ])("is one for the forms of a word: %s", (forms) => {
    expect(new Set(forms.map(mongolianStem)).size).toBe(1);
  });

  test("keeps those who do and those who have it done apart", () => {
    expect(mongolianStem("түрээслэгчийн")).toBe(mongolianStem("түрээслэгч"));
    expect(mongolianStem("түрээслүүлэгчийн")).toBe(mongolianStem("түрээслүүлэгч"));
    expect(mongolianStem("түрээслэгч")).not.toBe(mongolianStem("түрээслүүлэгч"));
  });
});

test("words are stemmed as their letters say, and numbers and short words stay", () => {
  expect(stemIn("ru", "договора")).toBe(stemIn("ru", "договору"));
  expect(stemIn("mn", "services")).toBe(stemIn("en", "service"));
  expect(stemIn("ru", "заем")).toBe(stemIn("ru", "займа"));
  expect(stemIn("en", "2026")).toBe("2026");
  expect(stemIn("ru", "за")).toBe("за");
});
