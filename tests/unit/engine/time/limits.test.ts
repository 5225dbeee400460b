/** What limits a day: a condition that it stands in, and a refusal, which no bound of a time is. */
import { describe, expect, test } from "vitest";
import { findEvents } from "@/lib/engine/time/events";
import { isCondition, isRefused } from "@/lib/engine/time/limits";
import { readTimes } from "@/lib/engine/time/mentions";
import { readOnce } from "@/lib/engine/text/reading";
import { makeContract } from "../contracts";
import { HEAD } from "./heads";

const TERM = {
  en: "1. Term. This Agreement begins on 1 April 2026 and ends on 31 March 2028.",
  ru: "1. Договор действует с 1 апреля 2026 г. по 31 марта 2028 г.",
  mn: "1. Гэрээ 2026 оны 4 дүгээр сарын 1-ний өдрөөс 2028 оны 3 дугаар сарын 31-ний өдөр хүртэл хүчинтэй.",
};

const read = (language: keyof typeof HEAD, line: string) =>
  readOnce(makeContract([...HEAD[language], TERM[language], line]));

function lastDay(language: keyof typeof HEAD, line: string) {
  const reading = read(language, line);
  const times = readTimes(reading);
  const mention = times.mentions.filter(({ kind }) => kind === "date").at(-1);
  if (!mention) throw new Error(`no day in ${line}`);
  return { text: reading.contract.text, times, mention };
}

describe("a day of a condition", () => {
  const CONDITIONS = [
    ["en", "2. The warranty is extended by a year only if the Buyer pays the fee of EUR 300 by 31 October 2027."],
    ["en", "2. Provided the Buyer pays the deposit of EUR 300 by 31 October 2027, the price is fixed."],
    ["ru", "2. Гарантия продлевается на год, только если Покупатель уплатит 300 евро до 31 октября 2027 г."],
    ["ru", "2. При оплате 300 евро до 31 октября 2027 г. цена снижается на пять процентов."],
    ["mn", "2. Худалдан авагч 300 еврог 2027 оны 10 дугаар сарын 31-ний дотор төлбөл баталгаа нэг жил сунгагдана."],
    ["mn", "2. 300 еврог 2027 оны 10 дугаар сарын 31-ний дотор төлсөн тохиолдолд үнэ буурна."],
  ] as const;

  test.each(CONDITIONS)("is one (%s): %s", (language, line) => {
    const { text, mention } = lastDay(language, line);
    expect(isCondition(text, mention)).toBe(true);
  });

  test.each(CONDITIONS)("(B-27.5) isn't told as a payment that is due, nor as certain (%s): %s", (language, line) => {
    const events = findEvents(read(language, line), { least: 0 });
    const event = events.find(({ day }) => day.how === "named" && day.date === "2027-10-31");
    expect(event?.kind).toBe("option");
    expect(event?.isCertain).toBeUndefined();
  });

  test.each([
    ["en", "2. If the goods arrive, the Buyer shall pay EUR 300 by 31 October 2027."],
    ["en", "2. The Buyer pays EUR 300 by 31 October 2027 if the goods have arrived."],
    ["ru", "2. Если товар прибыл, Покупатель уплачивает 300 евро до 31 октября 2027 г."],
    ["mn", "2. Бараа ирсэн бол Худалдан авагч 300 еврог 2027 оны 10 дугаар сарын 31-ний дотор төлнө."],
  ] as const)("isn't what is due on a condition (%s): %s", (language, line) => {
    const { text, mention } = lastDay(language, line);
    expect(isCondition(text, mention)).toBe(false);
  });
});

describe("a refusal", () => {
  const isRefusal = (language: keyof typeof HEAD, line: string) => {
    const { times, mention } = lastDay(language, line);
    return isRefused(times, { from: mention.first, next: mention.last });
  };

  test.each([
    ["en", "2. The Seller shall not raise the price before 31 October 2027."],
    ["ru", "2. До 31 октября 2027 г. цены не меняются."],
    ["mn", "2. 2027 оны 10 дугаар сарын 31 хүртэл үнийг нэмэхгүй."],
  ] as const)("is read (%s): %s", (language, line) => {
    expect(isRefusal(language, line)).toBe(true);
  });

  test.each([
    ["en", "2. The Seller shall deliver the goods not later than 31 October 2027."],
    ["en", "2. The Seller delivers no less than 40 tonnes by 31 October 2027."],
    ["ru", "2. Продавец передаёт товар не позднее 31 октября 2027 г."],
    ["mn", "2. Худалдагч барааг 2027 оны 10 дугаар сарын 31-нээс хоцрохгүй хүргэнэ."],
  ] as const)("is no bound of a time (%s): %s", (language, line) => {
    expect(isRefusal(language, line)).toBe(false);
  });
});
