import { describe, expect, test } from "vitest";
import type { CheckKey } from "@/lib/copy/check-words";
import { changesIn } from "./sound";

/** Short contracts whose clauses are numbered from 4 on; the head is sound. */
const EN = (...clauses: string[]) =>
  [
    "SUPPLY AGREEMENT",
    'Birch Ovens Ltd (the "Supplier") and Quill Schools Trust (the "Customer") agree as follows on 3 March 2027.',
    "1. Goods. The Supplier delivers the ovens.",
    "2. Ending. Either party may end this agreement by two months' notice.",
    "3. Law. The law of Ireland applies.",
    ...clauses.map((clause, at) => `${at + 4}. Part ${at + 4}. ${clause}`),
    "Signed: ____________ Supplier     Signed: ____________ Customer",
  ].join("\n");
const RU = (...clauses: string[]) =>
  [
    "ДОГОВОР ПОСТАВКИ",
    "ООО «Берёза» (далее – Поставщик) и ООО «Квилл» (далее – Покупатель) заключили договор 3 марта 2027 года.",
    "1. Поставщик передаёт печи.",
    "2. Любая сторона вправе расторгнуть договор, предупредив другую за два месяца.",
    "3. Применяется право России.",
    ...clauses.map((clause, at) => `${at + 4}. ${clause}`),
    "Поставщик ____________     Покупатель ____________",
  ].join("\n");
const MN = (...clauses: string[]) =>
  [
    "ЗЭЭЛИЙН ГЭРЭЭ",
    "“Хус” ХХК (цаашид “Зээлдүүлэгч” гэх), “Квилл” ХХК (цаашид “Зээлдэгч” гэх) 2027 оны 3 дугаар сарын 3-нд байгуулав.",
    "1. Зээлдүүлэгч зээл олгоно.",
    "2. Аль ч тал хоёр сарын өмнө мэдэгдэж гэрээг цуцалж болно.",
    "3. Монгол Улсын хуулийг хэрэглэнэ.",
    ...clauses.map((clause, at) => `${at + 4}. ${clause}`),
    "Зээлдүүлэгч ____________     Зээлдэгч ____________",
  ].join("\n");

const said = (check: CheckKey, text: string) =>
  changesIn(text, "Other").flatMap((one) => (one.check === check ? [one.passage.content] : []));

const CONTRADICT: readonly (readonly [string, string])[] = [
  [
    "a bill paid within 30 and within 45 days, the second with an exception",
    EN(
      "The Supplier invoices each oven, and the Customer shall pay each invoice within 30 days of receiving it.",
      "Invoices are payable within 45 days of receipt, except where the Customer disputes them.",
    ),
  ],
  [
    "secrets kept for five years and for two",
    EN(
      "The duties of confidentiality last for five years after this agreement ends.",
      "Confidentiality ends two years after the termination of this agreement.",
    ),
  ],
  [
    "early repayment free and for a fee",
    EN(
      "The Customer may prepay the advance, in whole or in part, without a penalty.",
      "Early repayment of the advance carries a fee of 2% of the sum prepaid.",
    ),
  ],
  [
    "one distributor, and others",
    EN(
      "The Customer is the sole distributor of the ovens in Ireland.",
      "The Supplier may at any time appoint another distributor of the ovens in Ireland.",
    ),
  ],
  [
    "секреты хранят три года и один год",
    RU(
      "Стороны не разглашают сведения друг друга в течение 3 лет после окончания договора.",
      "Обязанность хранить сведения в тайне прекращается через 1 год после окончания договора.",
    ),
  ],
  [
    "один посредник и другие",
    RU(
      "Покупатель – единственный дистрибьютор печей в Перми.",
      "Поставщик вправе в любое время привлекать иных дистрибьюторов в Перми.",
    ),
  ],
  [
    "хугацаанаас өмнөх төлбөр хураамжгүй, хураамжтай",
    MN(
      "Зээлдэгч зээлийг хугацаанаас өмнө төлж болох бөгөөд үүнд нэмэлт төлбөр авахгүй.",
      "Зээлдэгч зээлийг хугацаанаас өмнө төлбөл үлдэгдлийн 1 хувийн шимтгэл төлнө.",
    ),
  ],
  [
    "нэмэгдүүлсэн хүү хоёр өөр",
    MN(
      "Зээлдэгч төлбөрөө хугацаанд нь төлөөгүй бол хоног тутам 0.2 хувийн нэмэгдүүлсэн хүү төлнө.",
      "Хугацаа хэтэрсэн төлбөрт хоног тутам 0.5 хувийн нэмэгдүүлсэн хүү тооцно.",
    ),
  ],
];

const AGREE: readonly (readonly [string, string])[] = [
  [
    "two fees",
    EN("The Customer pays a license fee of EUR 4,800 a year.", "The Customer pays a support fee of EUR 960 a year."),
  ],
  [
    "secrets and trade secrets",
    EN(
      "Confidential information is kept secret for two years after this agreement ends.",
      "Trade secrets are kept secret for ten years after this agreement ends.",
    ),
  ],
  [
    "another distributor outside the territory",
    EN(
      "The Customer is the sole distributor of the ovens in Ireland.",
      "The Supplier may appoint another distributor of the ovens outside Ireland.",
    ),
  ],
  [
    "секреты и персональные данные",
    RU(
      "Стороны не разглашают сведения друг друга в течение 3 лет после окончания договора.",
      "Персональные данные не разглашаются 10 лет после окончания договора.",
    ),
  ],
  [
    "хугацаанаас өмнө төлөх, хоцорч төлөх",
    MN(
      "Зээлдэгч зээлийг хугацаанаас өмнө төлж болох бөгөөд үүнд нэмэлт төлбөр авахгүй.",
      "Зээлдэгч зээлийг хугацаанаас хойш төлбөл хоног тутам 0.2 хувийн алданги төлнө.",
    ),
  ],
];

describe("clauses that settle one thing in two ways", () => {
  test.each(CONTRADICT)("are found at the later one: %s (B-13.1)", (_, text) => {
    const second = text.split("\n").find((line) => line.startsWith("5.")) ?? "";
    const found = said("contradiction", text);
    expect(found).toHaveLength(1);
    expect(second).toContain(found[0]);
  });

  test.each(AGREE)("are none where each has its own case: %s (B-13.1)", (_, text) => {
    expect(said("contradiction", text)).toEqual([]);
  });
});

describe("a day by which something is still to be done", () => {
  test.each([
    EN("The Supplier shall clear the site not later than 1 February 2027."),
    RU("Приёмка печей оформляется актом, который подписывается не позднее 1 февраля 2027 г."),
    MN("Зээлдүүлэгч талбайг 2027 оны 2 дугаар сарын 1-ний дотор чөлөөлж өгнө."),
  ])("lies before the contract is made: %# (B-13.1)", (text) => {
    expect(said("endBeforeStart", text)).toHaveLength(1);
  });

  test.each([
    EN("The Supplier shall clear the site not later than 1 May 2027."),
    EN("The ovens shall meet the offer that was sent by 1 February 2027."),
    RU("Поставщик передаёт печи по заявке от 1 февраля 2027 г."),
    RU("Печи, изготовленные до 1 февраля 2027 г., были осмотрены."),
    MN("Зээлдүүлэгч 2027 оны 2 дугаар сарын 1-ний өдрийн тушаалыг хавсаргана."),
  ])("may be later, and a day of the past is none: %# (B-13.1)", (text) => {
    expect(said("endBeforeStart", text)).toEqual([]);
  });
});

/** In general words, or in particular ones. */
const ofOneParty = (text: string) =>
  (["oneSidedRight", "changesAlone", "leavingBarred"] as const).flatMap((check) => said(check, text));

describe("a right of one party alone", () => {
  test.each([
    EN("The Supplier may rewrite these terms whenever it likes."),
    EN("The Customer has no right to end this agreement before its last day."),
    RU("Поставщик вправе изменить условия поставки, уведомив Покупателя за 30 дней."),
    RU("Поставщик вправе в любое время, без согласования и предупреждения, изменить условия поставки."),
    MN("Зээлдүүлэгч хүүг хэдийд ч дангаараа өөрчлөх эрхтэй."),
    MN("Зээлдүүлэгч энэ гэрээгээр ямар ч хариуцлага хүлээхгүй."),
  ])("is found: %# (B-13.1)", (text) => {
    expect(ofOneParty(text)).toHaveLength(1);
  });

  test.each([
    EN("The Supplier may change the terms with the Customer's consent."),
    EN("Beyond this the Supplier has no right to withdraw."),
    RU("Поставщик вправе изменить условия поставки с согласия Покупателя."),
    MN("Зээлдүүлэгч хүүг дангаараа өөрчлөх эрхгүй."),
  ])("isn't what both may do, or with consent: %# (B-13.1)", (text) => {
    expect(ofOneParty(text)).toEqual([]);
  });
});

describe("a term that nothing defines", () => {
  const DEFINED = '"Business Day" means a day other than a Saturday. The Supplier answers on a Business Day.';
  test.each([
    [EN(DEFINED, "The Supplier shall respond to a Severity 1 Incident within one hour."), "Severity 1 Incident"],
    [EN(DEFINED, "Deliveries on Peak Days cost 15% more."), "Peak Days"],
    [RU("К отношениям сторон применяются Правила Бизнес-центра."), "Правила"],
  ])("is found: %# (B-13.1)", (text, term) => {
    expect(said("undefinedTerm", text)).toEqual([term]);
  });

  test.each([
    EN(
      DEFINED,
      "Severity 1 is a fault that stops all ovens. The Supplier shall respond to a Severity 1 Incident within one hour.",
    ),
    RU("Покупатель вносит Гарантийный взнос в размере 190 000 рублей до поставки."),
  ])("is none where the contract tells what it is: %# (B-13.1)", (text) => {
    expect(said("undefinedTerm", text)).toEqual([]);
  });
});
