/** Whether their changes are better or worse for us, where both verdicts are the same (B-26.11). */
import { describe, expect, test } from "vitest";
import type { Language } from "@/lib/copy/languages";
import { readSubjects } from "@/lib/engine/positions/read-subjects";
import { readOnce } from "@/lib/engine/text/reading";
import type { Side } from "@/lib/positions/bounds";
import { movedBetween } from "@/lib/positions/moved";
import { starterBook } from "@/lib/positions/starter/starter-book";

function moved(topic: string, [before, after]: readonly [string, string], language: Language, side: Side = "buy") {
  const read = (text: string) =>
    readSubjects(readOnce({ text, pages: [{ start: 0, page: 1 }], contractName: "", contractType: "" }), []).find(
      ({ subject }) => subject === topic,
    );
  const { positions } = starterBook({ side, kind: "services", language });
  const position = positions.find((one) => one.topic === topic);
  return position ? movedBetween({ before: read(before), after: read(after) }, position, side) : null;
}

describe("a figure that they changed", () => {
  test.each([
    [
      "en",
      "3.2 Invoices are payable within 15 days of receipt.",
      "3.2 Invoices are payable within 10 days of receipt.",
    ],
    [
      "ru",
      "3.2. Счёт оплачивается в течение 15 дней после получения.",
      "3.2. Счёт оплачивается в течение 10 дней после получения.",
    ],
    [
      "mn",
      "3.2 Нэхэмжлэхийг хүлээн авснаас хойш 15 хоногийн дотор төлнө.",
      "3.2 Нэхэмжлэхийг хүлээн авснаас хойш 10 хоногийн дотор төлнө.",
    ],
  ] as const)("%s: is worse for who pays, and better for who is paid", (language, before, after) => {
    expect(moved("payment_terms", [before, after], language)).toBe("worse");
    expect(moved("payment_terms", [before, after], language, "supply")).toBe("better");
    expect(moved("payment_terms", [before, before], language)).toBeNull();
  });
});

describe("a maximum of interest that they took out", () => {
  const CASES = [
    ["en", "3.4 Late payments bear interest of 0.5% for each day", ", not more than 20% of the overdue amount"],
    [
      "ru",
      "3.4. За просрочку оплаты Заказчик платит пеню 0,5 % за каждый день просрочки",
      ", но не более 20 % суммы долга",
    ],
    [
      "mn",
      "3.4 Төлбөрөө хожимдуулсан хоног тутамд 0.5 хувийн алданги төлнө",
      ". Алдангийн нийт хэмжээ 20 хувиас хэтрэхгүй",
    ],
  ] as const;
  test.each(CASES)("%s: is worse for who pays it", (language, rate, most) => {
    expect(moved("late_payment", [`${rate}${most}.`, `${rate}.`], language)).toBe("worse");
    expect(moved("late_payment", [`${rate}.`, `${rate}${most}.`], language)).toBe("better");
  });
});
