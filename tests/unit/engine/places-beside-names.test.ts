import { expect, test } from "vitest";
import { readParties } from "@/lib/engine/parties/parties";

const rolesIn = (text: string) => readParties({ text }).map(({ role }) => role);

test.each([
  [
    "ООО «Ольха» (ИНН 3811), именуемое в дальнейшем «Арендодатель», и ХХК «Хангай» (Монголия, регистр 5384716), именуемое в дальнейшем «Арендатор», заключили договор:",
    ["Арендодатель", "Арендатор"],
  ],
  [
    "ООО «Ольха» (Иркутск), именуемое в дальнейшем «Поставщик», и ХХК «Хангай» (Монголия), именуемое в дальнейшем «Покупатель», заключили договор:",
    ["Поставщик", "Покупатель"],
  ],
  [
    "“Хангай” ХХК (Монгол Улс, РД 5384716), цаашид “Захиалагч” гэх, “Нигүүр” ХХК (Эрдэнэт) цаашид “Гүйцэтгэгч” гэх нар гэрээг байгуулав.",
    ["Захиалагч", "Гүйцэтгэгч"],
  ],
  [
    'This agreement is made between Alder LLC (Russia, INN 3811472905), hereinafter referred to as the "Lessor", and Khangai LLC (Mongolia, register 5384716), hereinafter referred to as the "Lessee".',
    ["Lessor", "Lessee"],
  ],
])("a country or a register's number in brackets is no role: %s", (text, roles) => {
  expect(rolesIn(text)).toEqual(roles);
});

test.each([
  ["ООО «Ольха» (Заказчик, Россия) и ХХК «Хангай» (Подрядчик), далее совместно «Стороны», заключили договор:"],
  ["ООО «Ольха» (ИНН 3811, доор Заказчик) и ХХК «Хангай» (регистр 538, доор Подрядчик) заключили договор:"],
])("a role in brackets stays one: %s", (text) => {
  expect(rolesIn(text)).toEqual(["Заказчик", "Подрядчик"]);
});
