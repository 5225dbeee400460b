/** A limit of a penalty is no rate for each day, and it counts whose penalty it is (B-24.6, B-24.10). */
import { describe, expect, test } from "vitest";
import type { Language } from "@/lib/copy/languages";
import { valuesIn } from "@/lib/engine/positions/values";
import { reviewWhole } from "@/lib/engine/review/whole";
import { folded } from "@/lib/engine/text/folding";
import { readOnce } from "@/lib/engine/text/reading";
import type { Side } from "@/lib/positions/bounds";
import { judged } from "@/lib/positions/judged";
import { keepOtherMatters } from "@/lib/positions/kept-rest";
import { starterBook } from "@/lib/positions/starter/starter-book";

const OPENING: Readonly<Record<Language, string>> = {
  en: 'This agreement is between Alder Ltd ("Customer") and Birch Ltd ("Supplier").',
  ru: "ООО «Ольха», именуемое в дальнейшем «Заказчик», и ООО «Берёза», именуемое в дальнейшем «Исполнитель», заключили договор.",
  mn: "“Нигүүр” ХХК (цаашид “Захиалагч” гэх), “Хус” ХХК (цаашид “Гүйцэтгэгч” гэх) нар энэхүү гэрээг байгуулав.",
};

function itemOn(topic: string, clause: string, { language, side }: { language: Language; side: Side }) {
  const text = `${OPENING[language]}\n\n4. ${clause}`;
  const read = reviewWhole(readOnce({ text, pages: [{ start: 0, page: 1 }], contractName: "", contractType: "" }));
  const book = { ...starterBook({ side, kind: "services", language }), contractType: "" } as const;
  const all = judged({ ...read, contractType: "Service Agreement" }, book.positions, book);
  return all.find((item) => item.topic === topic);
}

const BY_THE_DAY: readonly [Language, string][] = [
  ["en", "If the Supplier's work is late, the Supplier shall pay a penalty of 0.2 % of the price for each day."],
  ["ru", "За просрочку выполнения работ Исполнитель уплачивает пеню 0,2 % цены за каждый день."],
  ["mn", "Гүйцэтгэгч ажлыг хожимдуулбал хоног тутамд гэрээний үнийн 0.2 хувийн торгууль төлнө."],
];
const WITH_LIMIT: readonly [Language, string, string][] = [
  [
    "en",
    "If the Supplier's work is late, the Supplier shall pay a penalty of 0.2 % of the price for each day, up to 30 % of the price.",
    "Penalties for late performance do not exceed 10 % of the price of what is late.",
  ],
  [
    "ru",
    "За просрочку выполнения работ Исполнитель уплачивает пеню 0,2 % цены за каждый день, но не более 30 % цены.",
    "Неустойка за просрочку исполнения не превышает 10 % цены просроченного.",
  ],
  [
    "mn",
    "Гүйцэтгэгч ажлыг хожимдуулбал хоног тутамд үнийн 0.2 хувийн торгууль төлнө. Торгуулийн дээд хэмжээ гэрээний үнийн 30 хувь.",
    "Хугацаа хэтрүүлсний торгууль хожимдсон зүйлийн үнийн 10 хувиас хэтрэхгүй.",
  ],
];
const OURS = (language: Language) => WITH_LIMIT.find(([of]) => of === language)?.[2] ?? "";

const put = (topic: string, clause: string, wording: string, isOnTopic = true): Put =>
  keepOtherMatters({ quote: `4. ${clause}`, replacement: `4. ${wording}` }, { topic, wording, isOnTopic });
type Put = { quote: string; replacement: string; isByHand?: true };

describe.each(BY_THE_DAY)("a penalty by the day without a limit, in %s", (language, clause) => {
  test("has no limit of the total: our red line for who may pay it, and none for who is paid", () => {
    const [supply, mutual, buy] = (["supply", "mutual", "buy"] as const).map((side) =>
      itemOn("liquidated_damages", clause, { language, side }),
    );
    expect([supply?.verdict, supply?.reason]).toEqual(["deviates", "noCap"]);
    expect([mutual?.verdict, mutual?.reason]).toEqual(["deviates", "noCap"]);
    expect(buy?.verdict).toBe("matches");
  });

  test("keeps its rate: our limit follows as a sentence of its own", () => {
    const { replacement, isByHand } = put("liquidated_damages", clause, OURS(language));
    expect(replacement).toBe(`4. ${clause} ${OURS(language)}`);
    expect(isByHand).toBeUndefined();
    expect(put("liquidated_damages", clause, OURS(language), false).isByHand).toBe(true);
  });
});

describe.each(WITH_LIMIT)("a penalty by the day with a limit, in %s", (language, clause, ours) => {
  test("has only its limit compared, and changed", () => {
    expect(itemOn("liquidated_damages", clause, { language, side: "mutual" })).toMatchObject({
      verdict: "deviates",
      reason: "neither",
    });
    expect(put("liquidated_damages", clause, ours).replacement).toBe(`4. ${clause.replace("30", "10")}`);
  });

  test("is no deviation for who is paid it, unless it is beyond a red line", () => {
    const of = { language, side: "buy" } as const;
    expect(itemOn("liquidated_damages", clause, of)?.verdict).toBe("matches");
    expect(itemOn("liquidated_damages", clause.replace("30", "60"), of)).toMatchObject({
      verdict: "deviates",
      reason: "redLine",
    });
  });

  test("is left to a person where ours has no figure and more sentences stand there", () => {
    const two = `${clause} ${clause}`;
    expect(put("liquidated_damages", two, OPENING[language])).toMatchObject({ isByHand: true });
  });
});

test.each<[Language, string, string, string]>([
  [
    "en",
    "On late payment the Customer pays interest of 0.3 % for each day, up to 40 % of the sum.",
    "A party in delay pays 0.1 % of the overdue sum for each day, up to 10 % of it.",
    "0.1 % for each day, up to 40 % of the sum",
  ],
  [
    "ru",
    "За просрочку оплаты Заказчик платит пени 0,3 % долга за каждый день, но не более 40 % долга.",
    "За просрочку оплаты уплачивается 0,1 % просроченной суммы за каждый день, но не более 10 %.",
    "0,1 % долга за каждый день, но не более 40 % долга",
  ],
  [
    "mn",
    "Захиалагч төлбөр хожимдуулбал хоног тутамд 0.3 хувийн алданги төлнө. Нийт алданги төлөөгүй дүнгийн 40 хувиас хэтрэхгүй.",
    "Төлбөрөө хожимдуулсан тал хоног тутамд 0.1 хувийн алданги төлнө, нийт алданги 10 хувиас хэтрэхгүй.",
    "0.1 хувийн алданги төлнө. Нийт алданги төлөөгүй дүнгийн 40 хувиас",
  ],
])("a rate for each day is put in place of the rate, never of the limit, in %s", (_, clause, ours, expected) => {
  expect(put("late_payment", clause, ours).replacement).toContain(expected);
});

test.each<[Language, string, (string | number)[]]>([
  ["en", "a penalty of 0.5 % for each day, the maximum penalty being 8 % of the price", ["percentPerDay", "percent"]],
  ["ru", "пеня 0,5 % за каждый день, предельный размер пени 8 % цены", ["percentPerDay", "percent"]],
  ["mn", "хоног тутамд 0.5 хувийн алданги төлөх ба дээд хэмжээ үнийн 8 хувь", ["percentPerDay", "percent"]],
  ["mn", "хоног тутамд гэрээний нийт үнийн 0.5 хувийн алданги төлнө", ["percentPerDay"]],
  ["ru", "за каждый день просрочки 0,5 % общей цены", ["percentPerDay"]],
])("what stands before a share tells a total from a rate: %s %s", (language, sentence, units) => {
  expect(valuesIn(folded(sentence), language).map(({ unit }) => unit)).toEqual(units);
});

test.each<[Language, string, string]>([
  [
    "en",
    "The Supplier's total liability does not exceed the yearly fees. The limit does not apply to fraud and gross negligence.",
    "Each party's total liability does not exceed the yearly fees. The limit does not apply to fraud and gross negligence.",
  ],
  [
    "ru",
    "Ответственность Исполнителя ограничена ценой за год. Предел не применяется при умысле и грубой неосторожности.",
    "Ответственность каждой из сторон ограничена ценой за год. Предел не применяется при умысле и грубой неосторожности.",
  ],
  [
    "mn",
    "Гүйцэтгэгчийн нийт хариуцлага жилийн төлбөрөөс хэтрэхгүй. Санаатай болон болгоомжгүй үйлдлээр учирсан хохиролд энэ хязгаар хамаарахгүй.",
    "Талуудын нийт хариуцлага жилийн төлбөрөөс хэтрэхгүй. Санаатай болон болгоомжгүй үйлдлээр учирсан хохиролд энэ хязгаар хамаарахгүй.",
  ],
])("what the other side's limit doesn't cover is no deviation for us, in %s", (language, theirs, both) => {
  const verdict = (clause: string, side: Side) => itemOn("uncapped_liability", clause, { language, side })?.verdict;
  expect(verdict(theirs, "buy")).toBe("needsReview");
  expect(verdict(theirs, "supply")).toBe("deviates");
  expect(verdict(both, "buy")).toBe("deviates");
});

test.each<[Language, string]>([
  ["en", "If payment is late, the Customer pays 0.3 % interest of the overdue sum for each day."],
  ["ru", "За просрочку оплаты Заказчик уплачивает пени 0,3 % долга за каждый день."],
  ["mn", "Захиалагч төлбөр хожимдуулбал хоног тутамд төлөөгүй дүнгийн 0.3 хувийн алданги төлнө."],
])("a charge for late payment is no deviation for who receives it, in %s", (language, clause) => {
  const verdict = (side: Side) => itemOn("late_payment", clause, { language, side })?.verdict;
  expect([verdict("supply"), verdict("mutual"), verdict("buy")]).toEqual(["matches", "deviates", "deviates"]);
});
