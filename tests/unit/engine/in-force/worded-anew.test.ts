/** Clauses that a later one words anew, in Russian and Mongolian (B-12.18): new words first, old ones struck. */
import { describe, expect, test } from "vitest";
import { amendedClauses } from "@/lib/engine/text/amendments";
import { asked, readingOf } from "./read";

const RENT = [
  "1. Предмет",
  "1.1. Арендодатель передаёт Арендатору склад площадью 200 кв. м, а Арендатор платит аренду.",
  "2. Платежи",
  "2.1. Аренда вносится ежемесячно не позднее 3-го числа на счёт Арендодателя.",
  "2.2. За просрочку аренды Арендатор уплачивает неустойку 0,4 % долга за каждый день, но не более 20 % долга.",
  "3. Прочее",
  "3.1. Споры решаются переговорами, а затем в суде по месту склада.",
  "3.2. Стороны хранят в тайне условия договора в течение двух лет.",
].join("\n\n");
const SERVICE = [
  "Нэг. Ерөнхий зүйл",
  "1.1. Гүйцэтгэгч оффисын цэвэрлэгээг ажлын өдөр бүр хийнэ.",
  "Хоёр. Төлбөр",
  "2.1. Захиалагч нэхэмжлэхийг хүлээн авснаас хойш 20 хоногийн дотор төлнө.",
  "2.2. Төлбөр хожимдвол Захиалагч хоног тутамд 0.4 хувийн алданги төлөх бөгөөд нийт алданги 30 хувиас хэтрэхгүй.",
  "Гурав. Бусад",
  "3.1. Маргааныг харилцан тохиролцож, эс тохирвол шүүхээр шийдвэрлүүлнэ.",
].join("\n\n");

const LATE_RU = "Какая неустойка за просрочку аренды?";
const LATE_MN = "Төлбөр хожимдвол алданги хэдэн хувь вэ?";
/** The beginning of the clause, then of that which says what is struck of it. */
const numbersOf = (text: string) =>
  amendedClauses(readingOf(text)).map(({ start }) => text.slice(start, start + 8).split(" ", 1)[0]);

describe("Russian", () => {
  const PROTOCOL = "Приложение № 2. Протокол разногласий";
  const LED = "Стороны договорились изложить пункты договора в следующей редакции:";
  const ITEM = "Пункт 2.2: «За просрочку аренды Арендатор уплачивает неустойку 0,1 % долга за каждый день до уплаты».";
  test("a protocol in an annex that words clauses anew", () => {
    const text = `${RENT}\n\n${PROTOCOL}\n${LED}\n${ITEM}\nПункт 2.1: «Аренда вносится не позднее 25-го числа».`;
    expect(numbersOf(text)).toEqual(["2.1.", "2.2."]);
    expect(asked(text, LATE_RU).shown).toEqual([
      "Пункт",
      `2.2. by 2.2 (Приложение № 2): ${RENT.split("\n\n")[4] ?? ""}`,
    ]);
    expect(asked(text, LATE_RU).basis).not.toBe("stated");
  });
  test("a table of both sides' words, with the ones that were agreed", () => {
    const table = (agreed: string) =>
      [
        RENT,
        PROTOCOL,
        [
          "| Пункт | Редакция Арендодателя | Редакция Арендатора | Согласованная редакция |",
          `| 2.2 | неустойка 0,4 % долга за каждый день просрочки | 0,1 % за каждый день просрочки | ${agreed} |`,
        ].join("\n"),
      ].join("\n\n");
    const changed = asked(table("неустойка 0,2 % долга за каждый день просрочки"), LATE_RU);
    expect(changed.shown.find((one) => one.startsWith("2.2."))).toContain("0,4 % долга");
    const kept = asked(table("неустойка 0,4 % долга за каждый день просрочки"), LATE_RU);
    expect(kept.shown.find((one) => one.startsWith("2.2."))).toBe("2.2. by null: ");
  });
  test("a figure that is set anew, and the bound beside it stays", () => {
    const text = `${RENT}\n\n3.3. Размер неустойки, указанный в пункте 2.2, установить в размере 0,1 %.`;
    expect(asked(text, LATE_RU).shown).toContain("2.2. by 3.3: 0,4 %");
  });
  test.each([
    ["a right to change it", "3.3. Размер неустойки по пункту 2.2 Арендодатель вправе установить в размере до 0,5 %."],
    ["a list of annexes", "3.3. Приложения: акт; протокол разногласий."],
    ["what a clause says", "3.3. Пункт 2.2 стороны прочли и поняли."],
  ])("nothing is changed by %s", (_, clause) => {
    expect(numbersOf(`${RENT}\n\n${clause}`)).toEqual([]);
  });
  test("words in long quotes say nothing on since when they hold", () => {
    const quote = `«2.2. Если аренда не внесена до 3-го числа, при просрочке до 10 дней Арендатор, ${"получив напоминание, ".repeat(12)}платит 0,1 %».`;
    const text = `${RENT}\n\nДополнительное соглашение № 1\n\n1. Пункт 2.2 изложить в следующей редакции: ${quote}`;
    expect(asked(text, LATE_RU).shown.find((one) => one.startsWith("2.2."))).toContain("0,4 %");
  });
});

describe("Mongolian", () => {
  test.each([
    ["болгон өөрчилнө", "3.2. 2.2-т заасан алдангийн хувь хэмжээг 0.1 хувь болгон өөрчилнө.", "0.4 хувийн"],
    [
      "гэж өөрчлөн найруулсугай",
      "3.2. 2.2 дахь заалтын алдангийн хэмжээг 0.1 хувь гэж өөрчлөн найруулсугай.",
      "0.4 хувийн",
    ],
    [
      "from a day on, so that the old words hold before it",
      "3.2. 2.2-т заасан алдангийн хувь хэмжээг 2026 оны 07 дугаар сарын 01-ний өдрөөс эхлэн 0.1 хувь болгон өөрчилж мөрдөнө.",
      "",
    ],
  ])("%s", (_, clause, struck) => {
    const { shown, basis } = asked(`${SERVICE}\n\n${clause}`, LATE_MN);
    expect(shown).toContain(`2.2. by 3.2: ${struck}`);
    if (struck === "") expect(basis).not.toBe("stated");
    else expect(shown[0]).toBe("3.2.");
  });
  test("an amendment that words clauses anew, as a list", () => {
    const text = `${SERVICE}\n\nНэмэлт өөрчлөлт\n\nТалууд гэрээний дараах заалтыг өөрчлөн найруулав:\n2.1 дэх заалт: “Захиалагч 45 хоногийн дотор төлнө”.`;
    const { shown } = asked(text, "Захиалагч хэд хоногийн дотор төлөх вэ?");
    expect(shown.find((one) => one.startsWith("2.1. by"))).toContain("20 хоногийн");
  });
  test.each([
    ["what the parties may change", "3.2. 2.2-т заасан хувь хэмжээг талууд харилцан тохиролцож өөрчилж болно."],
    ["what is told of it", "3.2. 2.2-т заасан алдангийг Захиалагч шилжүүлнэ."],
  ])("nothing is changed by %s", (_, clause) => {
    expect(numbersOf(`${SERVICE}\n\n${clause}`)).toEqual([]);
  });
});
