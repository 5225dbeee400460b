/** Days of papers, days taken away and lengths without a day, each beside one that is due. Source: B-27.5. */
import { describe, expect, test } from "vitest";
import { findEvents } from "@/lib/engine/time/events";
import { findOwnDays } from "@/lib/engine/time/own-days";
import { readOnce } from "@/lib/engine/text/reading";
import { writeDay } from "@/lib/days";
import { makeContract } from "../contracts";
import { HEAD } from "./heads";

/** The day of the contract itself. */
const MADE = "2026-03-02";

/** With no least chance, so that only the rules keep a day out. */
function daysIn(...lines: readonly string[]): string[] {
  const cyrillic = /[өү]/u.test(lines.join()) ? HEAD.mn : HEAD.ru;
  const head = /\p{Script=Cyrillic}/u.test(lines.join()) ? cyrillic : HEAD.en;
  const events = findEvents(readOnce(makeContract([...head, ...lines])), { least: 0 });
  return events.flatMap(({ day }) => (day.how === "counted" ? [day.direction] : [day.date]));
}

describe("no deadline is", () => {
  test.each([
    [
      "the day of a side letter",
      "2027-05-04",
      ["SIDE LETTER No. 2", "Aarhus, 4 May 2027", "The price stays as it is."],
    ],
    [
      "the day of a letter above its first line",
      "2027-05-04",
      ["AMENDMENT No. 1", "London, 4 May 2027", "A. The notice is 90 days."],
    ],
    ["a letterhead", "2027-05-04", ["AMENDMENT No. 1 of 4 May 2027", "The price stays as it is."]],
    ["a signature", "2027-05-04", ["Agreed on 4 May 2027: Philippa Marlow"]],
    ["день письма", "2027-05-04", ["ДОПОЛНИТЕЛЬНОЕ ПИСЬМО", "Тверь, 4 мая 2027 года", "Цена не меняется."]],
    ["захидлын өдөр", "2027-05-04", ["НЭМЭЛТ ТОХИРОЛЦОО", "Улаанбаатар хот 2027 оны 5 дугаар сарын 4-ний өдөр"]],
    [
      "the end of a certificate",
      "2027-06-30",
      ["1. Our fire certificate is valid until 30 June 2027; the new one is shown by 1 June 2027."],
    ],
    ["the end of another contract", "2031-09-30", ["1. Our own lease of the store runs to 30 September 2031."]],
    [
      "конец полиса",
      "2027-03-11",
      ["1. Полис Поставщика действует до 11 марта 2027 г., новый он показывает до 1 марта 2027 г."],
    ],
    [
      "даатгалын хугацаа",
      "2027-10-05",
      [
        "1. Нийлүүлэгчийн даатгал 2027 оны 10 дугаар сарын 5 хүртэл хүчинтэй, шинийг 2027 оны 10 дугаар сарын 1-ний дотор өгнө.",
      ],
    ],
  ])("%s", (_, day, lines) => {
    expect(daysIn(...lines)).not.toContain(day);
  });

  test.each([
    ["a day of a list", "2027-05-04", ["The Buyer pays on these days:", "4 May 2027", "4 August 2027"]],
    ["a row with a sum", "2027-05-04", ["Payments", "4 May 2027   12,500.00", "4 August 2027   12,500.00"]],
    ["a day to begin by", "2027-05-04", ["Commencement Date 4 May 2027"]],
    [
      "a policy to be renewed",
      "2027-06-30",
      ["1. The present policy runs until 30 June 2027 and is renewed by the Buyer."],
    ],
    ["показ полиса", "2027-03-25", ["1. Копию полиса Поставщик передаёт до 25.03.2027."]],
    ["a contract to be signed", "2027-05-04", ["The Protocol is to be agreed by 4 May 2027."]],
  ])("but %s may be one", (_, day, lines) => {
    expect(daysIn(...lines)).toContain(day);
  });
});

describe("what a change takes away is no deadline, and what it sets is one", () => {
  test.each([
    [
      "rather than",
      "1. The boards are delivered by 1 May 2027.",
      "2. The boards are delivered by 4 June 2027 rather than 1 May 2027.",
    ],
    [
      "and not",
      "1. The boards are delivered by 1 May 2027.",
      "2. The boards are delivered by 4 June 2027 and not by 1 May 2027.",
    ],
    [
      "moved",
      "1. The boards are delivered by 1 May 2027.",
      "2. Delivery of the boards is moved from 1 May 2027 to 4 June 2027.",
    ],
    [
      "а не",
      "1. Доски поставляются до 1 мая 2027 г.",
      "2. Доски поставляются до 4 июня 2027 г., а не до 1 мая 2027 г.",
    ],
    [
      "переносится",
      "1. Договор действует до 31 декабря 2028 г. Доски поставляются до 1 мая 2027 г.",
      "2. Поставка досок переносится с 1 мая 2027 г. на 4 июня 2027 г.",
    ],
    [
      "оронд",
      "1. Банзыг 2027 оны 5 дугаар сарын 1-ний дотор нийлүүлнэ.",
      "2. Банзыг 2027 оны 5 дугаар сарын 1-ний оронд 2027 оны 6 дугаар сарын 4-ний дотор нийлүүлнэ.",
    ],
  ])("%s", (_, first, change) => {
    const days = daysIn(first, change);
    expect(days).not.toContain("2027-05-01");
    expect(days).toContain("2027-06-04");
    expect(daysIn(first)).toContain("2027-05-01");
  });
});

describe("no day follows from a length", () => {
  test.each([
    "1. The Buyer may inspect the books once a year.",
    "1. The Supplier's liability is limited to six months' fees.",
    "1. The Supplier may extend the delivery by up to six months.",
    "1. Either party may terminate if the other does not remedy a breach within 30 days of written notice.",
    "1. The Supplier sends accounts within 20 days after each month.",
    "1. Оплата производится в течение 7 рабочих дней с даты подписания Покупателем акта приёмки.",
    "1. Ответственность Поставщика ограничена арендной платой за два месяца.",
    "1. Төлбөрийг нэхэмжлэх хүлээн авснаас хойш 10 хоногийн дотор төлнө.",
  ])("'%s'", (line) => {
    expect(daysIn(line).filter((day) => day !== MADE)).toEqual([]);
  });

  test.each([
    "1. The Buyer pays a deposit within five business days after signing.",
    "1. The first six months are a probation period.",
    "1. Покупатель платит аванс в течение 7 рабочих дней с даты подписания Договора.",
    "1. Худалдан авагч гэрээ байгуулснаас хойш ажлын 5 өдрийн дотор төлнө.",
  ])("but one follows from '%s'", (line) => {
    expect(daysIn(line)).toContain("after");
  });
});

test("what is handed in for a year by a day is not counted back from it", () => {
  const forYear = daysIn("1. Отчёт за первый год Поставщик сдаёт до 15 марта 2028 г.");
  expect(forYear).toContain("2028-03-15");
  expect(forYear).not.toContain("before");
  expect(daysIn("1. Покупатель сообщает об этом за год до 15 марта 2028 г.")).toContain("before");
});

describe("the day a contract is made", () => {
  const madeIn = (...lines: readonly string[]) => {
    const { made } = findOwnDays(readOnce(makeContract(lines)));
    return made ? writeDay(made.day) : null;
  };

  test("is read in words, and is no day of a birth", () => {
    expect(
      madeIn(
        "ДОГОВОР ЗАЙМА",
        "Город Тверь, второго апреля две тысячи двадцать седьмого года.",
        "Гражданин Орлов Иван Петрович, 23.11.1971 года рождения, и ООО «Северный лес» заключили договор.",
      ),
    ).toBe("2027-04-02");
  });
});
