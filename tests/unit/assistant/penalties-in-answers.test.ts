import { describe, expect, test } from "vitest";
import { toAnswers } from "@/lib/assistant/answers/cells";
import { reviewWhole } from "@/lib/engine/review/whole";
import { readOnce } from "@/lib/engine/text/reading";
import { copyFor } from "@/lib/copy/copy";
import { LANGUAGES } from "@/lib/copy/languages";

function penalties(text: string) {
  const contract = { text, pages: [{ start: 0, page: 1 }], contractName: "", contractType: "" };
  return toAnswers(reviewWhole(readOnce(contract))).cells["topic:liquidated_damages"];
}

const RUSSIAN = (clause: string) => `ДОГОВОР ПОДРЯДА

1. Подрядчик выполняет работы по заданию Заказчика.
2. Цена работ составляет 9 400 000 рублей.
3. ${clause}
4. Договор действует до 30 июня 2027 года.`;

const MONGOLIAN = (clause: string) => `ГҮЙЦЭТГЭХ ГЭРЭЭ

1. Гүйцэтгэгч ажлыг захиалгын дагуу гүйцэтгэнэ.
2. Ажлын үнэ 9,400,000 төгрөг байна.
3. ${clause}
4. Гэрээ 2027 оны 6 дугаар сарын 30 хүртэл хүчинтэй.`;

const ENGLISH = (clause: string) => `WORKS AGREEMENT

1. The Contractor carries out the works ordered by the Client.
2. The price of the works is EUR 94,000.
3. ${clause}
4. This Agreement runs until 30 June 2027.`;

describe("penalties and fines in the table of answers", () => {
  test.each([
    RUSSIAN("За просрочку оплаты Заказчик уплачивает пеню в размере 0,2 % от суммы долга за каждый день."),
    RUSSIAN("За опоздание с окончанием работ начисляется неустойка 0,07 % за каждый день, но не более 7 %."),
    RUSSIAN("За разглашение сведений Подрядчик уплачивает штраф 300 000 рублей."),
    MONGOLIAN("Захиалагч төлбөрөө хугацаандаа төлөөгүй бол хоног тутамд 0.2 хувийн алданги төлнө."),
    MONGOLIAN("Нууц задруулсан Гүйцэтгэгч 7,000,000 төгрөгийн торгууль төлнө."),
    MONGOLIAN("Ажил хожимдвол хоног тутам 0.1 хувийн алданги тооцно."),
    ENGLISH("For each week of delay the Contractor pays a penalty of 1 % of the price."),
    ENGLISH("For each breach of secrecy the Contractor owes liquidated damages of EUR 5,000."),
    ENGLISH("The fine is EUR 900 for each day on which the site is left open."),
  ])("are found whatever they are for: %s (B-29.2)", (text) => {
    expect(penalties(text)?.state).not.toBe("notFound");
    expect(penalties(text)?.value).not.toBeNull();
  });

  test("each clause has its own, so that the others are counted (B-29.2)", () => {
    const two = RUSSIAN("За просрочку оплаты Заказчик уплачивает пеню 0,2 % за каждый день.").replace(
      "4. ",
      "4. За разглашение сведений Подрядчик уплачивает штраф 300 000 рублей.\n5. ",
    );
    expect(penalties(two)?.more).toBe(1);
  });

  test.each([
    RUSSIAN("Заказчик вправе отказаться от договора без штрафа за 10 дней."),
    RUSSIAN("Подрядчик уплачивает штрафы государственных органов за свой счёт."),
    MONGOLIAN("Энэ тохиолдолд торгууль төлөхгүй."),
    ENGLISH("The Client may cancel an order without any penalty of whatever kind."),
  ])("are not what nobody owes the other: %s (B-29.2)", (text) => {
    expect(penalties(text)?.value).toBeNull();
  });
});

describe("what the table of answers has nothing on", () => {
  test("is told as not found for sure, never as not in the contract (B-29.2)", () => {
    const told = LANGUAGES.map((language) => copyFor(language).portfolio.hints.notFound);
    expect(told).toEqual(["Тодорхой зүйл олдсонгүй", "Nothing certain found", "Ничего определённого не найдено"]);
    expect(LANGUAGES.map((language) => copyFor(language).portfolio.panel.sureWords.notFound)).toEqual(told);
  });
});
