import { describe, expect, test } from "vitest";
import { lawNamed } from "@/lib/engine/facts/governing-law-name";

describe("the law that a clause names", () => {
  test.each([
    ["Governing law: Ireland", "Ireland"],
    ["4. English law applies.", "England and Wales"],
    ["governed by the laws of the People's Republic of China.", "People's Republic of China"],
    ["governed by the laws of the State of New York, without regard to conflicts", "New York"],
    ["Применяется российское право.", "российское право"],
    ["договор регулируется английским правом", "английское право"],
    ["5. Применимое право: Республика Беларусь", "Республика Беларусь"],
    ["Бүгд Найрамдах Солонгос Улсын хууль үйлчилнэ", "Бүгд Найрамдах Солонгос Улсын хууль"],
    ["Английн хууль үйлчилнэ", "Английн хууль"],
    ["Гэрээнд ОХУ-ын хууль тогтоомж үйлчилнэ.", "ОХУ-ын хууль"],
    ["Гэрээнд АНУ-ын Делавэр мужийн хууль үйлчилнэ.", "АНУ-ын Делавэр мужийн хууль"],
  ])("%s", (clause, name) => {
    expect(lawNamed(clause)).toBe(name);
  });

  test.each([
    "Governing Law The laws of [STATE] govern.",
    "This Agreement is governed by the Governing Law The.",
    "The laws of the Territory govern this Agreement.",
    "governed by the laws of the Supplier's country.",
    "governed by the law of the country in which the goods are",
    "governed by the laws of the state in which the Property is located.",
    "governed by applicable law",
    "регулируется гражданским законодательством",
    "применяется право Заказчика",
    "Иргэний хуулийн дагуу шийдвэрлэнэ",
    "Захиалагчийн улсын хууль үйлчилнэ",
    "тухайн улсын хууль үйлчилнэ",
  ])("is none where no place is named: %s", (clause) => {
    expect(lawNamed(clause)).toBeNull();
  });
});
