import { describe, expect, test } from "vitest";
import type { Language } from "@/lib/copy/languages";
import { readOwnTerms } from "@/lib/engine/positions/own-terms";
import { readSubjects } from "@/lib/engine/positions/read-subjects";
import { readOnce } from "@/lib/engine/text/reading";
import { judged } from "@/lib/positions/judged";
import { starterBook } from "@/lib/positions/starter/starter-book";

function latePayment(language: Language, text: string) {
  const contract = { text, pages: [{ start: 0, page: 1 }], contractName: "", contractType: "" };
  const book = starterBook({ language, side: "buy", kind: "services" });
  const readings = { topics: [], subjects: readSubjects(readOnce(contract), []), terms: readOwnTerms(contract) };
  const items = judged({ ...readings, contractType: "Service Agreement" }, book.positions, book);
  return items.find(({ topic }) => topic === "late_payment");
}

const OPEN: Record<Language, string> = {
  en: "SERVICE AGREEMENT\n\n1. The Customer pays EUR 800 a month.\n2. Overdue sums bear interest at 0.08 % for each day of delay.",
  ru: "ДОГОВОР ОКАЗАНИЯ УСЛУГ\n\n1. Заказчик платит 80 000 рублей в месяц.\n2. За просрочку оплаты Заказчик уплачивает неустойку 0,08 % от суммы долга за каждый день.",
  mn: "ҮЙЛЧИЛГЭЭНИЙ ГЭРЭЭ\n\n1. Захиалагч сард 800,000 төгрөг төлнө.\n2. Захиалагч төлбөрөө хожимдуулбал хоног тутамд төлөөгүй дүнгийн 0.08 хувийн алданги төлнө.",
};
const CAPPED: Record<Language, string> = {
  en: OPEN.en.replace("delay.", "delay, at most 6 % of the overdue sum."),
  ru: OPEN.ru.replace("день.", "день, но не более 6 % этой суммы."),
  mn: OPEN.mn.replace("төлнө.\n2", "төлнө.\n2").replace(/төлнө\.$/u, "төлөх бөгөөд нийт дүн 6 хувиас хэтрэхгүй."),
};

describe("a charge for late payment, where our fallback has a maximum of the whole", () => {
  test.each(["en", "ru", "mn"] as const)("isn't acceptable without one: %s (B-24.6)", (language) => {
    const item = latePayment(language, OPEN[language]);
    expect(item).toMatchObject({ verdict: "needsReview", reason: "noMaximum", isSure: false });
  });

  test.each(["en", "ru", "mn"] as const)("is acceptable with one: %s (B-24.6)", (language) => {
    expect(latePayment(language, CAPPED[language])).toMatchObject({ verdict: "acceptable", reason: "fallback" });
  });
});
