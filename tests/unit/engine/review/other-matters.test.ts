/** What a summary and a column say of a topic is not of another matter (B-25.1). */
import { describe, expect, test } from "vitest";
import { topicValue } from "@/lib/engine/review/topic-values";
import { reviewWhole } from "@/lib/engine/review/whole";
import { readOnce } from "@/lib/engine/text/reading";
import type { TopicId } from "@/lib/engine/review/topics";

function read(topic: TopicId, ...clauses: string[]) {
  const text = clauses.map((clause, at) => `${at + 1}. ${clause}`).join("\n\n");
  const all = reviewWhole(readOnce({ text, pages: [{ start: 0, page: 1 }], contractName: "", contractType: "" }));
  const found = all.topics.find((one) => one.topic === topic);
  return { value: found?.value?.text ?? null, first: found?.present ? found.passages[0]?.content : null };
}

const [WORK_RU, PAY_RU] = [
  "За нарушение срока окончания работ Подрядчик уплачивает неустойку 0,3 % цены за каждый день, но не более 9 %.",
  "За просрочку оплаты Заказчик уплачивает пени 0,1 % от неоплаченной суммы за каждый день.",
];
const [WORK_MN, PAY_MN] = [
  "Гүйцэтгэгч ажлыг хугацаанд нь дуусгаагүй бол хоног тутамд үнийн 0.4 хувийн алданги төлнө. Алдангийн дээд хэмжээ 15 хувь.",
  "Захиалагч төлбөр хоцроовол хоног тутамд хоцорсон дүнгийн 0.1 хувийн алданги төлнө.",
];

describe("a penalty for late work is no penalty for late payment", () => {
  test("Russian", () => {
    expect(read("late_payment", WORK_RU, PAY_RU).value).toContain("0,1 %");
    expect(read("late_payment", WORK_RU).first).toBeNull();
    expect(read("late_payment", PAY_RU).first).toContain("0,1 %");
  });
  test("Mongolian, with the sentence that limits it", () => {
    expect(read("late_payment", WORK_MN, PAY_MN).value).toContain("0.1");
    expect(read("late_payment", WORK_MN).first).toBeNull();
    expect(read("late_payment", PAY_MN).first).toContain("0.1");
  });
  test("of two rates the one that holds comes first", () => {
    const change =
      "2-т заасан алдангийн хувь хэмжээг 2030 оны 5 дугаар сарын 1-ний өдрөөс эхлэн 0.2 хувь болгон өөрчилнө.";
    const text = [`1.1. ${WORK_MN}`, `1.2. ${PAY_MN}`, `1.3. ${change.replace("2-т", "1.2-т")}`].join("\n\n");
    const { topics } = reviewWhole(
      readOnce({ text, pages: [{ start: 0, page: 1 }], contractName: "", contractType: "" }),
    );
    expect(topics.find(({ topic }) => topic === "late_payment")?.value?.text).toContain("0.2");
  });
});

describe("a right to end for a cause is no right to end without one", () => {
  const LATE_RU = "При просрочке платежа более 12 дней Поставщик вправе расторгнуть договор, уведомив за 4 дня.";
  const FREE_RU = "Арендатор вправе досрочно вернуть станки, уведомив Арендодателя за 25 дней.";
  test("Russian, and the early return with notice is one", () => {
    expect(read("termination_for_convenience", LATE_RU).first).toBeNull();
    expect(read("termination_for_convenience", LATE_RU, FREE_RU).first).toContain("досрочно вернуть");
    const any = "Любая сторона вправе расторгнуть договор, уведомив другую за 25 дней.";
    expect(read("termination_for_convenience", any).first).toContain("25 дней");
  });
  test("Mongolian", () => {
    const late = "Гүйцэтгэгч 12 хоногоос илүү хоцорвол Захиалагч 5 хоногийн өмнө мэдэгдэж гэрээг цуцалж болно.";
    expect(read("termination_for_convenience", late).first).toBeNull();
    const any = "Аль нэг тал 25 хоногийн өмнө мэдэгдэж гэрээг цуцалж болно.";
    expect(read("termination_for_convenience", late, any).first).toContain("25 хоногийн");
  });
});

test("a time to pay is that of the rest, not of the advance, nor of a right to end", () => {
  const fact = (value: string, content: string) =>
    ({ kind: "payment_terms", value, basis: "likely", passage: { content, page: 1, start: 0, end: 9 } }) as const;
  const ahead = fact("4 хоног", "Захиалагч гэрээ байгуулснаас хойш 4 хоногийн дотор урьдчилгаа төлнө.");
  const rest = fact("12 хоног", "Захиалагч нэхэмжлэх ирснээс хойш 12 хоногийн дотор төлнө.");
  const leaves = fact("20 хоног", "Гүйцэтгэгч 20 хоногоос илүү хоцорвол Захиалагч гэрээг цуцална.");
  const review = { topic: "payment_terms", present: true, basis: "likely", margin: null, passages: [] } as const;
  const told = (...facts: (typeof ahead)[]) => topicValue(review, { facts, text: "" })?.text ?? null;
  expect(told(ahead, rest, leaves)).toBe("12 хоног");
  expect(told(leaves, ahead)).toBe("4 хоног");
  expect(told(leaves)).toBeNull();
});

test("the month of a day is not how often a rate is due", () => {
  const content = "Алданги 2030 оны 05 дугаар сарын 01-ний өдрөөс 0.3 хувь болно.";
  const fact = { kind: "late_payment", value: "0.3 хувь", basis: "likely", percent: 0.3 } as const;
  const read = (words: string) => {
    const passage = { content: words, page: 1, start: 0, end: 9 };
    const review = { topic: "late_payment", present: true, basis: "likely", margin: null, passages: [] } as const;
    return topicValue(review, { facts: [{ ...fact, passage }], text: "" })?.percentPerDay;
  };
  expect(read(content)).toBeUndefined();
  expect(read("Сарын 0.3 хувийн алданги төлнө.")).toBeCloseTo(0.01);
});
