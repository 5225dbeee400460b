import { describe, expect, test } from "vitest";
import type { Language } from "@/lib/copy/languages";
import type { ContractKind } from "@/lib/engine/positions/contract-kinds";
import { readOwnTerms } from "@/lib/engine/positions/own-terms";
import { readSubjects } from "@/lib/engine/positions/read-subjects";
import { readOnce } from "@/lib/engine/text/reading";
import type { Side } from "@/lib/positions/bounds";
import { judged } from "@/lib/positions/judged";
import { starterBook } from "@/lib/positions/starter/starter-book";

const HEADS: Readonly<Record<Language, string>> = {
  en: `This Agreement is between Oak Ltd (the "Supplier") and Elm Ltd (the "Customer").\n\n`,
  ru: "ООО «Дуб», именуемое «Исполнитель», и ООО «Вяз», именуемое «Заказчик», заключили договор.\n\n",
  mn: "“Царс” ХХК (цаашид “Гүйцэтгэгч” гэх) болон “Хус” ХХК (цаашид “Захиалагч” гэх) гэрээ байгуулав.\n\n",
};
type Asked = { side?: Side; language?: Language; kind?: ContractKind };

/** What the starters say of a text on one topic. */
function itemOn(topic: string, text: string, { side = "mutual", language = "en", kind }: Asked = {}) {
  const contract = {
    text: HEADS[language] + text,
    pages: [{ start: 0, page: 1 }],
    contractName: "",
    contractType: "Other",
  };
  const book = starterBook({ side, language, ...(kind ? { kind } : {}) });
  const readings = {
    topics: [],
    subjects: readSubjects(readOnce(contract), []),
    terms: readOwnTerms(contract),
    contractType: "Other",
  };
  const positions = book.positions.filter((one) => one.topic === topic);
  return judged(readings, positions, { ...book, kinds: [], contractType: "" })[0];
}
const verdictOn = (...asked: Parameters<typeof itemOn>) => itemOn(...asked)?.verdict;

describe("what is told apart (B-24.6)", () => {
  test("interest on a late payment is no penalty for late work, and the other way round", () => {
    const late = "7.1 Гүйцэтгэгч үе шатны хугацааг хэтрүүлбэл хоног тутам хөлсний 0,2 хувийн алданги төлнө.";
    expect(verdictOn("late_payment", late, { language: "mn" })).not.toBe("deviates");
    const unpaid = "7.1 Захиалагч төлбөрөө хожимдуулбал хоног тутам хожимдсон дүнгийн 0,2 хувийн алданги төлнө.";
    expect(verdictOn("late_payment", unpaid, { language: "mn" })).toBe("deviates");
    const both =
      "4. If the Customer is late with a payment, it pays a penalty of 0.1 % of the overdue sum for each day.";
    expect(verdictOn("liquidated_damages", both, { side: "supply" })).toBe("matches");
    expect(verdictOn("late_payment", both)).toBe("matches");
  });

  test("interest on late payment is the payer's, whoever may charge it", () => {
    const charged = "4. The Supplier may charge interest of 0.1 % a day on overdue invoices.";
    expect(verdictOn("late_payment", charged, { side: "buy" })).toBe("needsReview"); // ours has a maximum, too
    const limited = `${charged.slice(0, -1)}, but at most 10 % of the overdue sum.`;
    expect(verdictOn("late_payment", limited, { side: "buy" })).toBe("acceptable");
    const above = "4. The Supplier may charge interest of 0.3 % a day on overdue invoices.";
    expect(verdictOn("late_payment", above, { side: "buy" })).toBe("deviates");
  });

  test("only fraud and intent outside a limit are as asked, more is for a person, everything deviates", () => {
    const outside = (what: string) => `8. Nothing in this Agreement limits either party's liability for ${what}.`;
    expect(verdictOn("uncapped_liability", outside("fraud or wilful misconduct"))).toBe("matches");
    expect(verdictOn("uncapped_liability", outside("fraud, death or breach of clause 9"))).toBe("needsReview");
    const all = "8. Ответственность Исполнителя по договору не ограничена.";
    expect(verdictOn("uncapped_liability", all, { side: "supply", language: "ru" })).toBe("deviates");
    const rights = "8. Право на тексты переходит к Заказчику в полном объёме после их оплаты.";
    expect(verdictOn("uncapped_liability", rights, { side: "buy", language: "ru" })).not.toBe("deviates");
  });

  test("two parties' own limits in one clause are for a person, one for both is not", () => {
    const two =
      "8. The Supplier's liability in a contract year shall not exceed twice the yearly fees, and the Customer's the yearly fees.";
    expect(verdictOn("liability_cap", two, { side: "buy" })).toBe("needsReview");
    const one = "8. Each party's liability in a contract year shall not exceed the yearly fees.";
    expect(verdictOn("liability_cap", one)).toBe("matches");
    expect(verdictOn("liability_cap", one, { side: "buy" })).toBe("deviates");
  });

  test("a ban on competing during the term is acceptable, one after it deviates", () => {
    const during = "9. During the term of this Agreement the Supplier shall not work for competitors of the Customer.";
    expect(verdictOn("non_compete", during)).toBe("acceptable");
    const after = "9. For two years after termination the Supplier shall not work for competitors of the Customer.";
    expect(verdictOn("non_compete", after)).toBe("deviates");
  });

  test("a price that one side may raise without a limit deviates, with an index a person decides", () => {
    const asked = { kind: "services" } as const;
    expect(verdictOn("price_increase", "5. The Supplier may raise the fee by giving one month's notice.", asked)).toBe(
      "deviates",
    );
    expect(verdictOn("price_increase", "5. The Supplier may raise the fee each year with inflation.", asked)).toBe(
      "needsReview",
    );
    expect(verdictOn("price_increase", "5. The Supplier may raise the fee each year by at most 4 %.", asked)).toBe(
      "acceptable",
    );
  });

  test("a word in a clause on another subject is no mention, unless both often stand in one sentence", () => {
    const assigned = "6. Neither party may assign this Agreement to any third party without the other's consent.";
    expect(verdictOn("indemnity", assigned)).toBe("missing");
    expect(verdictOn("indemnity", `${assigned} Oak answers for claims of third parties.`)).toBe("needsReview");
    const renewed =
      "2. По окончании срока договор возобновляется на год, если стороны не заявят об ином за два месяца до его окончания.";
    expect(verdictOn("renewal_notice", renewed, { language: "ru" })).not.toBe("missing");
  });

  test("a review that a person has to finish says what is in the way", () => {
    const leave = "3. Either party may terminate this Agreement on 30 days' notice.";
    expect(itemOn("termination_for_convenience", leave)).toMatchObject({ verdict: "matches" });
    const twice = `${leave}\n\n4. The Customer may terminate this Agreement at any time on 90 days' notice.`;
    expect(itemOn("termination_for_convenience", twice)).toMatchObject({ verdict: "needsReview", reason: "several" });
    const only = "6. Either party may assign this Agreement only to a company of its group.";
    expect(itemOn("assignment", only)).toMatchObject({ verdict: "needsReview", reason: "onCondition" });
    const more =
      "6. Neither party may assign this Agreement without the other's consent.\n\n7. A successor may take it over.";
    expect(itemOn("assignment", more)).toMatchObject({ verdict: "needsReview", reason: "elsewhere" });
  });
});
