/** Clauses in other forms: two modal words, passive, lists, duties by tense, bounds on each side. */
import { expect, test } from "vitest";
import type { Language } from "@/lib/copy/languages";
import { checkClaim } from "@/lib/engine/claims/check";
import type { Modality } from "@/lib/engine/claims/claim";
import { readOnce } from "@/lib/engine/text/reading";

const TEXTS: Readonly<Record<Language, string>> = {
  en: [
    "SERVICES AGREEMENT",
    "between Alder Ltd (the “Supplier”) and Birch Inc. (the “Customer”).",
    "1. The Customer may sublicense the software but shall not assign it.",
    "2. Fees shall be paid by the Customer within 30 days of the invoice.",
    "3. The Supplier shall: (a) deliver the software by 1 May 2026; (b) train the Customer's staff.",
    "4. Upon the Customer's request, the Supplier shall return all data to the Customer.",
    "5. The Supplier's liability shall not exceed EUR 50,000, and the Customer's liability shall not exceed EUR 20,000.",
    "6. Interest of 5 % a year is due on late payments; a discount of 2 % applies to payment within 10 days.",
    "7. Either party may terminate this Agreement on three months' notice.",
    "8. The Customer pays a fee of EUR 900 a month.",
    "9. Notice is given in writing. However, notice by e-mail is enough in urgent cases.",
  ].join("\n"),
  ru: [
    "ДОГОВОР УСЛУГ",
    "ООО «Ольха», именуемое в дальнейшем «Исполнитель», и ООО «Береза», именуемое в дальнейшем «Заказчик», заключили договор.",
    "1. Заказчик вправе передать программу по сублицензии, но не вправе уступать ее.",
    "2. Услуги оплачиваются Заказчиком в течение 30 дней со дня получения счета.",
    "3. По требованию Заказчика Исполнитель возвращает все данные.",
    "4. Ответственность Исполнителя не превышает 50 000 евро, ответственность Заказчика не превышает 20 000 евро.",
  ].join("\n"),
  mn: [
    "ҮЙЛЧИЛГЭЭНИЙ ГЭРЭЭ",
    "“Нуга” ХХК (цаашид “Гүйцэтгэгч” гэх) болон “Хус” ХХК (цаашид “Захиалагч” гэх) энэхүү гэрээг байгуулав.",
    "1. Захиалагч программыг дэд лицензээр өгөх эрхтэй боловч бусдад шилжүүлэхийг хориглоно.",
    "2. Захиалагч төлбөрийг нэхэмжлэх авснаас хойш 30 хоногийн дотор төлнө.",
    "3. Захиалагчийн шаардлагаар гүйцэтгэгч бүх өгөгдлийг буцааж өгнө.",
    "4. Гүйцэтгэгчийн хариуцлага 50 сая төгрөгөөс хэтрэхгүй, захиалагчийн хариуцлага 20 сая төгрөгөөс хэтрэхгүй.",
  ].join("\n"),
};

type Row = readonly [language: Language, clause: string, subject: string, modality: Modality, what: string];

function checked([language, clause, subject, modality, what]: Row) {
  const text = TEXTS[language];
  const line = text.split("\n").find((one) => one.startsWith(`${clause}. `)) ?? "";
  const start = text.indexOf(line) + clause.length + 2;
  const [said = "", value = ""] = what.split(" = ");
  const values = value === "" ? [] : [{ of: subject, value }];
  const claim = { subject, modality, what: said, values, condition: null, exception: null, clauses: [clause] };
  const contract = { text, pages: [{ start: 0, page: 1 }], contractName: "", contractType: "" };
  const quotes = [{ start, end: start + 24 }];
  return checkClaim(readOnce(contract), { claim, quotes, question: null, language });
}

test.each<Row>([
  ["en", "1", "Customer", "may", "sublicense the software"],
  ["en", "1", "Customer", "shallNot", "assign the software"],
  ["en", "3", "Supplier", "shall", "deliver the software by 1 May 2026"],
  ["en", "4", "Supplier", "shall", "return all data to the Customer upon the Customer's request"],
  ["en", "6", "interest", "is", "due on late payments = 5 %"],
  ["en", "7", "either party", "may", "terminate this Agreement on three months' notice"],
  ["en", "8", "Customer", "shall", "pay a fee of EUR 900 a month"],
  ["ru", "1", "Заказчик", "may", "передать программу по сублицензии"],
  ["ru", "1", "Заказчик", "shallNot", "уступать программу"],
  ["ru", "2", "Заказчик", "shall", "оплачивать услуги в течение 30 дней со дня получения счета"],
  ["ru", "3", "Исполнитель", "shall", "возвращать все данные по требованию Заказчика"],
  ["mn", "1", "Захиалагч", "may", "программыг дэд лицензээр өгөх"],
  ["mn", "1", "Захиалагч", "shallNot", "программыг бусдад шилжүүлэх"],
  ["mn", "2", "Захиалагч", "shall", "төлбөрийг нэхэмжлэх авснаас хойш 30 хоногийн дотор төлөх"],
  ["mn", "3", "Гүйцэтгэгч", "shall", "захиалагчийн шаардлагаар бүх өгөгдлийг буцааж өгөх"],
])("is stated: %s %s. %s %s: %s", (...row) => {
  expect(checked(row)).toMatchObject({ basis: "stated", isSaid: true });
});

test.each<Row>([
  ["en", "1", "Customer", "may", "assign the software"],
  ["en", "1", "Customer", "shallNot", "sublicense the software"],
  ["en", "2", "Supplier", "shall", "pay fees within 30 days of the invoice"],
  ["en", "3", "Customer", "shall", "deliver the software by 1 May 2026"],
  ["en", "3", "Supplier", "shall", "deliver the software by 1 June 2026"],
  ["en", "4", "Customer", "shall", "return all data upon request"],
  ["en", "5", "Supplier's liability", "shallNot", "exceed EUR 20,000"],
  ["en", "6", "interest", "is", "due on late payments = 2 %"],
  ["en", "7", "the Customer", "may", "terminate this Agreement on three months' notice"],
  ["en", "8", "Customer", "shall", "pay a fee of EUR 900 a year"],
  ["en", "8", "Supplier", "shall", "pay a fee of EUR 900 a month"],
  ["en", "9", "notice", "is", "given in writing"],
  ["ru", "1", "Заказчик", "may", "уступать программу"],
  ["ru", "2", "Исполнитель", "shall", "оплачивать услуги в течение 30 дней со дня получения счета"],
  ["ru", "3", "Заказчик", "shall", "возвращать все данные по требованию"],
  ["ru", "4", "ответственность Исполнителя", "shallNot", "превышать 20 000 евро"],
  ["mn", "1", "Захиалагч", "may", "программыг бусдад шилжүүлэх"],
  ["mn", "2", "Гүйцэтгэгч", "shall", "төлбөрийг нэхэмжлэх авснаас хойш 30 хоногийн дотор төлөх"],
  ["mn", "2", "Захиалагч", "shall", "төлбөрийг нэхэмжлэх авснаас хойш 30 сарын дотор төлөх"],
  ["mn", "3", "Захиалагч", "shall", "шаардлагаар бүх өгөгдлийг буцааж өгөх"],
  ["mn", "4", "Гүйцэтгэгчийн хариуцлага", "shallNot", "20 сая төгрөгөөс хэтрэх"],
])("is not said: %s %s. %s %s: %s", (...row) => {
  expect(checked(row)).toMatchObject({ basis: "likely", isSaid: false });
});
