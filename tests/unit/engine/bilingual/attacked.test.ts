/** Clauses that a careless reader takes for something they don't say, beside those that do say it. */
import { describe, expect, test } from "vitest";
import { readBilingual } from "@/lib/engine/bilingual/bilingual";
import { LAYOUTS, type TwoTexts } from "../../../evals/bilingual/layouts";

const REST: readonly TwoTexts[] = [
  ["1. The Buyer pays the Seller EUR 5,000 a month.", "1. Покупатель платит Продавцу 5 000 евро в месяц."],
  ["2. The Seller delivers the goods within 10 days.", "2. Продавец поставляет товар в течение 10 дней."],
  ["3. The Buyer shall inspect the goods at once.", "3. Покупатель обязан немедленно осмотреть товар."],
  ["4. The Seller may stop deliveries at any time.", "4. Продавец вправе в любое время прекратить поставку товара."],
];
const read = (...last: readonly TwoTexts[]) => readBilingual(LAYOUTS["by turns"]?.([...REST, ...last]) ?? []);
const EQUAL = ["5. Both texts are equally valid.", "5. Оба текста имеют одинаковую силу."];

describe("a clause that names a language and binds somebody else says nothing on which one prevails (B-46.5)", () => {
  test.each([
    [
      "5. The arbitration is held in the English language and the award is binding on the parties.",
      "5. Арбитраж проводится на английском языке, и решение обязательно для сторон.",
    ],
    [
      "5. The language of the arbitration is English, and the law of England governs it.",
      "5. Язык арбитража английский, и к нему применяется право Англии.",
    ],
    [
      "5. Notices are in the Russian language, and the address in clause 1 controls.",
      "5. Уведомления составляются на русском языке, применяется адрес из пункта 1.",
    ],
  ])("%s", (english, russian) => {
    expect(read([english, russian])?.prevails).toBeNull();
    const [one, other] = EQUAL.map((text) => text.replace("5.", "6."));
    expect(read([english, russian], [one ?? "", other ?? ""])?.prevails).toMatchObject({ language: "equal" });
    const said = [
      "6. If the texts differ, the Russian text prevails.",
      "6. При расхождении русский текст имеет приоритет.",
    ];
    expect(read([english, russian], [said[0] ?? "", said[1] ?? ""])?.prevails).toMatchObject({ language: "ru" });
  });
});

describe("a language that does not prevail is never named as the one that does (B-46.5)", () => {
  test.each([
    ["5. The English text shall not prevail.", "5. Английский текст не имеет преимущественной силы."],
    [
      "5. Neither the English nor the Russian text prevails.",
      "5. Ни английский, ни русский текст не имеет приоритета.",
    ],
    [
      "5. In no event shall the English version prevail over the Russian version.",
      "5. Английская версия ни в коем случае не превалирует над русской.",
    ],
  ])("%s", (english, russian) => {
    expect(read([english, russian])?.prevails).toMatchObject({ language: null, isDisputed: false });
  });

  test.each([
    ["ru", "6. При расхождении русского и английского текстов преимущественную силу имеет русский текст."],
    ["ru", "6. При расхождении русского и английского текстов приоритет имеет текст на русском языке."],
    ["ru", "6. При расхождении английского и русского текстов русский текст имеет приоритет перед английским."],
    ["en", "6. При расхождении английского и русского текстов применяется английский текст."],
  ])("%s: %s", (language, russian) => {
    const english = `6. If the texts differ, the ${language === "ru" ? "Russian" : "English"} text prevails.`;
    expect(read([english, russian])?.prevails).toMatchObject({ language, isDisputed: false });
  });

  test("and one that does is, with a denial elsewhere in the sentence", () => {
    const last: TwoTexts = [
      "5. If the texts do not agree, the Russian text prevails and the English one does not.",
      "5. Если тексты не совпадают, русский текст имеет приоритет.",
    ];
    expect(read(last)?.prevails).toMatchObject({ language: "ru", isDisputed: false });
  });
});

describe("a price without tax is no exception (B-46.3)", () => {
  const kinds = (english: string, russian: string) =>
    read([english, russian])?.pairs.flatMap(({ differences }) => differences.map(({ kind }) => kind));
  test.each([
    ["5. The price is EUR 700 excluding VAT.", "5. Цена составляет 700 евро без НДС."],
    ["5. The price is EUR 700 excluding VAT.", "5. Цена составляет 700 евро, НДС не включён."],
    ["5. The price is EUR 700 excluding VAT.", "5. Цена составляет 700 евро за вычетом НДС."],
    ["5. The price is EUR 700 net of VAT.", "5. Цена составляет 700 евро, исключая НДС."],
    ["5. The price is EUR 700 without VAT.", "5. Цена составляет 700 евро, исключая НДС."],
  ])("%s %s", (english, russian) => {
    expect(kinds(english, russian)).toEqual([]);
  });

  test("and an exception that one side lacks is one", () => {
    expect(kinds("5. The price is final, except in winter.", "5. Цена окончательна.")).toContain("exception");
  });
});
