import { expect, test } from "vitest";
import { partiesOf } from "@/lib/engine/parties/parties";

const namedIn = (text: string) => partiesOf({ text }).map(({ name, role }) => [name, role]);

test.each([
  [
    "Договор хранения\n\nХранитель – ИП Лосев Артём Юрьевич (ОГРНИП 000), платит УСН.\nПоклажедатель – ООО «Ивовый двор» в лице директора Кротова Ильи Петровича.\n\n1. Предмет.",
    [
      ["ИП Лосев Артём Юрьевич", "Хранитель"],
      ["ООО «Ивовый двор»", "Поклажедатель"],
    ],
  ],
  [
    "СОГЛАШЕНИЕ\n\nАО «Сосновка» в лице директора Белова Игоря Олеговича (Инвестор) и ООО «Верба» в лице Гусевой Анны Львовны (Разработчик) заключили соглашение.",
    [
      ["АО «Сосновка»", "Инвестор"],
      ["ООО «Верба»", "Разработчик"],
    ],
  ],
  [
    "ГЭРЭЭ\n\nЗахиалагч: “Цагаан Хус” ХХК, захирал Д.Болд\nГүйцэтгэгч: “Алтан Навч” ТББ, түүнийг төлөөлж дарга Батын Сараа\n\n1. Ажил",
    [
      ["“Цагаан Хус” ХХК", "Захиалагч"],
      ["“Алтан Навч” ТББ", "Гүйцэтгэгч"],
    ],
  ],
  [
    'HIRE AGREEMENT\n\nOwner ("we", "us"): Alder Plant Limited, 1 Mill Lane\nHirer ("you"): Birch Groundworks, 4 Old Farm\n\n1. Words.',
    [
      ["Alder Plant Limited", "Owner"],
      ["Birch Groundworks", "Hirer"],
    ],
  ],
])("parties by their labels and what they are called from there on", (text, parties) => {
  expect(namedIn(text)).toEqual(parties);
});
