import { expect, test } from "vitest";
import { readParties } from "@/lib/engine/parties/parties";

const namedIn = (text: string) => readParties({ text }).map(({ name, role }) => [name, role]);

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
  [
    "ДОГОВОР\n\nЗаказчик — ООО «Рябина», в лице директора Зуева Ильи Ивановича.\nПодрядчик — самозанятый Петров Иван Ильич, ИНН 000.\n\n1. Работы",
    [
      ["ООО «Рябина»", "Заказчик"],
      ["Петров Иван Ильич", "Подрядчик"],
    ],
  ],
  [
    "СОГЛАШЕНИЕ\n\nМы – ООО «Тополь» (дальше – «Завод»), от которого действует директор Зуев Илья Ильич, и Ахметов Ерлан Серикулы, ИИН 000, дальше – Эксперт, договариваемся о правилах. Отчёт делает ООО «Клён» (Лаборатория).",
    [
      ["ООО «Тополь»", "Завод"],
      ["Ахметов Ерлан Серикулы", "Эксперт"],
    ],
  ],
  [
    "ДОГОВОР\n\nООО «Липа» («Кредитор»), Крестьянское (фермерское) хозяйство «Заря» («Должник») и гражданин Титов Лев Олегович («Поручитель») договорились:",
    [
      ["ООО «Липа»", "Кредитор"],
      ["Крестьянское (фермерское) хозяйство «Заря»", "Должник"],
      ["Титов Лев Олегович", "Поручитель"],
    ],
  ],
  [
    'ГЭРЭЭ\n\nНэг талаас "Хөх Нуур" ХХК (цаашид "Нуур" гэх), нөгөө талаас "Шар\nТал" ХХК (цаашид "Мод" гэх), гуравдугаар талаас иргэн, малчин Батын Болд (цаашид "Малчин" гэх) нар тохиролцов.',
    [
      ['"Хөх Нуур" ХХК', "Нуур"],
      ['"Шар Тал" ХХК', "Мод"],
      ["Батын Болд", "Малчин"],
    ],
  ],
  [
    "ГЭРЭЭ\n\nНэг талаас “Хөх Нуур” ХХК (цаашид “Түрээслүүлэгч” гэх), түүнийг төлөөлж бүрэн эрхийн дагуу “Ган” ХХК (цаашид “Удирдагч компани” гэх), нөгөө талаас “Хус” ХХК (цаашид “Түрээслэгч” гэх) тохиролцов.",
    [
      ["“Хөх Нуур” ХХК", "Түрээслүүлэгч"],
      ["“Хус” ХХК", "Түрээслэгч"],
    ],
  ],
  [
    "TERMS\n\nPhotographer: Lena Marsh, 4 Dock Street\nHappy couple: Amir Qadir and Jo Whitfield, 12 Elm Row\n\n1. The day",
    [
      ["Lena Marsh", "Photographer"],
      ["Amir Qadir and Jo Whitfield", "Happy couple"],
    ],
  ],
  [
    "ORDER\n\nMoss: MOSS SOFTWARE LIMITED, a company registered in Ireland\n\nCustomer: FERN B.V., registered in Breda\n\nStart: 1 May 2026",
    [
      ["MOSS SOFTWARE LIMITED", "Moss"],
      ["FERN B.V", "Customer"],
    ],
  ],
  ["NOTE\n\nProject: Old Mill Renewal\nSite: Mill Lane House\nStart: 1 May 2026", []],
  [
    'CONTRACT\n\nAlder LLC (hereinafter the "Employer") on the one side, and Pat Moss (hereinafter the "Employee") on the other side, have concluded this contract as follows.\n\n1. Pat works at the mill (the "Site").',
    [
      ["Alder LLC", "Employer"],
      ["Pat Moss", "Employee"],
    ],
  ],
])("parties by their labels and what they are called from there on", (text, parties) => {
  expect(namedIn(text)).toEqual(parties);
});
