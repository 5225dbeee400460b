import { describe, expect, test } from "vitest";
import type { Language } from "@/lib/copy/languages";
import { readOwnTerms } from "@/lib/engine/positions/own-terms";
import { readSubjects } from "@/lib/engine/positions/read-subjects";
import { readOnce } from "@/lib/engine/text/reading";
import { judged } from "@/lib/positions/judged";
import { starterBook } from "@/lib/positions/starter/starter-book";

const HEADS: Readonly<Record<Language, string>> = {
  en: `This Agreement is between Oak Ltd (the "Supplier") and Elm Ltd (the "Customer").`,
  ru: "ООО «Дуб», именуемое «Исполнитель», и ООО «Вяз», именуемое «Заказчик», заключили договор.",
  mn: "“Царс” ХХК (цаашид “Гүйцэтгэгч” гэх) болон “Хус” ХХК (цаашид “Захиалагч” гэх) гэрээ байгуулав.",
};

function itemOn(topic: string, language: Language, ...clauses: string[]) {
  const contract = {
    text: [HEADS[language], ...clauses].join("\n\n"),
    pages: [{ start: 0, page: 1 }],
    contractName: "",
    contractType: "Service Agreement",
  };
  const book = starterBook({ side: "buy", language, kind: "services" });
  const subjects = readSubjects(readOnce(contract), []);
  const readings = { topics: [], subjects, terms: readOwnTerms(contract), contractType: "Service Agreement" };
  const positions = book.positions.filter((one) => one.topic === topic);
  const [item] = judged(readings, positions, { ...book, kinds: [], contractType: "" });
  if (!item) throw new Error(topic);
  return { verdict: item.verdict, reason: item.reason, clause: item.passages[0]?.content.slice(0, 4) ?? "" };
}

describe("(B-24.8) the clause that is called like the topic is shown, not one that only mentions it", () => {
  test.each([
    [
      "liability_cap",
      "mn",
      "5. Ачааг 18 хоногийн дотор хүргэнэ. Хожимдвол Гүйцэтгэгч хариуцлага хүлээх боловч хилийн хаалт хамаарахгүй.",
      "8. Хариуцлагын дээд хязгаар: гэмтсэн барааны кг тутамд USD 4, нэг чингэлэгт USD 20 000.",
    ],
    [
      "liability_cap",
      "en",
      "5. The price is the list price less discount: orders above the limit of USD 40,000 get 27 %.",
      "8. Responsibility of the Supplier for all claims is up to the sum paid by the Customer in that year.",
    ],
    [
      "confidentiality_term",
      "en",
      "5. The Customer's confidential data are not placed beside those of another client.",
      "8. Confidentiality. The provisions of this Agreement are kept confidential by the Parties.",
    ],
    [
      "payment_terms",
      "en",
      "5. Deposit. The Customer pays a deposit of EUR 900 by 3 March and gets it back at the end.",
      "8. Payment. The rent of EUR 700 a month is paid in advance, on a day that the Landlord names.",
    ],
  ] as const)("%s, %s", (topic, language, mentions, named) => {
    // the sum paid in a year is once the fees, and the buyer asks for twice
    const verdict = named.includes("up to the sum") ? "deviates" : "needsReview";
    expect(itemOn(topic, language, mentions, named)).toMatchObject({ verdict, clause: named.slice(0, 4) });
    expect(itemOn(topic, language, named, mentions).clause).toBe(named.slice(0, 4));
  });
});

describe("(B-24.6) a clause on another matter isn't one on the topic", () => {
  test("a retention is no warranty", () => {
    const retained = "6. Гарантийное удержание – 5 % цены. Заказчик возвращает его через 12 месяцев после акта.";
    const given = "14. Гарантия на результат работ – 24 месяца со дня акта.";
    expect(itemOn("warranty_duration", "ru", retained, given)).toMatchObject({ verdict: "matches", clause: "14. " });
  });

  test("the opening of an amendment doesn't say who may change the contract", () => {
    const opening = "Захиалагч, Гүйцэтгэгч нар гэрээнд дараах нэмэлт, өөрчлөлтийг оруулав.";
    const clause = "9. Гэрээг зөвхөн хоёр тал гарын үсэг зурж бичгээр өөрчилнө.";
    expect(itemOn("unilateral_amendment", "mn", opening, clause).clause).toBe("9. Г");
    expect(itemOn("unilateral_amendment", "mn", opening).verdict).not.toBe("deviates");
  });

  test("a breach of others' rights in a limit gives nobody the rights to the work", () => {
    const limit = "8. Оюуны өмчийн эрх зөрчсөн үед өмчлөгчид учирсан хохирлыг бүрэн төлнө.";
    expect(itemOn("ip_assignment", "mn", limit).verdict).not.toBe("matches");
    const given = "5. Эх код болон зохиогчийн эдийн эрх нь хөлсийг бүрэн төлсөн өдрөөс Захиалагчид шилжинэ.";
    expect(itemOn("ip_assignment", "mn", limit, given).clause).toBe("5. Э");
    expect(itemOn("ip_assignment", "mn", given).verdict).toBe("matches");
  });

  test("how a notice of leaving is sent is no second right to leave", () => {
    const right = "9. Захиалагч 30 хоногийн өмнө мэдэгдэж гэрээг шалтгаангүйгээр цуцалж болно.";
    const way = "10. Цуцлах мэдэгдлийг зөвхөн албан бичгээр хүргэнэ.";
    expect(itemOn("termination_for_convenience", "mn", right, way)).toMatchObject({ verdict: "matches" });
  });
});

describe("(B-24.6) what is asked for, and what is not", () => {
  test("a wish for prices no worse than others' isn't met by silence", () => {
    expect(itemOn("most_favored_nation", "ru", "1. Исполнитель убирает офис.").verdict).toBe("missing");
    expect(itemOn("exclusivity", "ru", "1. Исполнитель убирает офис.").verdict).toBe("matches");
  });

  test("a ban on other work leaves exclusivity to a person", () => {
    const ban = "1. You may not do other paid work without our written agreement.";
    expect(itemOn("exclusivity", "en", ban)).toMatchObject({ verdict: "needsReview", clause: "1. Y" });
    expect(itemOn("exclusivity", "en", "1. You clean the office.").verdict).toBe("matches");
  });

  test("late payment is read where the sum is called the delayed or overdue one", () => {
    const en = "9. If payment is delayed, 0.2% of delayed sum for each day is due, but not more than 20% of it.";
    expect(itemOn("late_payment", "en", en)).toMatchObject({ verdict: "deviates", clause: "9. I" });
    const mn = "4. Хугацаа хэтрүүлбэл хоног тутамд хэтэрсэн дүнгийн 0.2 хувийн алданги төлнө.";
    expect(itemOn("late_payment", "mn", mn).clause).toBe("4. Х");
  });

  test("days for a part of the price are no days for all of it", () => {
    const part =
      "8. The Customer pays 30% on confirmation of the order and 70% within 60 days from receipt of the invoice.";
    expect(itemOn("payment_terms", "en", part)).toMatchObject({ verdict: "needsReview", reason: "onCondition" });
    const all = "8. The Customer pays the price within 60 days from receipt of the invoice.";
    expect(itemOn("payment_terms", "en", all).verdict).toBe("matches");
  });

  test("the other side's notice in the next sentence is no exception from ours", () => {
    const ours = "20. The Customer may end the contract at any time by 30 days' written notice.";
    const theirs = `${ours} The Supplier may end it by 120 days' written notice.`;
    expect(itemOn("termination_for_convenience", "en", ours).verdict).toBe("matches");
    expect(itemOn("termination_for_convenience", "en", theirs).verdict).toBe("matches");
    const later = `${ours} After two years the Customer must give 90 days' notice.`;
    expect(itemOn("termination_for_convenience", "en", later).verdict).toBe("needsReview");
  });

  test("a right of ours without a length lacks the length, and not the side", () => {
    const right = "20. Заказчик вправе в любой момент отказаться от договора.";
    expect(itemOn("termination_for_convenience", "ru", right).reason).toBe("noValue");
  });
});
