/** Parties, courts, monthly sums and titles as contracts of firms in Mongolia and Russia write them. */
import { describe, expect, test } from "vitest";
import { factsIn } from "./in-force/read";

describe("a party is told whole, and a number of a register is none (B-12.2)", () => {
  test.each([
    ['reg. No. 2094533, of 8 Peace Avenue (the "Customer")', "\nand\n"],
    ['company number 2094533 (the "Customer")', " and\n"],
    ['registered office in Darkhan (the "Customer")', ", and "],
  ])("ALDER GOBI JSC, %s", (rest, joint) => {
    const text = `SERVICES AGREEMENT\n\nLARCH CLOUD LLC, reg. No. 5887412, of 17 Peace Avenue (the "Provider"),${joint}ALDER GOBI JSC, ${rest},\n\nhave agreed as follows.\n\n1. The fee is USD 900.`;
    expect(factsIn(text, "parties").map((one) => one.replace(/^\w+: /u, ""))).toEqual([
      "LARCH CLOUD LLC",
      "ALDER GOBI JSC",
    ]);
  });

  test("with its short name in brackets and its tax number behind it", () => {
    const text = [
      "ДОГОВОР ПОСТАВКИ № 77",
      "Общество с ограниченной ответственностью «Дуб» (ООО «Дуб»), ИНН 3811184420, в лице директора Котова Ивана Петровича, именуемое в дальнейшем «Поставщик», с одной стороны, и\nКомпания с ограниченной ответственностью «Вяз» (регистрационный номер 6214879, Монголия), именуемая в дальнейшем «Покупатель», заключили настоящий Договор:",
      "1. Цена 900 евро.",
    ].join("\n\n");
    expect(factsIn(text, "parties").map((one) => one.replace(/^\w+: /u, ""))).toEqual([
      "ООО «Дуб»",
      "Компания с ограниченной ответственностью «Вяз»",
    ]);
  });
});

describe("two clauses that send disputes to different places are both told, and neither is stated (B-12.18)", () => {
  test.each([
    [
      "1. Disputes shall be settled by arbitration at the Larch Arbitration Court in Darkhan.\n\n2. Any claim that is not settled within 30 days shall be submitted to the courts of Finland.",
      ["arbitration", "courts of Finland"],
    ],
    [
      "1. Споры рассматриваются в Арбитражном суде Иркутской области.\n\n2. Все споры по Договору передаются в МКАС при ТПП РФ.",
      ["Арбитражном суде", "МКАС"],
    ],
  ])("%#", (text, places) => {
    const told = factsIn(text, "dispute_resolution");
    expect(told.every((one) => one.startsWith("likely: "))).toBe(true);
    for (const place of places) expect(told.join("\n")).toContain(place);
  });

  test("one alone is stated", () => {
    const one = "1. Disputes shall be settled by arbitration at the Larch Arbitration Court in Darkhan.";
    expect(factsIn(one, "dispute_resolution").join()).toMatch(/^stated: /u);
  });

  test("the body that decides before the court is told with it", () => {
    const text = "ХӨДӨЛМӨРИЙН ГЭРЭЭ\n\n7.1 Маргааныг хөдөлмөрийн маргаан шийдвэрлэх хороо, шүүхээр шийдвэрлэнэ.";
    expect(factsIn(text, "dispute_resolution").join()).toContain("хороо, шүүхээр");
  });
});

test("a sum in all for a month says so, behind the price of a square metre (B-25.1)", () => {
  const text =
    "ТҮРЭЭСИЙН ГЭРЭЭ\n\n3.1. Сарын түрээсийн төлбөр 1 м.кв тутамд 65,000 төгрөг, нийт 20,800,000 төгрөг байна.";
  expect(factsIn(text, "price")).toEqual(["likely: Сарын нийт 20,800,000 төгрөг"]);
});

describe("what is paid for leaving early isn't paid for being late (B-25.1)", () => {
  test.each([
    "1. The Tenant may terminate this lease early on payment of 50 % of the rent that is left.",
    "1. При досрочном расторжении Арендатор уплачивает 50 % оставшейся арендной платы.",
    "1. Түрээслэгч гэрээг хугацаанаас нь өмнө цуцлахыг хүсвэл үлдсэн хугацааны түрээсийн төлбөрийн 50 хувийг төлнө.",
  ])("%s", (clause) => {
    const late = "2. Rent that is overdue bears interest at 2 % per month.";
    expect(factsIn(clause, "late_payment")).toEqual([]);
    expect(factsIn(`${clause}\n\n${late}`, "late_payment").join()).toContain("2 %");
  });
});

describe("a paper that changes a contract has its own title (B-12.10)", () => {
  test.each([
    ["AMENDMENT No. 1\nto Services Agreement No. 7 dated 1 May 2026", "AMENDMENT No. 1"],
    ["Addendum 2 to the Lease Agreement dated 1 May 2025", "Addendum 2 to the Lease Agreement"],
    ["SERVICES AGREEMENT", "SERVICES AGREEMENT"],
  ])("%s", (head, title) => {
    expect(factsIn(`${head}\n\n1. Clause 3 is replaced with: "3. The fee is USD 900."`, "title")).toEqual([
      `likely: ${title}`,
    ]);
  });
});
