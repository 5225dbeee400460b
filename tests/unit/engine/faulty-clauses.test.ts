import { describe, expect, test } from "vitest";
import { asked, readOn } from "./in-force/read";
import { reviewWhole } from "@/lib/engine/review/whole";
import { readingOf } from "./in-force/read";

const lines = (...all: string[]) => all.join("\n");

const supply = (payment: string, end = "4.1 Either party may end this Agreement on 40 days' notice.") =>
  lines(
    "SUPPLY AGREEMENT",
    'Alder Works Ltd (the "Buyer") and Birch Mills Ltd (the "Mill") agree on 4 May 2026 as follows.',
    "1. GOODS",
    "1.1 The Mill makes flour to the Buyer's recipe.",
    "1.2 The Buyer approves each batch before it is packed.",
    "2. DELIVERY",
    "2.1 The Mill delivers flour to the Buyer's bakery on each working day.",
    "2.2 Pallets remain the property of the Mill.",
    "3. PAYMENT",
    `3.1 ${payment}`,
    "3.2 The prices are in euros.",
    "4. END",
    end,
    "5. LAW",
    "5.1 This Agreement is governed by the laws of Ireland.",
    "5.2 Changes are made in writing.",
  );

const supplyOf = (language: "ru" | "mn", payment: string) =>
  language === "ru"
    ? lines(
        "ДОГОВОР ПОСТАВКИ",
        "ООО «Липа» (далее – «Покупатель») и ООО «Мельница» (далее – «Поставщик») заключили настоящий договор.",
        "1. ТОВАР",
        "1.1. Поставщик мелет муку по рецепту Покупателя.",
        "2. ПОСТАВКА",
        "2.1. Поставщик доставляет муку в пекарню каждый рабочий день.",
        "3. ОПЛАТА",
        `3.1. ${payment}`,
        "4. ПРОЧЕЕ",
        "4.1. Договор регулируется правом Российской Федерации.",
      )
    : lines(
        "НИЙЛҮҮЛЭЛТИЙН ГЭРЭЭ",
        "«Линд» ХХК (цаашид «Худалдан авагч») болон «Тээрэм» ХХК (цаашид «Нийлүүлэгч») байгуулав.",
        "1. БАРАА",
        "1.1. Нийлүүлэгч Худалдан авагчийн жороор гурил үйлдвэрлэнэ.",
        "2. НИЙЛҮҮЛЭЛТ",
        "2.1. Нийлүүлэгч гурилыг ажлын өдөр бүр хүргэнэ.",
        "3. ТӨЛБӨР",
        `3.1. ${payment}`,
        "4. БУСАД",
        "4.1. Энэ гэрээнд Монгол Улсын хууль үйлчилнэ.",
      );

const doubtsOn = (text: string) =>
  reviewWhole(readingOf(text)).subjects.find(({ subject }) => subject === "payment_terms")?.doubts ?? [];

describe("(B-12.18) a clause whose words and figures differ", () => {
  test.each([
    [supply("The Buyer shall pay each invoice within forty (20) days of its receipt.")],
    [supplyOf("ru", "Покупатель оплачивает счёт в течение 20 (сорока) дней со дня его получения.")],
    [supplyOf("mn", "Худалдан авагч нэхэмжлэхийг хүлээн авснаас хойш 20 (дөч) хоногийн дотор төлнө.")],
  ])("needs a person: %#", (text) => {
    expect(doubtsOn(text)).toContain("figuresDiffer");
    expect(asked(text, "When are invoices due?").basis).not.toBe("stated");
  });

  test.each([
    [supply("The Buyer shall pay each invoice within twenty (20) days of its receipt.")],
    [supplyOf("ru", "Покупатель оплачивает счёт в течение 20 (двадцати) дней со дня его получения.")],
    [supplyOf("mn", "Худалдан авагч нэхэмжлэхийг хүлээн авснаас хойш 20 (хорин) хоногийн дотор төлнө.")],
  ])("not where they agree: %#", (text) => {
    expect(doubtsOn(text)).not.toContain("figuresDiffer");
  });

  test("is read as before where they agree", () => {
    expect(
      readOn(supply("The Buyer shall pay each invoice within twenty (20) days of its receipt."), "payment_terms"),
    ).toEqual({ figures: [20], isOpen: false, quoted: ["3.1"] });
  });
});

test("(B-12.18) an answer that rests on a clause that isn't there is not stated", () => {
  const text = supply("The Buyer shall pay each invoice within twenty (20) days of its receipt.");
  const LAW = "governed by the laws of Ireland";
  const law = (added: string) => asked(text.replace(LAW, `${LAW}${added}`), "Which law governs this Agreement?").basis;
  expect(law("")).toBe("stated");
  expect(law(" subject to clause 2.9")).not.toBe("stated");
});

test("(B-12.18) what another sentence of the clause rests on takes nothing from the answer", () => {
  const text = supply("The Buyer shall pay each invoice within twenty (20) days of its receipt.");
  const LAW = "This Agreement is governed by the laws of Ireland.";
  const law = (clause: string) => asked(text.replace(LAW, clause), "Which law governs this Agreement?").basis;
  expect(law(`${LAW} Samples of flour are kept as clause 2.9 says.`)).toBe("stated");
  expect(law("This Agreement is governed by the laws of Ireland as clause 2.9 says.")).not.toBe("stated");
});
