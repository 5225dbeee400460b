import { describe, expect, test } from "vitest";
import { copyFor } from "@/lib/copy/copy";

describe("counted things", () => {
  test.each([
    [1, "1 фрагмент"],
    [2, "2 фрагмента"],
    [5, "5 фрагментов"],
    [11, "11 фрагментов"],
    [21, "21 фрагмент"],
    [104, "104 фрагмента"],
    [112, "112 фрагментов"],
  ])("%i in Russian takes the form of its number", (count, expected) => {
    expect(copyFor("ru").assistant.find.count(count)).toBe(expected);
  });

  test("a verb agrees with them", () => {
    const { passesToYou } = copyFor("ru").users.deletion;
    expect([passesToYou(1), passesToYou(3), passesToYou(21)]).toEqual([
      "1 договор перейдёт к вам.",
      "3 договора перейдут к вам.",
      "21 договор перейдёт к вам.",
    ]);
  });

  test("in Mongolian the noun stays as it is", () => {
    const { passesToYou } = copyFor("mn").users.deletion;
    expect([passesToYou(1), passesToYou(5)]).toEqual(["1 гэрээ танд шилжинэ.", "5 гэрээ танд шилжинэ."]);
  });
});

test("numbers are written as the language writes them", () => {
  const sizes = (["mn", "en", "ru"] as const).map((language) =>
    copyFor(language).contracts.upload.megabytes(1234.5).replace(/\s/g, " "),
  );
  expect(sizes).toEqual(["1,234.5 МБ", "1,234.5 MB", "1 234,5 МБ"]);
});
