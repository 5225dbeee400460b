import { expect, test } from "vitest";
import { readParties } from "@/lib/engine/parties/parties";

/** The heads of contracts as small firms and people write them, and the names in them. */
const HEADS: readonly (readonly [string, readonly string[]])[] = [
  [
    "CHARTER OF A BARGE\n\nBox 1 | Place: Singapore\nBox 2 | Owners: Tideway Pte. Ltd., 61 Pier Road\nBox 3 | Charterers: Pahat Sands Pte. Ltd., 8 South Road\n\n1. Hire.",
    ["Tideway Pte. Ltd.", "Pahat Sands Pte. Ltd."],
  ],
  [
    'AGREEMENT\n\nmade among\n(1) PEAK VENTURES LIMITED, a company (the "Lender");\n(2) WING COLD LIMITED, a company (the "Company"); and\n(3) MR LAU CHI KWAN, holder of an identity card (the "Founder").\n\n1. Loan.',
    ["PEAK VENTURES LIMITED", "WING COLD LIMITED", "MR LAU CHI KWAN"],
  ],
  [
    "БЛАНК ЗАКАЗА\n\nПоле | Запись\nПравообладатель | ООО «Омбор», ИНН 308\nКлиент | СП «Текстиль», ИНН 305\n\n1. Доступ.",
    ["ООО «Омбор»", "СП «Текстиль»"],
  ],
  [
    "Dear Mr Silva,\n\nWe, Harbour Freight Pte Ltd, are pleased to engage you, Carlos Silva, as a consultant.\n\n1. Fees.",
    ["Harbour Freight Pte Ltd", "Carlos Silva"],
  ],
  [
    "Tenancy agreement\nLandlord  Mr A. Singh\nTenant  Miss Clara Bell\nRent  £850 a month\n\n1. The Landlord lets.",
    ["Mr A. Singh", "Miss Clara Bell"],
  ],
  [
    "ТРУДОВОЙ ДОГОВОР № 7\n\nРаботодатель – АО «Вектор», г. Омск. Работник – Жданов Сергей Андреевич.\n\n1. Работа",
    ["АО «Вектор»", "Жданов Сергей Андреевич"],
  ],
  [
    "РАСПИСКА\n\nЯ, Орлов Виктор Семёнович, получил от Беловой Марии Ивановны в долг 300 000 рублей.",
    ["Орлов Виктор Семёнович", "Беловой Марии Ивановны"],
  ],
  [
    "Договор № 3\nмежду компанией «Склад-Сервис» (хранитель) и Ириной Сергеевной Котовой (клиент)\n\nХранитель берёт вещи.",
    ["компанией «Склад-Сервис»", "Ириной Сергеевной Котовой"],
  ],
  [
    "ДОГОВОР ЗАЙМА\n\n1. Стороны\nЗаимодавец: Абдуллаев Рустам Каримович.\nЗаёмщик: крестьянское хозяйство «Нива».\n\n2. Сумма",
    ["Абдуллаев Рустам Каримович", "крестьянское хозяйство «Нива»"],
  ],
  [
    "СОГЛАШЕНИЕ\n\nАНО «Чистый берег» (Получатель) и администрация посёлка Лесной (Партнёр) договорились:\n1. Цель",
    ["АНО «Чистый берег»", "администрация посёлка Лесной"],
  ],
  [
    "ХӨДӨЛМӨРИЙН ГЭРЭЭ\n\nАжил олгогч “Мөнх Зам” ХК-ийг төлөөлж захирал Н.Сүхбат, ажилтан Л.Нарантуяа нар гэрээг байгуулав.",
    ["“Мөнх Зам” ХК", "Л.Нарантуяа"],
  ],
  [
    "ЗЭЭЛИЙН ГЭРЭЭ\n\n“Итгэл Фонд” ББСБ (зээлдүүлэгч), иргэн С.Батаа (зээлдэгч), батлан даагч Г.Цэцэг нар гэрээ байгуулав.",
    ["“Итгэл Фонд” ББСБ", "С.Батаа", "Г.Цэцэг"],
  ],
  [
    "ГЭРЭЭ\n\nДарханы Политехник коллеж (цаашид Сургууль гэх) болон “Төмөр Гар” ХХК (цаашид Компани гэх) нар тохиролцов.",
    ["Дарханы Политехник коллеж", "“Төмөр Гар” ХХК"],
  ],
  [
    "Договор займа\n\nООО «Север» (ИНН 7700000001), от имени которого действует директор Ким Роман Игоревич, – Заёмщик,\nи " +
      "Белова Мария Ивановна, 01.02.1980 г. р., адрес: г. Омск, ул. Мира, 4, – Займодавец,\nподписали договор.",
    ["ООО «Север»", "Белова Мария Ивановна"],
  ],
  [
    "ЗАР СУРТАЛЧИЛГААНЫ ГЭРЭЭ\n\nЭнэхүү гэрээгээр Захиалагч хөлс төлж, Агентлаг зар байршуулна.\n\n1. Хугацаа нэг жил.\n\n" +
      'ЗАХИАЛАГЧ                 АГЕНТЛАГ\n"Өглөө Талх" ХХК          "Тод Медиа" ХХК\nЗахирал Ч.Дорж ____      Захирал Г.Болд ____',
    ['"Өглөө Талх" ХХК', '"Тод Медиа" ХХК'],
  ],
];

test.each(HEADS)("'%s': %j", (text, names) => {
  expect(readParties({ text }).map(({ name }) => name)).toEqual(names);
});

test("a director who signs for a party is none, nor are the heads of two columns", () => {
  expect(readParties({ text: "Seller   Buyer\nAmount   Date\n\n1. Goods are sold." })).toEqual([]);
});
