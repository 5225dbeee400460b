import { describe, expect, test } from "vitest";
import { partyDetails } from "@/lib/engine/parties/details";
import { readParties } from "@/lib/engine/parties/parties";

/** Details of each party of a text, `kind: text`, each of which is quoted word for word. */
function readDetails(text: string): string[][] {
  const contract = { text, pages: [{ start: 0, page: 1 }], contractName: "", contractType: "" };
  const parties = readParties(contract).flatMap(({ name, role, start, end, isCollective }) => {
    if (isCollective || name === null) return [];
    return [
      {
        value: name,
        ...(role === null ? {} : { role }),
        passage: { content: text.slice(start, end), page: 1, start, end },
      },
    ];
  });
  return partyDetails(contract, parties).map((details) =>
    details.map(({ kind, text: read, passage }) => {
      expect(text.slice(passage.start, passage.end)).toBe(passage.content);
      expect(passage.content.replace(/\s+/g, " ")).toContain(read);
      return `${kind}: ${read}`;
    }),
  );
}

describe("a party's details are quoted from its introduction and from the end of the contract (B-30.2)", () => {
  test("in English (B-30.2)", () => {
    const text = `SERVICE AGREEMENT

This Agreement is made between Halyard Ledger Software Limited, a company registered in Ireland under number 641877, whose registered office is at Unit 4, Cooper's Wharf, Limerick ("Supplier"); and Brinkhof Cold Chain B.V., registration number 30221144 ("Customer").

1. The Supplier supplies.

Supplier: Halyard Ledger Software Limited
E-mail: legal@halyard.example
Tel.: +353 61 123456
Customer: Brinkhof Cold Chain B.V.
crediteuren@brinkhof.example`;
    expect(readDetails(text)).toEqual([
      [
        "registration: under number 641877",
        "address: Unit 4, Cooper's Wharf, Limerick",
        "email: legal@halyard.example",
        "phone: +353 61 123456",
      ],
      ["registration: registration number 30221144", "email: crediteuren@brinkhof.example"],
    ]);
  });

  test("in Russian, in two columns (B-30.2)", () => {
    const text = `ДОГОВОР ПОСТАВКИ

ООО «Ромашка», именуемое в дальнейшем «Поставщик», в лице директора Иванова И. И., действующего на основании Устава, с одной стороны, и ООО «Василёк», именуемое в дальнейшем «Покупатель», в лице директора Петрова П. П., действующего на основании Устава, с другой стороны, заключили договор.

1. Поставщик поставляет товар.

РЕКВИЗИТЫ СТОРОН
Поставщик: ООО «Ромашка»\tПокупатель: ООО «Василёк»
ИНН 5501000088\tИНН 7701000095
Адрес: 644000, г. Омск, ул. Ленина, 1\tАдрес: 101000, г. Москва, ул. Мира, 2
romashka@mail.example\ttel@vasilek.example`;
    const [one = [], other = []] = readDetails(text);
    expect(one).toEqual([
      "person: директора Иванова И. И",
      "registration: ИНН 5501000088",
      "address: 644000, г. Омск, ул. Ленина, 1",
      "email: romashka@mail.example",
    ]);
    expect(other).toContain("registration: ИНН 7701000095");
    expect(other).toContain("address: 101000, г. Москва, ул. Мира, 2");
    expect(other).toContain("email: tel@vasilek.example");
  });

  test("in Mongolian (B-30.2)", () => {
    const text = `ГЭРЭЭ

ЗАХИАЛАГЧ: “Алтан Шагай Ресорт” ХХК, регистр 6210457, гүйцэтгэх захирал Пүрэвийн Номин-Эрдэнэ
ГҮЙЦЭТГЭГЧ: “Нүүдэл Кадр Студи” ХХК, регистр 6884023, захирал Баярсайханы Тэмүүжин

1. Гүйцэтгэгч ажил гүйцэтгэнэ.`;
    expect(readDetails(text).map(([first]) => first)).toEqual([
      "registration: регистр 6210457",
      "registration: регистр 6884023",
    ]);
  });

  test.each([
    ["и-мэйл: tuul@estate.example            и-мэйл: ____________", ["tuul@estate.example"], []],
    ["и-мэйл: ____________            и-мэйл: altan@trade.example", [], ["altan@trade.example"]],
    ["                                            и-мэйл: altan@trade.example", [], ["altan@trade.example"]],
  ])("in columns that only spaces keep apart, each side has its own (B-30.2): %s", (line, one, other) => {
    const text = `ГЭРЭЭ

“Туул Эстейт” ХХК (РД 0000114), цаашид “Зууч”;
“Алтан Худалдаа” ХХК (РД 0000972), цаашид “Захиалагч” гэж нэрлэн дараах гэрээг байгуулав.

1. Зууч тээвэрлэнэ.

Зууч: ____________ Б.Болд              Захиалагч: ____________ С.Цэцэг
“Туул Эстейт” ХХК                      “Алтан Худалдаа” ХХК
${line}`;
    const emails = readDetails(text).map((all) => all.filter((detail) => detail.startsWith("email")));
    expect(emails).toEqual([one, other].map((all) => all.map((email) => `email: ${email}`)));
  });

  test("a blank that is still to be filled in is no detail (B-30.2)", () => {
    const text = `AGREEMENT between Acme Ltd, registration number ____________, whose registered office is at ____________ ("Supplier") and Beta Ltd ("Customer").`;
    expect(readDetails(text).flat()).toEqual([]);
  });
});
