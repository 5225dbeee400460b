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
      ["FERN B.V.", "Customer"],
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
  [
    'CONTRACT\n\n"Alder Wool" LLC, state registration 12, in the person of director A. Quill (hereinafter "Seller"), from one side, and "Filatura Betulla" S.p.A., Via Uno 4, Biella (hereinafter "Buyer"), from other side, have made this Contract.',
    [
      ['"Alder Wool" LLC', "Seller"],
      ['"Filatura Betulla" S.p.A.', "Buyer"],
    ],
  ],
  [
    'EMPLOYMENT\n\nAlder Family Medicine, P.A., a Texas association (the "Practice"), hires Ada Birch-Webb, M.D. (the "Physician") on the terms below.',
    [
      ["Alder Family Medicine, P.A.", "Practice"],
      ["Ada Birch-Webb, M.D.", "Physician"],
    ],
  ],
  [
    'HIRING\n\nOn these terms,\n\n\n\nAlder Family Medicine, P.A. (the "Practice"), hires Ada Birch-Webb, M.D. (the "Physician")\n\n1. Pay',
    [
      ["Alder Family Medicine, P.A.", "Practice"],
      ["Ada Birch-Webb, M.D.", "Physician"],
    ],
  ],
  [
    "Wedding food\n\nWe are Alder & Birch Catering Ltd, of the Old Mill. You are Fern Maxtone and Moss Drysdale, 14 Elm Row.",
    [
      ["Alder & Birch Catering Ltd", null],
      ["Fern Maxtone", null],
      ["Moss Drysdale", null],
    ],
  ],
  ['Our terms\n\n"We" and "us" means Alder Childcare Limited. We are open daily.', [["Alder Childcare Limited", null]]],
  ["We are on the register of nurseries. You are welcome here.", []],
  [
    "Договор охраны\n\nМы – ОсОО «Тополь Щит», директор Зуев Илья.\nВы – ОсОО «Липа Маркет», директор Титова Анна.\n\n1. Охрана",
    [
      ["ОсОО «Тополь Щит»", null],
      ["ОсОО «Липа Маркет»", null],
    ],
  ],
  [
    "Договор\n\nИндивидуальный предприниматель Белова Анна Ильинична, ОГРНИП 3, – Арендодатель, – и общество с ограниченной ответственностью «Верба», в лице директора Зуева Ильи Ильича, – Арендатор, – заключили этот договор.",
    [
      ["Индивидуальный предприниматель Белова Анна Ильинична", "Арендодатель"],
      ["общество с ограниченной ответственностью «Верба»", "Арендатор"],
    ],
  ],
  [
    "Бюро «Сальдо»\nИндивидуальный предприниматель Гусева Анна Львовна\n\nОбществу с ограниченной ответственностью «Клён»\nдиректору Титову А. Е.\n\nУважаемый Андрей Егорович!\n\nНиже – условия.",
    [
      ["Индивидуальный предприниматель Гусева Анна Львовна", null],
      ["Общество с ограниченной ответственностью «Клён»", null],
    ],
  ],
  [
    'To,\nThe Managing Director,\nM/s Birch Services Private Limited,\nNo. 14, Infantry Cross\n\nDear Sir,\n\nAlder Hospital Trust (hereinafter "the Hospital") is pleased to award to you the work.',
    [
      ["Alder Hospital Trust", null],
      ["Birch Services Private Limited", null],
    ],
  ],
  [
    "Гэрээ\n\nБид, «Говь Ноос» ХХК (Улаанбаатар, цаашид «Үйлдвэрлэгч»), «Steppe Wear» ТОО (Алматы, цаашид «Төлөөлөгч») хоёр энэ гэрээг байгууллаа.",
    [
      ["«Говь Ноос» ХХК", "Үйлдвэрлэгч"],
      ["«Steppe Wear» ТОО", "Төлөөлөгч"],
    ],
  ],
  [
    "Гэрээ\n\n«Өвөл Инвест» ХХК (РД 67, доор Хөрөнгө оруулагч), иргэн Дамдингийн Пүрэв (регистр УС6, доор Газар эзэмшигч) хоёр тохирлоо.",
    [
      ["«Өвөл Инвест» ХХК", "Хөрөнгө оруулагч"],
      ["Дамдингийн Пүрэв", "Газар эзэмшигч"],
    ],
  ],
  [
    'Гэрээ\n\nАжил олгогч "Говийн Салхи" ХХК (регистр 53),\nАжилтан Цэрэндоржийн АРИУНБОЛД (регистр УК9) нар тохиролцов.',
    [
      ['"Говийн Салхи" ХХК', "Ажил олгогч"],
      ["Цэрэндоржийн АРИУНБОЛД", "Ажилтан"],
    ],
  ],
])("parties by their labels and what they are called from there on", (text, parties) => {
  expect(namedIn(text)).toEqual(parties);
});
