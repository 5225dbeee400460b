/** Days on which nothing is due, each beside one that is. Source: B-27.5. */
import { describe, expect, test } from "vitest";
import { findEvents } from "@/lib/engine/time/events";
import { readOnce } from "@/lib/engine/text/reading";
import { makeContract } from "../contracts";
import { HEAD } from "./heads";

const eventsIn = (...lines: readonly string[]) => {
  const cyrillic = /[өү]/u.test(lines.join()) ? HEAD.mn : HEAD.ru;
  const head = /\p{Script=Cyrillic}/u.test(lines.join()) ? cyrillic : HEAD.en;
  return findEvents(readOnce(makeContract([...head, ...lines])), { least: 0 }).map(({ passage }) => passage.content);
};
/** With no least chance, so that only the rules keep a day out. */
const isFound = (line: string) => eventsIn(line).some((content) => line.includes(content) || content.includes(line));

describe("a day is no deadline", () => {
  test.each([
    ["of a register", "US 14/760,060 9-Jul-26 granted 16-May-27, EP 1151281 12-Jul-26 and 13-Oct-27"],
    ["of a signature", "By: /s/ Oliver Brewer, President. Date: 13 May 2026"],
    ["over before the contract", "1. The Supplier was formed on 4 January 2024 and delivers oak boards."],
    ["of a period", '1. "Contract Year" means a period of twelve months beginning on 1 February 2027.'],
    ["of a reporting year", "1. The Buyer's financial year ends on 31 March 2027."],
    ["of an example", "1. For example, what is ordered on 7 July 2027 is paid with the next order."],
    [
      "of a restraint",
      "1. For two years after the date of this Agreement the Buyer shall not solicit or hire the Supplier's staff.",
    ],
    ["of a law", "1. The Buyer keeps to the Timber Regulation of 4 August 2027."],
    ["of the contract above", "1. Completion under the Prime Contract is required by 15 December 2027."],
    [
      "of a letter that is replaced",
      "1. This Agreement replaces the letter of intent under which work was to start on 15 March 2027.",
    ],
    ["of somebody else's contract", "1. The Supplier's agreement with the carriers runs until 30 April 2028."],
    [
      "of a lease from somebody else",
      "1. The lease of that land from the County, granted on 1 January 1998, ends on 31 December 2027.",
    ],
    ["прежнего договора", "1. Прежний договор, по которому товар следовало поставить до 1 марта 2027 г., исполнен."],
    ["чужого договора", "1. Права переданы студии по договору от 9.12.2025, который действует до 8.12.2029."],
    ["места и дня", "Поправка. Казань, 10.08.2027. Остальное без изменений."],
    [
      "өөр гэрээний",
      "1. Бэлчээрийг сумтай байгуулсан гэрээгээр ашиглана. Тэр гэрээ 2029 оны 4 дүгээр сарын 15-нд дуусна.",
    ],
    ["отчётного года", "1. Финансовый год Покупателя заканчивается 31 марта 2027 г."],
    ["примера", "1. Например, заказ от 7 июля 2027 г. оплачивается со следующим заказом."],
    ["для сведения", "1. Кафе откроется 9 октября 2026 года; эта дата указана для сведения."],
    ["подписи", "Поставщик: подпись: ________ 4 мая 2026 г."],
    ["жишээний", "1. Жишээ нь, 2027 оны 7 дугаар сарын 7-ны өдөр захиалсан барааг дараагийн захиалгатай хамт төлнө."],
  ])("%s: '%s'", (_, line) => {
    expect(isFound(line)).toBe(false);
  });

  test.each([
    "1. The Buyer pays EUR 500 on 9-Jul-26, EUR 600 on 16-May-27 and EUR 700 on 13-Oct-27.",
    "1. By 11 October 2026 the Buyer pays the deposit to account IBAN AE__ ____.",
    "1. The Supplier delivers the boards by 4 January 2027.",
    "The Supplier delivers the boards by 4 January 2027 to ____________.",
    '1. "Delivery Date" means 1 February 2027.',
    "1. The plan for the next financial year is submitted by 31 March 2027.",
    "1. The Buyer may order again until 7 July 2027, for example by e-mail.",
    "1. The Buyer shall not return boards later than 30 days after the date of this Agreement.",
    "1. Completion under this contract is required by 15 December 2027.",
    "1. The Supplier ends its agreement with the carriers by 30 April 2028.",
    "1. Поставщик передаёт Покупателю права на чертежи до 8.12.2027.",
    "1. Поправка вносится в Казани до 10.08.2027.",
    "1. Нийлүүлэгч энэ ажлыг 2027 оны 4 дүгээр сарын 15-ны дотор дуусгана.",
    "1. План на следующий финансовый год Поставщик представляет до 31 марта 2027 г.",
    "1. Покупатель вправе заказать ещё до 7 июля 2027 г., например, по почте.",
    "1. Худалдан авагч 2027 оны 7 дугаар сарын 7-ны дотор төлнө, жишээ нь шилжүүлгээр.",
  ])("but it is one in '%s'", (line) => {
    expect(isFound(line)).toBe(true);
  });
});
