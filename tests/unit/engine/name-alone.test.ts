import { expect, test } from "vitest";
import { nameAlone } from "@/lib/engine/parties/name-alone";

test.each([
  ["Client: Nardi Physio Pty Ltd as trustee for the Nardi Family Trust", "Nardi Physio Pty Ltd"],
  ["Harrow Lane Plant Limited, company number 00000482, The Yard, Harrow Lane, Ludlow", "Harrow Lane Plant Limited"],
  ['"Tumen Khur Trade" LLC, register No. 6091774, Khan-Uul district', '"Tumen Khur Trade" LLC'],
  ['"Uulsin Tulguur Mining Service" LLC, state', '"Uulsin Tulguur Mining Service" LLC'],
  ["Kastanienhof Veranstaltungshaus GmbH, Leipzig", "Kastanienhof Veranstaltungshaus GmbH"],
  ["Meridine Cloud Pte. Ltd. (UEN 201500882K)", "Meridine Cloud Pte. Ltd."],
  ["иргэн Батсайханы Номин-Эрдэнэ /регистрийн дугаар ЧЛ96071868/, цаашид", "Батсайханы Номин-Эрдэнэ"],
  [
    "Хан-Уул дүүргийн 11 дүгээр хорооны оршин суугч, иргэн Дамдины Оюунгэрэл /регистрийн дугаар УС68042210/",
    "Дамдины Оюунгэрэл",
  ],
  ["Citizen of the Republic of Kazakhstan Aibar Zhumatovich Kenesbai", "Aibar Zhumatovich Kenesbai"],
])("the name of %s is %s (B-30.3)", (written, name) => {
  expect(nameAlone(written)).toBe(name);
});

test.each([
  "Acme, Inc.",
  "ООО «Ромашка»",
  "Smith, Jones & Co. Ltd",
  "Registered Nurses Ltd",
  "Алтан Трейд ХХК",
  "Ц.Оюунгэрэл",
  "_____",
])("%s stays as it is (B-30.3)", (name) => {
  expect(nameAlone(name)).toBe(name);
});

test("a sentence that was taken for a name is none, and what stands between two parties is not of the second (B-30.3)", () => {
  const sentence = "on the other side, guided by the Labour Law of Mongolia, have concluded this contract as follows";
  expect(nameAlone(sentence)).toBe("");
  expect(nameAlone("on the one side, and Elm Inc.")).toBe("Elm Inc.");
});
