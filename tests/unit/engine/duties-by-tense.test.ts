import { describe, expect, test } from "vitest";
import { find } from "@/lib/engine/find/find";
import { readingOfLines } from "./review/contracts";

const dutiesIn = (...lines: readonly string[]) =>
  find(readingOfLines(lines), "obligations").map(({ content }) => content);

describe("what is to be done, said by the tense alone", () => {
  test.each([
    "2.1 The Hirer lodges a deposit of EUR 700 before the first day.",
    "You pay £400 on the first of each month.",
    "Keep the garden tidy and the gate locked.",
    "3. Invoices are payable within 12 days of receipt.",
    "Only drivers with a licence may use the van.",
    "2.1 Хранитель сообщает о порче вещей в тот же день.",
    "2.2 Хранитель завершает укладку вещей к первому мая.",
    "Погрузку обеспечивает Заказчик.",
    "Плата вносится не позднее седьмого числа каждого месяца.",
    "Передать вещи другому лицу Хранитель не может.",
    "Если груз опоздал, Перевозчик возмещает стоимость хранения.",
    "2.1 Түрээслэгч төлбөрийг сар бүрийн 7-ны дотор төлнө.",
    "Барьцааг 9 хоногийн дотор буцаана.",
    "Түрээслэгч байрыг бусдад дамжуулахгүй.",
    "Объектын түлхүүрийг харуулд хүлээлгэн өгнө.",
    "Каждый месяц мы присылаем отчёт.",
    "Ставим его бесплатно, обслуживаем сами.",
    "До 28 мая дайте нам список сотрудников.",
    "Список консультантов присылают до 30 апреля.",
    "Образцы не вскрывают без представителя.",
    "Remaining 80 % is paid within 7 banking days from the date of the act.",
    "Import permission is received by the Buyer.",
    "The Buyer does not resell the yarn.",
  ])("is a duty: %s", (sentence) => {
    expect(dutiesIn(sentence)).toEqual([sentence]);
  });

  test.each([
    "If you pay late, interest runs.",
    "The Hirer may end the hire at any time.",
    "Арендатор вправе расторгнуть договор в любое время.",
    "Договор действует до 31 декабря 2031 года.",
    "Түрээслэгч гэрээг цуцалж болно.",
    "С подписанием договора прежний договор прекращается.",
    "Рабочим местом считается одно устройство.",
    "Capitalised terms are explained in clause 12.",
    "You may leave if the Hirer does not repair it.",
    "Гэрээ 2031 оны 12 дугаар сарын 31-нд дуусна.",
  ])("is none: %s", (sentence) => {
    expect(dutiesIn(sentence)).toEqual([]);
  });

  test.each([
    ["Обязанности Хранителя", "4.1 Проветривать помещение раз в неделю."],
    ["Түрээслэгчийн үүрэг", "4.1 Байрыг цэвэр байлгах;"],
  ])("is a duty under its heading %s", (heading, item) => {
    expect(dutiesIn(`4. ${heading}`, item)).toEqual([item]);
  });
});
