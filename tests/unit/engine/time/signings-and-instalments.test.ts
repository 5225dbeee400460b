import { describe, expect, test } from "vitest";
import { readDay, writeDay } from "@/lib/days";
import { readOnce } from "@/lib/engine/text/reading";
import { listCandidates } from "@/lib/engine/time/candidates";
import { lastAgain } from "@/lib/engine/time/events";
import { readTimes } from "@/lib/engine/time/mentions";
import { signingsAmong } from "@/lib/engine/time/written/moments";
import { tokenize } from "@/lib/engine/time/written/tokens";
import { roughDay } from "@/lib/engine/time/own-days";

const signings = (text: string) => signingsAmong(tokenize(text)).map(({ start, end }) => text.slice(start, end));

/** The days of a text whose contract was made on 2 March 2026. */
function daysIn(text: string) {
  const reading = readOnce({ text, pages: [], contractName: "Contract", contractType: "Other" });
  const made = readDay("2026-03-02");
  return listCandidates(reading, { made, start: made, end: null }).map((candidate) => ({
    candidate,
    day: writeDay(roughDay(candidate)),
    last: lastAgain(readTimes(reading), candidate),
  }));
}

describe("what is due on the day of signing", () => {
  test.each([
    ["The Tenant pays EUR 500 on signing.", ["on signing"]],
    ["The fee is due upon the execution of this Agreement.", ["upon the execution"]],
    ["Аванс уплачивается в день подписания договора.", ["день подписания"]],
    ["При заключении договора вносится залог.", ["При заключении"]],
    ["Барьцааг гэрээ байгуулсан өдөр төлнө.", ["гэрээ байгуулсан өдөр"]],
    ["The balance is due on signing of the acceptance certificate.", []],
    ["Оплата при подписании акта приёмки.", []],
    ["The signing room is on the second floor.", []],
  ])("'%s': %j", (text, wanted) => {
    expect(signings(text).map((words) => words.replace(/^в /u, ""))).toEqual(wanted);
  });

  test("is the day the contract is made", () => {
    expect(daysIn("The Tenant pays a deposit of EUR 500 on signing.").map(({ day }) => day)).toEqual(["2026-03-02"]);
  });
});

describe("a series of payments", () => {
  test.each([
    "The price is paid in 12 equal instalments on the 10th day of each month.",
    "Оплата в срок до 10 числа каждого месяца, 12 платежей.",
  ])("begins on its first day and ends with its last payment: '%s'", (text) => {
    const [first] = daysIn(text);
    expect([first?.day, first?.last && writeDay(first.last)]).toEqual(["2026-03-10", "2027-02-10"]);
  });

  test("has no last day of its own without a count", () => {
    expect(daysIn("Rent is paid on the 10th day of each month.").map(({ last }) => last)).toEqual([null]);
  });
});

describe("a length counted from an event", () => {
  test("runs from the day that another paragraph names for it", () => {
    const text =
      "1. The annual dealer conference takes place on 17 September 2026.\n\n2. The Hirer states the number of guests 10 days before the dealer conference.";
    expect(daysIn(text).map(({ day }) => day)).toEqual(["2026-09-17", "2026-09-07"]);
  });

  test("has no day where none is named for it", () => {
    const text =
      "1. The annual dealer conference takes place on 17 September 2026.\n\n2. The Hirer sends samples 10 days before each audit visit.";
    expect(daysIn(text).map(({ day }) => day)).toEqual(["2026-09-17"]);
  });
});

describe("'before' a day", () => {
  test.each([
    ["The Buyer pays before 6 May 2026.", ["2026-05-05"]],
    ["The price does not change before 6 May 2026.", ["2026-05-06"]],
    ["The Buyer may leave, but not so that the contract is over before 6 May 2026.", ["2026-05-06"]],
    ["The Buyer asks not later than 20 days before 26 May 2026.", ["2026-05-06", "2026-05-26"]],
    ["Худалдан авагч 2026 оны 5 дугаар сарын 26-ны өдрөөс 20 хоногийн өмнө мэдэгдэнэ.", ["2026-05-26", "2026-05-06"]],
  ])("'%s': %j", (text, days) => {
    expect(daysIn(text).map(({ day }) => day)).toEqual(days);
  });
});
