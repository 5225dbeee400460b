import { describe, expect, test } from "vitest";
import { extractiveEngine } from "@/lib/engine/extractive-engine";
import { findEvents } from "@/lib/engine/time/events";
import { hireRu, lease, leaseMn } from "./contracts";
import { asked, contradictionsIn, factsIn, readingOf, readOn } from "./read";

const FORUMS = lease(
  "3.1 Any dispute arising out of this lease shall be finally settled by arbitration in Dublin.",
  "3.2 Rent of EUR 900 is paid on the first of each month.",
  "3.3 All disputes under this lease shall be decided by the courts of Cork.",
);
const DEPOSIT = lease(
  "3.1 The Landlord returns the deposit within 30 days after the end of the lease.",
  "3.2 Rent of EUR 900 is paid on the first of each month.",
  "3.3 After the keys are handed back the deposit is refunded within 45 days.",
);
const FRANCHISE = hireRu(
  "3.1. Франшизу 100 000 рублей по каждому страховому случаю несёт Арендатор, если виновник не установлен.",
  ["1. Франшиза по страховому случаю – 150 000 рублей."],
);
const PAYMENT_RU = hireRu("3.1. Приложение – часть договора.", [
  "1. Арендатор оплачивает счёт Арендодателя в течение 25 дней со дня его получения.",
]);
const PAYMENT_MN = leaseMn("3.1. Хавсралт нь гэрээний салшгүй хэсэг.", [
  "1. Түрээслэгч нэхэмжлэхийг хүлээн авснаас хойш 20 хоногийн дотор төлнө.",
]);
const DEPOSIT_MN = leaseMn(
  "3.1. Түрээслүүлэгч түрээс дууссанаас хойш 14 хоногийн дотор барьцааг буцаана.",
  ["1. Зогсоол 2 машинд зориулагдсан."],
  "3.2. Тооцоо дууссанаас хойш 40 хоногийн дотор барьцааг буцаан олгоно.",
);

describe("(B-12.18) of two clauses that disagree, none of which prevails, both are told", () => {
  test.each([
    ["two forums", FORUMS, "Where are disputes decided?", ["3.3", "3.1"], "3.1 / 3.3"],
    ["a deposit", DEPOSIT, "When do we get the deposit back?", ["3.3", "3.1"], "3.1 / 3.3"],
    ["a deductible", FRANCHISE, "какая франшиза по страховке?", ["1.", "3.1."], "3.1 / 1"],
    ["a time to pay", PAYMENT_RU, "когда платить по счёту?", ["2.1.", "1."], "2.1 / 1"],
    ["төлөх хугацаа", PAYMENT_MN, "нэхэмжлэхийг хэзээ төлөх вэ?", ["2.1.", "1."], "2.1 / 1"],
    ["барьцаа", DEPOSIT_MN, "барьцааг хэзээ буцаах вэ?", ["3.1.", "3.2."], "3.1 / 3.2"],
  ])("first in the chat, and by the checks: %s", (_, text, question, shown, pair) => {
    expect(asked(text, question)).toEqual({ basis: "nearest", disagree: true, shown });
    expect(contradictionsIn(text)).toEqual([pair]);
  });

  test.each([
    ["en", FORUMS, "Where are disputes decided?", "Two clauses point different ways:"],
    ["ru", PAYMENT_RU, "когда платить по счёту?", "Два пункта говорят разное:"],
    ["mn", PAYMENT_MN, "нэхэмжлэхийг хэзээ төлөх вэ?", "Хоёр заалт өөр өөр зүйл хэлж байна:"],
  ] as const)("the chat says so (%s)", async (language, text, question, words) => {
    const pieces = [];
    for await (const piece of extractiveEngine.chat(readingOf(text).contract, question, [], { language }))
      pieces.push(piece);
    expect(pieces[0]).toEqual({ kind: "text", text: words });
    expect(pieces.at(-1)).toEqual({ kind: "basis", basis: "nearest" });
  });

  test("as facts, of which none is stated", () => {
    expect(factsIn(PAYMENT_RU, "payment_terms")).toEqual([
      "likely: 10 дней со дня его получения",
      "likely: 25 дней со дня его получения",
    ]);
    expect(factsIn(PAYMENT_MN, "payment_terms")).toEqual(["likely: 10 хоног", "likely: 20 хоногийн"]);
    expect(factsIn(FORUMS, "dispute_resolution")).toEqual([
      expect.stringMatching(/^likely: arbitration in Dublin/u),
      "likely: All disputes under this lease shall be decided by the courts of Cork.",
    ]);
    expect(factsIn(lease("3.1 All disputes are decided by the courts of Cork."), "dispute_resolution")).toHaveLength(1);
  });

  test("in the review of a position, which then needs a person", () => {
    expect(readOn(DEPOSIT, "deposit_return")).toMatchObject({ isOpen: true, quoted: ["3.1", "3.3"] });
    const one = lease("3.1 The Landlord returns the deposit within 30 days after the end of the lease.");
    expect(readOn(one, "deposit_return")).toEqual({ figures: [30], isOpen: false, quoted: ["3.1"] });
  });

  test("beside a date that is counted from one of them, which comes with the less certain ones", () => {
    const ends = "3.2 The lease ends on 31 March 2031.";
    const said = (...clauses: string[]) =>
      findEvents(readingOf(lease(ends, ...clauses)), { least: 0 }).filter(({ passage }) =>
        /deposit/u.test(passage.content),
      );
    const first = "3.3 The Landlord returns the deposit within 30 days after the end of the lease.";
    const second = "3.4 After the end of the lease the deposit is refunded within 45 days.";
    const alone = said(first);
    const both = said(first, second);
    expect(alone.map(({ also }) => also.some(({ content }) => content.includes("45 days")))).toEqual([false]);
    expect(both.flatMap(({ also }) => also.map(({ content }) => content.slice(0, 3)))).toEqual(
      expect.arrayContaining(["3.4", "3.3"]),
    );
  });
});

describe("(B-12.18) no disagreement", () => {
  test.each([
    ["two deposits", lease("3.1 The deposit is returned within 30 days.", "3.2 Keys are returned within 45 days.")],
    [
      "interim relief by a court",
      lease(
        "3.1 Any dispute arising out of this lease shall be finally settled by arbitration in Dublin.",
        "3.2 The courts of Cork may grant urgent interim relief in any dispute.",
      ),
    ],
    [
      "a choice of forum",
      lease(
        "3.1 Any dispute shall be finally settled by arbitration in Dublin or, if the Landlord so chooses, by a court.",
        "3.2 All disputes over unpaid rent shall be decided by the courts of Cork.",
      ),
    ],
    [
      "плата за франшизу",
      hireRu("3.1. Паушальный взнос за франшизу – 100 000 рублей.", [
        "1. Стоимость франшизы для сети – 150 000 рублей.",
      ]),
    ],
    ["өөр хугацаа", leaseMn("3.1. Барьцааг 14 хоногийн дотор буцаана.", ["1. Түлхүүрийг 40 хоногийн дотор буцаана."])],
  ])("%s", (_, text) => {
    expect(contradictionsIn(text)).toEqual([]);
    expect(asked(text, "deposit?").disagree).toBe(false);
  });
});
