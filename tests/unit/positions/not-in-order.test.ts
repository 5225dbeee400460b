/** What is against us is never called in order: alone, taken back elsewhere, or another side's ask (B-24.6, B-24.8). */
import { describe, expect, test } from "vitest";
import type { Language } from "@/lib/copy/languages";
import type { ContractKind } from "@/lib/engine/positions/contract-kinds";
import type { ContractSide } from "@/lib/engine/positions/sides";
import { reviewWhole } from "@/lib/engine/review/whole";
import { readOnce } from "@/lib/engine/text/reading";
import type { Side } from "@/lib/positions/bounds";
import { judged } from "@/lib/positions/judged";
import { starterBook } from "@/lib/positions/starter/starter-book";

const HEADS: Readonly<Record<Language, string>> = {
  en: 'SERVICE AGREEMENT between Fern Ltd (the "Supplier") and Moss Ltd (the "Customer").\n\n1.1 The Supplier repairs lifts.',
  ru: "ДОГОВОР УСЛУГ. ООО «Клён» (далее – «Исполнитель») и ООО «Липа» (далее – «Заказчик»).\n\n1.1. Исполнитель чинит лифты.",
  mn: 'ҮЙЛЧИЛГЭЭНИЙ ГЭРЭЭ. "Хус" ХХК (цаашид "Гүйцэтгэгч" гэх), "Нарс" ХХК (цаашид "Захиалагч" гэх).\n\n1.1 Гүйцэтгэгч лифт засна.',
};
const STAFF: Readonly<Record<Language, string>> = {
  en: 'EMPLOYMENT CONTRACT between Fern Ltd (the "Employer") and Ann Bell (the "Employee").\n\n1.1 The Employee repairs lifts.',
  ru: "ТРУДОВОЙ ДОГОВОР. ООО «Клён» (далее – «Работодатель») и Белов А.А. (далее – «Работник»).\n\n1.1. Работник чинит лифты.",
  mn: 'ХӨДӨЛМӨРИЙН ГЭРЭЭ. "Хус" ХХК (цаашид "Ажил олгогч" гэх), Батын Болд (цаашид "Ажилтан" гэх).\n\n1.1 Ажилтан лифт засна.',
};
type Asked = { language: Language; side?: Side; kind?: ContractKind; ourSide?: ContractSide | null };

function item(topic: string, clauses: readonly string[], { language, side = "buy", kind = "services", ...us }: Asked) {
  const head = kind === "employment" ? STAFF[language] : HEADS[language];
  const contractType = kind === "employment" ? "Employment Contract" : "Service Agreement";
  const text = [head, ...clauses].join("\n\n");
  const read = reviewWhole(readOnce({ text, pages: [{ start: 0, page: 1 }], contractName: "", contractType }));
  const book = { ...starterBook({ side, kind, language }), contractType: "" as const };
  const positions = book.positions.filter((one) => one.topic === topic);
  const [found] = judged({ ...read, topics: [], contractType, ...us }, positions, book);
  return found;
}
const verdict = (...asked: Parameters<typeof item>) => item(...asked)?.verdict;

describe("a right to cut pay or change terms alone", () => {
  test.each([
    ["en", "3.4 The Employer may reduce the salary on 5 days' notice."],
    ["ru", "3.4. Работодатель вправе снизить оклад Работника, уведомив его за 5 дней."],
    ["mn", "3.4 Ажил олгогч үндсэн цалинг 5 хоногийн өмнө мэдэгдэж бууруулах эрхтэй."],
  ] as const)("%s: is one to change the contract", (language, clause) => {
    expect(verdict("unilateral_amendment", [clause], { language, kind: "employment" })).toBe("needsReview");
    expect(verdict("unilateral_amendment", [clause], { language, kind: "employment", side: "supply" })).toBe(
      "deviates",
    );
  });

  test.each([
    ["en", "3.4 The salary is paid on the 10th of each month."],
    ["ru", "3.4. Оклад выплачивается 10-го числа каждого месяца."],
    ["mn", "3.4 Цалинг сар бүрийн 10-ны өдөр олгоно."],
  ] as const)("%s: and a payday is none", (language, clause) => {
    expect(verdict("unilateral_amendment", [clause], { language, kind: "employment" })).toBe("matches");
  });
});

describe("secrets that only we keep", () => {
  test.each([
    ["en", "6.1 The Customer shall keep the Supplier's information confidential for five years after termination."],
    ["ru", "6.1. Заказчик сохраняет конфиденциальность сведений в течение пяти лет после прекращения договора."],
    ["mn", "6.1 Захиалагч гэрээ дууссанаас хойш 5 жилийн хугацаанд мэдээллийн нууцыг хадгална."],
  ] as const)("%s: a person looks at them", (language, clause) => {
    expect(item("confidentiality_term", [clause], { language })?.reason).toBe("oneSided");
    expect(verdict("confidentiality_term", [clause], { language, side: "mutual" })).toBe("needsReview");
  });

  test.each([
    ["en", "6.1 Each party shall keep the other's information confidential for five years after termination."],
    ["ru", "6.1. Стороны сохраняют конфиденциальность сведений в течение пяти лет после прекращения договора."],
    ["mn", "6.1 Талууд гэрээ дууссанаас хойш 5 жилийн хугацаанд мэдээллийн нууцыг хадгална."],
  ] as const)("%s: and those that both keep are as asked", (language, clause) => {
    expect(verdict("confidentiality_term", [clause], { language })).toBe("matches");
  });
});

describe("a cap, and a liability without one elsewhere", () => {
  const CAP = {
    en: "8.1 Each party's total liability in a contract year is limited to the fees payable in that year.",
    ru: "8.1. Ответственность каждой стороны в течение года ограничена ценой услуг за этот год.",
    mn: "8.1 Тал бүрийн жилийн нийт хариуцлага тухайн жилийн төлбөрөөс хэтрэхгүй.",
  };
  test.each([
    ["en", "8.3 The Customer's liability under this Agreement is unlimited."],
    ["ru", "8.3. Ответственность Заказчика не ограничивается."],
    ["mn", "8.3 Захиалагч учирсан хохирлыг хязгаарлалтгүй хариуцна."],
  ] as const)("%s: are read together", (language, clause) => {
    const alone = verdict("liability_cap", [CAP[language]], { language, side: "mutual" });
    expect(["matches", language]).toEqual([alone, language]);
    expect(item("liability_cap", [CAP[language], clause], { language, side: "mutual" })?.reason).toBe("several");
  });

  test("what is outside the cap is no liability without one", () => {
    const carved = "8.3 Liability for fraud is unlimited.";
    expect(verdict("liability_cap", [CAP.en, carved], { language: "en", side: "mutual" })).toBe("matches");
  });
});

test("the law that the facts show isn't missing", () => {
  const clause = "9.2. Споры рассматриваются в Арбитражном суде города Москвы по праву Российской Федерации.";
  expect(verdict("governing_law", [clause], { language: "ru" })).toBe("matches");
  expect(verdict("governing_law", ["9.2. Споры решаются переговорами."], { language: "ru" })).toBe("missing");
});

describe("an ask of one side", () => {
  const clause = "3.1 The Customer pays each invoice within 45 days after its receipt.";
  test("is met for whoever is on it", () => {
    expect(verdict("payment_terms", [clause], { language: "en", ourSide: "buy" })).toBe("matches");
    expect(verdict("payment_terms", [clause], { language: "en" })).toBe("matches");
  });

  test("and not where we are the other one, or nobody said who we are", () => {
    expect(item("payment_terms", [clause], { language: "en", ourSide: "supply" })?.reason).toBe("whoseSide");
    expect(item("payment_terms", [clause], { language: "en", ourSide: null })?.reason).toBe("whoseSide");
    expect(verdict("payment_terms", [clause], { language: "en", side: "mutual", ourSide: null })).not.toBe("matches");
  });
});
