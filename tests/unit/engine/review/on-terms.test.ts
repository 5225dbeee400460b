/** Facts are told with what limits them: conditions, whose right it is, and that there is no cap (B-25.2). */
import { describe, expect, test } from "vitest";
import { reviewWhole } from "@/lib/engine/review/whole";
import { readOnce } from "@/lib/engine/text/reading";

const EN = 'SERVICE AGREEMENT between Fern Ltd (the "Supplier") and Moss Ltd (the "Customer") of 3 May 2026.';
const RU = "ДОГОВОР УСЛУГ от 3 мая 2026 г. ООО «Клён» (далее – «Исполнитель») и ООО «Липа» (далее – «Заказчик»).";
const MN = 'ҮЙЛЧИЛГЭЭНИЙ ГЭРЭЭ. "Хус" ХХК (цаашид "Гүйцэтгэгч" гэх), "Нарс" ХХК (цаашид "Захиалагч" гэх).';

function read(...lines: string[]) {
  const text = lines.join("\n\n");
  return reviewWhole(readOnce({ text, pages: [{ start: 0, page: 1 }], contractName: "", contractType: "Other" }));
}
const told = (kind: string, ...lines: string[]) =>
  read(...lines).facts.flatMap((one) => (one.kind === kind ? [[one.value, one.role ?? ""].join(" | ")] : []));

describe("a right to leave", () => {
  const KIND = "termination_for_convenience";
  test("has its condition", () => {
    const clause = "2.2 Either party may terminate this Agreement on 60 days' notice";
    const limited = `${clause}, provided that the Supplier may not give such notice before 1 June 2027.`;
    expect(told(KIND, EN, limited)[0]).toContain("60 days, provided that the Supplier may not give such notice before");
    expect(told(KIND, EN, `${clause}.`)).toEqual(["60 days | "]);
  });

  test("is told of each side that has its own", () => {
    const ours = "2.3 The Customer may terminate this Agreement at any time on 90 days' notice.";
    const theirs = "2.4 The Supplier may terminate this Agreement at any time on 30 days' notice.";
    expect(told(KIND, EN, ours, theirs).toSorted()).toEqual(["30 days | Supplier", "90 days | Customer"]);
  });

  test("that costs something is told in its sentence", () => {
    const clause =
      "2.3 Захиалагч гэрээг хугацаанаас өмнө цуцлахыг хүсвэл 90 хоногийн өмнө мэдэгдэж, үлдсэн төлбөрийн 50 хувьтай тэнцэх торгууль төлнө.";
    expect(told(KIND, MN, clause).join()).toContain("торгууль төлнө");
  });
});

describe("a liability without a limit", () => {
  test("is no cap, and it is said whose", () => {
    expect(told("liability_cap", EN, "8.3 The Customer's liability under this Agreement is unlimited.")).toEqual([
      "no cap: The Customer's liability under this Agreement is unlimited. | Customer",
    ]);
    expect(told("liability_cap", RU, "8.3. Ответственность Заказчика не ограничивается.")).toEqual([
      "без предела: Ответственность Заказчика не ограничивается. | Заказчик",
    ]);
    expect(told("liability_cap", MN, "8.3 Захиалагч учирсан хохирлыг хязгаарлалтгүй нөхөн төлнө.")).toEqual([
      "дээд хязгааргүй: Захиалагч учирсан хохирлыг хязгаарлалтгүй нөхөн төлнө. | Захиалагч",
    ]);
  });

  test("is no exception from a cap, as the one for fraud is", () => {
    const exceptions = (...lines: string[]) =>
      read(...lines).topics.find(({ topic }) => topic === "uncapped_liability")?.present;
    expect(exceptions(RU, "8.3. Ответственность Заказчика не ограничивается.")).toBe(false);
    const cap = "8.1 The Supplier's liability is limited to USD 10,000. This limit does not apply to unpaid fees.";
    expect(exceptions(EN, cap)).toBe(true);
  });
});

describe("a cap", () => {
  const cap = "8.1 The Supplier's total liability shall not exceed USD 10,000.";
  test("has the sentence that takes something from it, or lets it begin", () => {
    expect(told("liability_cap", EN, `${cap} This limit does not apply to unpaid fees.`)[0]).toContain("unpaid fees");
    const later = "This clause takes effect only if the Customer pays the deposit.";
    expect(told("liability_cap", EN, `${cap} ${later}`)[0]).toContain("only if the Customer pays the deposit");
    expect(told("liability_cap", EN, `${cap} Notices are sent by post.`)[0]).not.toContain("Notices");
  });
});
