/** Our wording takes nothing out of a clause but what is on its subject (B-24.10). */
import { describe, expect, test } from "vitest";
import { keepOtherMatters } from "@/lib/positions/kept-rest";

const put = (quote: string, topic: string, wording: string, number = "", isOnTopic = true) =>
  keepOtherMatters({ quote, replacement: `${number}${wording}` }, { topic, wording, isOnTopic }).replacement;

describe("only the length changes where that is all we ask (B-24.10)", () => {
  test.each([
    [
      "warranty_duration",
      "(b) For ninety (90) days after acceptance of the last milestone Designer shall correct, without charge, technical defects in the files.",
      "The warranty lasts twelve months from delivery.",
      "(b) For twelve months after acceptance of the last milestone Designer shall correct, without charge, technical defects in the files.",
    ],
    [
      "payment_terms",
      "4.2 Invoices are payable net fifteen (15) days after receipt. Travel is not reimbursed.",
      "Invoices are payable within 45 days of receipt.",
      "4.2 Invoices are payable net 45 days after receipt. Travel is not reimbursed.",
    ],
    [
      "payment_terms",
      "3.2. Счёт оплачивается в течение 10 дней после получения. Банковские расходы несёт Заказчик.",
      "Счета оплачиваются в течение 45 дней после получения.",
      "3.2. Счёт оплачивается в течение 45 дней после получения. Банковские расходы несёт Заказчик.",
    ],
    [
      "payment_terms",
      "3.2. Нэхэмжлэхийг хүлээн авснаас хойш 10 хоногийн дотор төлнө. Банкны зардлыг Захиалагч хариуцна.",
      "Нэхэмжлэхийг хүлээн авснаас хойш 45 хоногийн дотор төлнө.",
      "3.2. Нэхэмжлэхийг хүлээн авснаас хойш 45 хоногийн дотор төлнө. Банкны зардлыг Захиалагч хариуцна.",
    ],
  ])("%s: %s", (topic, quote, wording, expected) => {
    expect(put(quote, topic, wording)).toBe(expected);
  });
});

test("of several sentences only the one on the subject is replaced, and title and number stay", () => {
  const quote =
    "11. Assignment; insurance. The Designer pays her own taxes. Neither party may assign this Agreement to anybody. The Designer keeps an office.";
  const wording = "Neither party may assign this Agreement without the other party's prior written consent.";
  expect(put(quote, "assignment", wording, "11. ")).toBe(
    `11. Assignment; insurance. The Designer pays her own taxes. ${wording} The Designer keeps an office.`,
  );
});

test("a clause that is one sentence on the subject is replaced as a whole", () => {
  const wording = "Neither party may assign this Agreement without the other party's prior written consent.";
  expect(put("11. The Client may assign this Agreement to anybody.", "assignment", wording, "11. ")).toBe(
    `11. ${wording}`,
  );
});

test("ours follows what is there where it isn't clear which sentence is on the subject", () => {
  const wording = "Invoices are payable within 45 days of receipt.";
  const quote =
    "The first invoice is payable within 14 days of receipt. Every later invoice is payable within 30 days of receipt. Hours are fifteen a week.";
  expect(put(quote, "payment_terms", wording)).toBe(`${quote} ${wording}`);
  expect(put("One. Two rules stand here. Three.", "somebody_elses", wording)).toContain(wording);
});

test("nothing goes from a clause that a person has to read first", () => {
  const quote = "1.4 The Manager collects the rent. Only the Landlord may increase the rent or change the term.";
  const wording = "The price does not increase during the term.";
  expect(put(quote, "price_increase", wording, "1.4 ", false)).toBe(`${quote} ${wording}`);
  expect(put(quote, "price_increase", wording, "1.4 ")).not.toContain("increase the rent");
});

test.each([
  [
    "9.3 Neither Party is liable for loss of profit. The total liability of each Party under this Agreement is limited to the total amount of the Fees. This limit does not apply to fraud.",
    "The Provider's liability in each contract year is limited to EUR 90,000.",
    "The total liability of each Party under this Agreement is limited to the total amount of the Fees.",
  ],
  [
    "9.3 Сторона не возмещает упущенную выгоду. Ответственность Исполнителя ограничена ценой договора. Этот предел не распространяется на умысел.",
    "Ответственность Исполнителя за год ограничена двойной ценой года.",
    "Ответственность Исполнителя ограничена ценой договора.",
  ],
])("our cap takes the place of theirs even where a person has to read the clause: %#", (quote, wording, theirs) => {
  expect(put(quote, "liability_cap", wording, "9.3 ", false)).toBe(quote.replace(theirs, wording));
});

test("two sentences with a cap stay, and ours follows", () => {
  const quote =
    "9. The Supplier's liability is limited to EUR 900. The Client's liability for all claims is limited to EUR 800.";
  const wording = "The liability of each party is limited to the fees of a year.";
  expect(put(quote, "liability_cap", wording, "9. ", false)).toBe(`${quote} ${wording}`);
});

describe("what would stay beside ours goes where it has no sense without theirs (B-24.10)", () => {
  const ENDS = {
    en: "This Agreement ends at the end of its term and does not renew automatically.",
    ru: "Договор прекращается с окончанием срока и автоматически не продлевается.",
    mn: "Гэрээ хугацаа дуусахад дуусгавар болох бөгөөд өөрөө сунгагдахгүй.",
  };
  test.each([
    [
      ENDS.en,
      "2.2 After the initial term this Agreement renews automatically for one year. It then ends without notice.",
    ],
    [
      ENDS.ru,
      "2.2 По окончании срока договор автоматически продлевается на один год. Затем он прекращается без уведомления.",
    ],
    [ENDS.mn, "2.2 Хугацаа дуусахад гэрээ өөрөө нэг жилээр сунгагдана. Үүний дараа мэдэгдэлгүйгээр дуусгавар болно."],
  ])("%s", (wording, quote) => expect(put(quote, "renewal_term", wording, "2.2 ")).toBe(`2.2 ${wording}`));

  test("what gives somebody something more is left to a person", () => {
    const quote = "5. This Agreement renews each year. In that case the Supplier shall pay a bonus of EUR 900.";
    const placed = { quote, replacement: ENDS.en };
    const asked = { topic: "renewal_term", wording: ENDS.en, isOnTopic: true };
    expect(keepOtherMatters(placed, asked)).toMatchObject({ isByHand: true, replacement: `${quote} ${ENDS.en}` });
  });

  test("a sentence on its own matter stays, and so does one on the agreement itself", () => {
    const quote =
      "2. The Supplier works on weekdays. This Agreement renews each year. This Agreement is in two copies.";
    expect(put(quote, "renewal_term", ENDS.en, "2. ")).toBe(
      `2. The Supplier works on weekdays. ${ENDS.en} This Agreement is in two copies.`,
    );
  });
});
