import { expect, test } from "vitest";
import { find } from "@/lib/engine/find/find";
import { readOnce } from "@/lib/engine/text/reading";
import { makeContract } from "./contracts";

const readingOf = (...lines: string[]) => readOnce(makeContract(lines));
const surviving = (head: string, clause: string) =>
  find(readingOf(head, clause, "9. Notices are sent by post."), "survival").map(({ content }) => content);

test.each([
  [
    "SERVICE AGREEMENT",
    "8. Each party shall keep the other's information secret during the Term and for five years after it ends.",
  ],
  [
    "SERVICE AGREEMENT",
    "8. The Customer must not employ any of our cleaners during this agreement or for 6 months after it ends.",
  ],
  ["EMPLOYMENT CONTRACT", "8. The Employee keeps prices secret during the contract and for two years after it."],
  ["EMPLOYMENT CONTRACT", "8. For price lists this ends two years after you leave."],
  ["EMPLOYMENT CONTRACT", "8. During your employment and after it you must not pass on our client records."],
  [
    "EMPLOYMENT CONTRACT",
    "8. For six months after the employment ends you will not, within five miles of the shop, run a shop that competes.",
  ],
  ["ТРУДОВОЙ ДОГОВОР", "8. Работник не разглашает сведения о заказчике один год после увольнения."],
  ["ТРУДОВОЙ ДОГОВОР", "8. В течение шести месяцев после прекращения договора Работник не работает у дилеров."],
  ["ХӨДӨЛМӨРИЙН ГЭРЭЭ", "8. Ажилтан гэрээ дуусгавар болсноос хойш зургаан сар өрсөлдөгч байгууллагад ажиллахгүй."],
  ["ДОГОВОР УСЛУГ", "8. Исполнитель не разглашает цены Заказчика два года после прекращения договора."],
  ["ДОГОВОР УСЛУГ", "8. Стороны хранят тайну и после расторжения договора в течение трёх лет."],
  ["ҮЙЛЧИЛГЭЭНИЙ ГЭРЭЭ", "8. Талууд үнийн мэдээллийг гэрээ дууссанаас хойш 3 жил нууцална."],
  ["SUPPLY AGREEMENT", "8. Clauses 1.2, 6 and 7.4 continue after the end."],
  ["SUPPLY AGREEMENT", "8. Sections 4 to 6 shall remain in force after termination."],
  ["ДОГОВОР ПОСТАВКИ", "8. Пункты 1.2, 6 и 7.4 действуют и после окончания Договора."],
  ["НИЙЛҮҮЛЭЛТИЙН ГЭРЭЭ", "8. 1.2, 6 болон 7.4 дүгээр заалт гэрээ дууссаны дараа үйлчилнэ."],
])("what is kept for years after the end survives it (B-12.2): %s: %s", (head, clause) => {
  expect(surviving(head, clause)).toEqual([clause]);
});

test.each([
  ["SERVICE AGREEMENT", "8. Each party shall keep the other's information secret for two years after it gets it."],
  ["EMPLOYMENT CONTRACT", "8. This employment ends two years after it starts."],
  ["EMPLOYMENT CONTRACT", "8. The probation ends two months after you start."],
  ["ДОГОВОР УСЛУГ", "8. Гарантия на работы составляет два года после приёмки."],
  ["ҮЙЛЧИЛГЭЭНИЙ ГЭРЭЭ", "8. Гүйцэтгэгч тайланг 3 жил хадгална."],
  ["SUPPLY AGREEMENT", "8. Clauses 1.2, 6 and 7.4 apply from the first order."],
  ["ДОГОВОР ПОСТАВКИ", "8. Пункты 1.2, 6 и 7.4 действуют до поставки."],
  ["НИЙЛҮҮЛЭЛТИЙН ГЭРЭЭ", "8. 1.2, 6 болон 7.4 дүгээр заалт нийлүүлэх хүртэл үйлчилнэ."],
])("what doesn't outlive the contract is none (B-12.2): %s: %s", (head, clause) => {
  expect(surviving(head, clause)).toEqual([]);
});

test("a line above a party's label is not its role, and its duties are its own (B-12.2)", () => {
  const reading = readingOf(
    "ORDER FORM 12",
    "Yearly subscription",
    "Halden: HALDEN SOFTWARE LIMITED, registered in Ireland",
    "Customer: BRINK FOODS B.V., registered in Delft",
    "1. Halden shall keep the service running.",
    "2. Customer shall pay each invoice within 30 days.",
  );
  expect(find(reading, "parties").map(({ label }) => label)).toEqual(["Halden", "Customer"]);
  expect(find(reading, "obligations").map(({ label }) => label)).toEqual(["Halden", "Customer"]);
});

test("what is in use is no order to use it (B-12.2)", () => {
  const duties = find(
    readingOf("SERVICE AGREEMENT", "Version 7.2, in use from 1 October 2025", "2. Use the rooms with care."),
    "obligations",
  );
  expect(duties.map(({ content }) => content)).toEqual(["2. Use the rooms with care."]);
});
