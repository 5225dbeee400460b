/** Asked what an amendment changes, the chat quotes each changing item whole, in three languages. */
import { describe, expect, test } from "vitest";
import type { Language } from "@/lib/copy/languages";
import { chat } from "@/lib/engine/chat/chat";
import { read } from "./ask/contracts";

const ENGLISH = `AMENDMENT No. 2

to the Haulage Agreement of 4 May 2026, made on 1 October 2026 between Larch Foods Ltd ("Larch") and Otter Haulage GmbH ("Otter").

1. Section 4 of the Agreement is replaced by: "4. Charges. Larch pays EUR 410 a load. The charge stays the same until 31 December 2028."

2. In Section 7 the words "ten days" are replaced by "twenty days".

3. Section 9 is deleted.

4. A new Section 12 is added: "12. Seals. Otter seals each load and notes the number on the waybill."

5. All other terms of the Agreement remain unchanged.`;

const RUSSIAN = `ДОПОЛНИТЕЛЬНОЕ СОГЛАШЕНИЕ № 1

к договору подряда № 8 от 4 мая 2026 года

г. Караганда, 1 октября 2026 года

ТОО «Лиственница», именуемое в дальнейшем «Заказчик», и ТОО «Выдра», именуемое в дальнейшем «Подрядчик», заключили настоящее соглашение о нижеследующем:

1. Пункт 4.1 Договора изложить в следующей редакции: «4.1. Цена работ составляет 2 300 000 тенге. Она не меняется до сдачи.»

2. В пункте 6.2 слова «в течение 5 дней» заменить словами «в течение 15 дней».

3. Пункт 9.3 исключить.

4. Остальные условия Договора остаются без изменений.`;

const MONGOLIAN = `НЭМЭЛТ ГЭРЭЭ № 1

2026 оны 10 дугаар сарын 1-ний өдөр                 Улаанбаатар хот

"Шинэс" ХХК (цаашид "Захиалагч" гэх), "Халиу" ХХК (цаашид "Гүйцэтгэгч" гэх) нар 2026 оны 5 дугаар сарын 4-ний өдөр байгуулсан ажил гүйцэтгэх гэрээнд дараах өөрчлөлтийг оруулахаар тохиролцов.

1. Гэрээний 4.1 дэх заалтыг дараах байдлаар өөрчлөн найруулсугай: "4.1. Ажлын үнэ 23,000,000 төгрөг байна. Ажил хүлээлгэж өгтөл энэ үнэ хэвээр байна."

2. Гэрээний 6.2 дахь заалтын "5 хоногт" гэснийг "15 хоногт" гэж өөрчилсүгэй.

3. Гэрээний бусад заалт хэвээр үйлчилнэ.`;

function answer(text: string, message: string, language: Language = "en") {
  const pieces = [...chat(read(text), { message, history: [] }, language)];
  const passages = pieces.flatMap((piece) => (piece.kind === "passage" ? [piece] : []));
  return { quotes: passages.map(({ passage }) => passage.content), passages, last: pieces.at(-1) };
}

describe("an amendment's changes are quoted whole (B-12.18)", () => {
  test.each([
    [ENGLISH, "What does this amendment change?", ["31 December 2028.”", "twenty days", "deleted", "waybill"], 4],
    [ENGLISH, "What changed?", ["31 December 2028", "twenty days", "Section 9", "waybill"], 4],
    [ENGLISH, "Which clauses are amended here?", ["EUR 410", "ten days", "Section 9", "Seals"], 4],
    [ENGLISH, "Что меняет это соглашение?", ["EUR 410", "ten days", "Section 9", "Seals"], 4],
    [RUSSIAN, "Что меняет это допсоглашение?", ["до сдачи", "15 дней", "9.3"], 3],
    [RUSSIAN, "Какие изменения внесены в договор?", ["2 300 000", "5 дней", "исключить"], 3],
    [RUSSIAN, "Что изменилось?", ["2 300 000", "15 дней", "исключить"], 3],
    [MONGOLIAN, "Энэ нэмэлт гэрээ юуг өөрчилж байна вэ?", ["хэвээр байна", "15 хоногт"], 2],
    [MONGOLIAN, "Ямар өөрчлөлт орсон бэ?", ["23,000,000", "5 хоногт"], 2],
    [MONGOLIAN, "Юу өөрчлөгдсөн бэ?", ["23,000,000", "15 хоногт"], 2],
  ])("%#: %s", (text, question, words, count) => {
    const { quotes, passages, last } = answer(text, question);
    expect(quotes).toHaveLength(count);
    words.forEach((word, at) => expect(quotes[at]).toContain(word.replace("”", '"')));
    expect(passages.every(({ rival }) => rival === true)).toBe(true); // none is folded to a line
    expect(last).toEqual({ kind: "basis", basis: "likely" });
  });

  test.each([
    [ENGLISH, "Who may change the charges?"],
    [ENGLISH, "When does the amendment change the charges?"],
    [ENGLISH, "What does Larch pay a load now?"],
    [RUSSIAN, "Кто может менять цену?"],
    [MONGOLIAN, "Үнийг хэн өөрчлөх вэ?"],
  ])("another question isn't answered by them all: %#", (text, question) => {
    expect(answer(text, question).passages.some(({ rival }) => rival === true)).toBe(false);
  });

  test("a contract that amends nothing has no changes to list", () => {
    const text = ENGLISH.replace("AMENDMENT No. 2", "HAULAGE AGREEMENT").replace("to the Haulage Agreement of", "of");
    expect(answer(text, "What changed?").last).not.toEqual({ kind: "basis", basis: "stated" });
  });
});
