/** A fact is told with what bounds it, and with the other clause that decides the matter. */
import { describe, expect, test } from "vitest";
import { asked, factsIn } from "./in-force/read";

const PARTIES =
  'SERVICES AGREEMENT\n\nLarch Cloud LLC (the "Supplier") and Alder Foods LLC (the "Customer") agree as follows.\n\n';

describe("a cap for one kind of breach is no cap of the contract (B-25.1)", () => {
  const text = `${PARTIES}10.1 Neither party is liable for loss of profit.\n\n10.2 The Supplier's total liability in any year shall not exceed the fees paid in the twelve months before the claim.\n\n10.3 The Supplier's liability for breach of clause 7 is limited to USD 250,000.`;

  test("the general one is told before it", () => {
    const [general, special, ...more] = factsIn(text, "liability_cap");
    expect(general).toContain("the fees paid in the twelve months");
    expect(special).toContain("breach of clause 7 is limited to USD 250,000");
    expect(more).toEqual([]);
  });

  test("and answers before it", () => {
    const { basis, shown } = asked(text, "What is the liability cap?");
    expect([basis, shown[0]]).toEqual(["likely", "10.2"]);
  });

  test("and stands alone where there is no other", () => {
    const alone = text.replace(/10\.2 [^\n]+\n\n/u, "");
    expect(factsIn(alone, "liability_cap")).toHaveLength(1);
    expect(factsIn(alone, "liability_cap").join()).toContain("USD 250,000");
  });
});

describe("two clauses that choose two laws are both told, and neither is stated (B-12.18)", () => {
  test("one by its label alone", () => {
    const told = factsIn(
      `${PARTIES}14. Law: laws of Singapore.\n\n17. Jurisdiction. This contract shall be governed by the law of Mongolia and courts of Darkhan have non-exclusive jurisdiction.`,
      "governing_law",
    );
    expect(told.toSorted()).toEqual(["likely: Mongolia", "likely: Singapore"]);
  });

  test("the name of a law ends before its courts", () => {
    const one = `${PARTIES}17. This contract shall be governed by the law of Mongolia and courts of Darkhan have jurisdiction.`;
    expect(factsIn(one, "governing_law")).toEqual(["stated: Mongolia"]);
  });
});

describe("a rate for being late is told with the most that it comes to (B-25.1)", () => {
  test.each([
    [`${PARTIES}4. Overdue amounts bear interest at 0.1% per day, but not more than 10% of the overdue amount.`, "10%"],
    [
      "ДОГОВОР\n\n5. За просрочку оплаты Заказчик уплачивает пени в размере 0,2 % от суммы за каждый день просрочки, но не более 7 % этой суммы.",
      "7 %",
    ],
    [
      "ГЭРЭЭ\n\n5. Захиалагч төлбөрөө хугацаанд нь төлөөгүй бол хоног тутам 0.5 хувийн алданги төлөх бөгөөд нийт алданги төлөөгүй дүнгийн 20 хувиас хэтрэхгүй.",
      "20 хув",
    ],
  ])("%#", (text, most) => {
    expect(factsIn(text, "late_payment").join()).toContain(most);
  });
});

describe("what is paid besides doesn't push out the price (B-25.1)", () => {
  const fees = `${PARTIES}4.1 The Customer shall pay an Implementation Fee of USD 86,000 in the instalments set out in Schedule 1.\n\n4.2 The Customer shall pay a Monthly Fee of USD 14,500, exclusive of value added tax, for the support of the System.`;
  const table = "\n\nSCHEDULE 1\n\nInstalments, USD:\n\nSignature\t34,400\n\nDelivery\t51,600\n\nTotal\t86,000";

  test("the fee of each month stands first, though a table adds up the fee that is paid once", () => {
    expect(factsIn(fees + table, "price")[0]).toContain("14,500");
    expect(factsIn(fees.slice(0, fees.indexOf("4.2")) + table, "price")[0]).toContain("86,000");
  });
});

test("the first day of a month is no time to pay (B-25.1)", () => {
  const text = `${PARTIES}3. Invoices are issued on the first day of each month and are payable within fifteen (15) days of their date.`;
  expect(factsIn(text, "payment_terms").join()).toContain("fifteen (15) days");
});

describe("a right to leave is told as whose it is (B-25.1)", () => {
  test("of each party, though one of them has it only later", () => {
    const text = `${PARTIES}9. This Agreement continues until terminated by either party giving six months' notice in writing, save that the Customer can't give such notice in the first two years.`;
    expect(factsIn(text, "termination_for_convenience").join()).not.toContain("Customer:");
  });

  test("and that of the other party on any ground with it", () => {
    const text =
      "ТҮРЭЭСИЙН ГЭРЭЭ\n\n“Нарс” ХХК (цаашид “Түрээслүүлэгч” гэх), “Хус” ХХК (цаашид “Түрээслэгч” гэх) нар байгуулав.\n\n6.1. Түрээслэгч 90 хоногийн өмнө бичгээр мэдэгдэж гэрээг хугацаанаас өмнө цуцалж болно.\n\n6.2. Түрээслүүлэгч 30 хоногийн өмнө мэдэгдэж гэрээг ямар ч үндэслэлээр цуцалж болно.";
    expect(factsIn(text, "termination_for_convenience").join()).toMatch(/90 хоног[\s\S]*30 хоног/u);
  });
});

describe("asked when the contract ends, the clause on its last day comes first (B-12.9)", () => {
  const text = `${PARTIES}3.1 This Agreement starts on 1 February 2026 and continues for twenty-four (24) months.\n\n3.2 At the end of the term it renews for twelve months unless a party gives notice.\n\n7.1 Each party keeps the other's information secret for five years after the agreement ends.`;

  test.each([
    "When does the contract end?",
    "What is the expiry date?",
    "Когда заканчивается договор?",
    "Гэрээ хэзээ дуусах вэ?",
  ])("%s", (question) => expect(asked(text, question).shown[0]).toBe("3.1"));

  test("and not where something else ends", () => {
    expect(asked(text, "When does the duty of confidentiality end?").shown[0]).toBe("7.1");
  });
});
