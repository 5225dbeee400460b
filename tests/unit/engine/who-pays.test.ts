import { describe, expect, test } from "vitest";
import { find } from "@/lib/engine/find/find";
import { readOnce } from "@/lib/engine/text/reading";

const HEAD = {
  en: 'This agreement is between Alder Ltd ("Customer") and Birch Ltd ("Supplier").',
  ru: "ООО «Ольха», именуемое в дальнейшем «Заказчик», и ООО «Берёза», именуемое в дальнейшем «Подрядчик», заключили договор.",
  mn: "“Нигүүр” ХХК (цаашид “Захиалагч” гэх), “Хус” ХХК (цаашид “Гүйцэтгэгч” гэх) нар гэрээ байгуулав.",
} as const;

/** Whose each duty is, in order. */
function ownersIn(language: keyof typeof HEAD, ...clauses: string[]) {
  const text = [HEAD[language], ...clauses].join("\n\n");
  const reading = readOnce({ text, pages: [{ start: 0, page: 1 }], contractName: "", contractType: "" });
  return find(reading, "obligations").map(({ label }) => label ?? null);
}

describe("who pays the price, where a clause names nobody (B-12.2)", () => {
  test("is the party that buys, also in the items of a list", () => {
    const ru =
      "2.1. Оплата производится в следующем порядке:\n2.1.1. аванс 20 % – в течение 4 дней;\n2.1.2. 80 % – в течение 9 дней после приёмки.";
    expect(ownersIn("ru", "1. Подрядчик обязан выполнить работы.", ru)).toEqual(["Подрядчик", "Заказчик", "Заказчик"]);
    const mn =
      "2.1 Төлбөрийг дараах шатлалаар төлнө:\nа) гарын үсэг зурснаас хойш 4 хоногт 20 хувь;\nб) ажлыг хүлээлцсэнээс хойш 9 хоногт 80 хувь.";
    expect(ownersIn("mn", "1.1 Гүйцэтгэгч ажлыг гүйцэтгэнэ.", mn)).toEqual(["Гүйцэтгэгч", "Захиалагч", "Захиалагч"]);
    expect(
      ownersIn("en", "1. The Supplier shall clean the office.", "2. Payment shall be made within 9 days."),
    ).toEqual(["Supplier", "Customer"]);
  });

  test("is not said by a penalty, what is given back, or a case", () => {
    expect(
      ownersIn("ru", "2. Неустойка уплачивается за каждый день.", "3. Аванс возвращается, если уплачен."),
    ).not.toContain("Заказчик");
    expect(ownersIn("mn", "2.1 Үрэгдүүлбэл үлдэгдэл үнийг төлнө.", "2.2 Алдангийг хоног тутам төлнө.")).not.toContain(
      "Захиалагч",
    );
    expect(ownersIn("en", "2. Payment shall be refunded, and is due at once, if nothing comes.")).not.toContain(
      "Customer",
    );
  });

  test("stays whoever the clause names", () => {
    expect(ownersIn("ru", "2. Оплата субподрядчиков производится. Подрядчик обязан оплачивать их работу.")).toContain(
      "Подрядчик",
    );
  });
});
