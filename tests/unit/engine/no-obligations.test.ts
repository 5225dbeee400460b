import { expect, test } from "vitest";
import { find } from "@/lib/engine/find/find";
import { readOnce } from "@/lib/engine/text/reading";
import { makeContract } from "./contracts";

const dutiesIn = (...lines: string[]) =>
  find(readOnce(makeContract(["SERVICE AGREEMENT", ...lines])), "obligations").map(({ content, label }) => ({
    content,
    label,
  }));

test.each([
  "4. The Designer keeps all rights in the drafts.",
  "4. The Client may reject only for failure to conform to the order.",
  "4. This does not cover information that must be disclosed by law.",
  'Kern GmbH, Leipzig (the "House") and Nord AB, Hamburg (the "Hirer") represented by Lind GmbH will be the parties.',
  "4. Исполнитель сохраняет все права на эскизы.",
  "4. Это не распространяется на сведения, которые стали известны всем.",
  "4. Энэ нь нийтэд ил болсон мэдээлэлд хамаарахгүй.",
  "This Agreement is made on 4 March 2027 between Kern Ltd, company number 08123456, and Nord Ltd (the “Hirer”).",
  "(2) NORD LTD, incorporated in Ireland with company number 512345, whose registered office is in Cork (the “Client”).",
  "2.1 The Landlord lets the Barn to the Tenant for a term of five years from 1 May 2027.",
  "ООО «Клён», ИНН 7701234567, адрес: Казань, улица Садовая, 5 (Исполнитель).",
  "2.1. Арендодатель сдаёт, а Арендатор принимает в аренду склад на улице Садовой.",
  "“Хус” ХХК, регистрийн дугаар 5123456, Улаанбаатар хот (Захиалагч).",
  "2.1. Түрээслүүлэгч агуулахыг түрээслүүлж, Түрээслэгч түрээслэнэ.",
])("a right, a limit or the names of the parties are no obligation (B-12.2): '%s'", (line) => {
  expect(dutiesIn(line)).toEqual([]);
});

test.each([
  ["4. The Contractor keeps the drafts and shall return them.", "Contractor"],
  ["4. The Client may not use the drafts.", "Client"],
  ["4. The Client lets the studio to others and shall pay for the keys.", "Client"],
  ["4. This does not cover taxes, which the Client shall pay.", "Client"],
  ["4. Заказчик обязан оплатить работы.", "Заказчик"],
])("but one is found in '%s' (B-12.2)", (line, label) => {
  expect(dutiesIn(line)).toEqual([{ content: line, label }]);
});

test.each([
  ["4. Each party shall keep the prices secret.", "Both parties"],
  ["4. Neither party may assign this agreement.", "Both parties"],
  ["4. The parties shall meet once a year.", "Both parties"],
  ["4. Стороны обязаны хранить тайну.", "Обе стороны"],
  ["4. Талууд мэдээллийг нууцлах үүрэгтэй.", "Хоёр тал"],
])("what binds both has one name (B-12.2): '%s'", (line, label) => {
  expect(dutiesIn(line).map((one) => one.label)).toEqual([label]);
});
