/** Days counted from the signing, and ends beside changes of other times. Source: B-27.18. */
import { describe, expect, test } from "vitest";
import { findFacts } from "@/lib/engine/review/facts/facts";
import { review } from "@/lib/engine/review/review";
import { findEvents } from "@/lib/engine/time/events";
import { isMongolian } from "@/lib/engine/time/written/mongolian";
import { readOnce } from "@/lib/engine/text/reading";
import { makeContract } from "../contracts";
import { HEAD } from "./heads";

test("a Russian sentence of the parties isn't Mongolian, though «стороны» ends like a word of a date", () => {
  expect(isMongolian("стороны подписывают акт до 20 января 2028 г.")).toBe(false);
  expect(isMongolian("2028 оны 1 сарын 20")).toBe(true);
  expect(isMongolian("the parties meet on 20 january 2028")).toBe(false);
});

describe("(B-27.18) a length from the signing is counted for certain, though the deposit is given back within another", () => {
  test.each([
    [
      "en",
      "2. The Buyer shall pay a deposit of EUR 4,000 to the Seller within 5 days of the signing of this Agreement.",
      "3. The Seller shall return the deposit within 14 days of the end of this Agreement.",
    ],
    [
      "ru",
      "2. Покупатель перечисляет Продавцу обеспечительный платёж 4 000 евро в течение 5 дней с даты подписания Договора.",
      "3. Продавец возвращает обеспечительный платёж в течение 14 дней после окончания срока Договора.",
    ],
    [
      "mn",
      "2. Худалдан авагч барьцаа 4 000 еврог гэрээ байгуулснаас хойш 5 хоногийн дотор Худалдагчийн дансанд шилжүүлнэ.",
      "3. Худалдагч барьцааг гэрээ дуусгавар болсноос хойш 14 хоногийн дотор буцаан олгоно.",
    ],
  ] as const)("%s: %s", (language, ...lines) => {
    const events = findEvents(readOnce(makeContract([...HEAD[language], ...lines])));
    expect(events.find(({ day }) => day.how === "counted" && day.of === "signing")).toMatchObject({ isCertain: true });
  });
});

test("(B-27.18) a last day stays certain beside a change of another time", () => {
  const lines = [
    "1. Договор действует с 1 апреля 2026 г. по 31 марта 2028 г.",
    "2. Каждая сторона вправе отказаться от Договора, уведомив другую за 60 дней.",
    "ДОПОЛНИТЕЛЬНОЕ СОГЛАШЕНИЕ № 1 от 1 июня 2026 г.",
    "1. В пункте 2 срок уведомления – 90 дней вместо 60.",
  ];
  const reading = readOnce(makeContract([...HEAD.ru, ...lines]));
  const end = findFacts(reading, review(reading)).find(({ kind }) => kind === "expiration_date");
  expect(end).toMatchObject({ iso: "2028-03-31", basis: "stated" });
});
