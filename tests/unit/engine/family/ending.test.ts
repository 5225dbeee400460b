/** Where a document says that it ends an agreement (B-31.11). */
import { describe, expect, test } from "vitest";
import { endingIn, isAboutLasting } from "@/lib/engine/family/ending";
import { identify } from "@/lib/engine/family/identity";
import { readOnce } from "@/lib/engine/text/reading";

const readingOf = (text: string) =>
  readOnce({ text, pages: [{ start: 0, page: 1 }], contractName: "", contractType: "Other" });
const ending = (text: string) => endingIn(readingOf(text));

const ENGLISH =
  "TERMINATION AGREEMENT\nto Framework Agreement No. FA-2024/03 of 1 March 2024\n1 April 2026\n" +
  "1. The parties agree that the Framework Agreement is terminated with effect from 30 June 2026.\n" +
  "2. Invoices that are open remain payable.";
const RUSSIAN =
  "СОГЛАШЕНИЕ О РАСТОРЖЕНИИ\nк Договору № 14 от 12 марта 2025 года\n" +
  "1. Стороны договорились расторгнуть Договор с 30 июня 2026 года.";
const MONGOLIAN =
  "ГЭРЭЭ ЦУЦЛАХ ТУХАЙ МЭДЭГДЭЛ\n2025 оны 3 дугаар сарын 12-ны өдрийн 14 дугаартай гэрээ\n" +
  "1. Талууд гэрээг 2026 оны 6 дугаар сарын 30-ны өдрөөс цуцаллаа.";

describe("a termination (B-31.11)", () => {
  test.each([
    ["English", ENGLISH, "is terminated with effect from 30 June 2026"],
    ["Russian", RUSSIAN, "расторгнуть Договор с 30 июня 2026 года"],
    ["Mongolian", MONGOLIAN, "цуцаллаа"],
  ])("is quoted where it ends the agreement, with its day, in %s", (_, text, words) => {
    const found = ending(text);
    expect(found?.passage.content).toContain(words);
    expect(found?.days).toContain("2026-06-30");
    expect(found?.isPlain).toBe(true);
    const { start, end, content } = found?.passage ?? { start: 0, end: 0, content: "" };
    expect(text.slice(start, end)).toBe(content);
  });

  test.each([
    "The Framework Agreement is terminated on 30 June 2026 unless the Buyer pays by then.",
    "The Agreement will be terminated if the arrears are not paid by 30 June 2026.",
    "The Agreement is terminated in part on 30 June 2026.",
    "The parties considered terminating the Supply Agreement No. 121 on 1 November 2026, but decided to continue it.",
    "The Agreement does not terminate on 1 November 2026 and continues in full force.",
    "Termination of the Agreement on 1 November 2026 ends what was proposed by the Supplier and rejected.",
    "The Agreement terminates on 1 November 2026 with respect to Product B only.",
    "The Supplier intends to propose that the Agreement shall terminate on 30 June 2026.",
    "Договор прекращается 30 июня 2026 года, если Покупатель не оплатит долг.",
    "Өр төлөгдөөгүй тохиолдолд гэрээ 2026 оны 6 дугаар сарын 30-ны өдөр цуцлагдана.",
  ])("is not plain with a condition, or in part: %s", (text) => {
    expect(ending(text)).toMatchObject({ isPlain: false });
  });

  test("holds from the day on which it ends the agreement, not from the day of the letter", () => {
    expect(identify(readingOf(ENGLISH)).own).toMatchObject({ kind: "termination", holdsFrom: "2026-06-30" });
    expect(identify(readingOf(RUSSIAN)).own).toMatchObject({ kind: "termination", holdsFrom: "2026-06-30" });
  });

  test("holds from its day where the agreement is named by its number, and from none that it only speaks of", () => {
    const day = (words: string) =>
      identify(
        readingOf(`TERMINATION AGREEMENT\nto Supply Agreement No. 131 of 1 March 2025\n1 October 2026\n1. ${words}`),
      ).own.holdsFrom;
    expect(day("The Supply Agreement No. 131 terminates on 31 December 2027.")).toBe("2027-12-31");
    expect(day("The Supply Agreement No. 131 shall terminate with effect from 31 December 2027.")).toBe("2027-12-31");
    expect(day("The parties considered terminating the Agreement on 1 November 2026.")).not.toBe("2026-11-01");
  });

  test("none is found where nothing ends the agreement", () => {
    expect(ending("AMENDMENT No. 1\n1. In clause 2.3 the words “x” are replaced with “y”.")).toBeNull();
  });
});

test.each([
  ["7.1 This Agreement is renewed by one year unless a party gives notice.", true],
  ["The lease ends on 31 December 2027.", true],
  ["Договор действует до 31 декабря 2027 года.", true],
  ["Гэрээ 2027 оны 12 дугаар сарын 31 хүртэл хүчинтэй.", true],
  ["2.3 The Buyer shall pay each invoice within fifteen (15) days after receipt.", false],
  ["Покупатель оплачивает счёт в течение 15 дней.", false],
  ["Худалдан авагч нэхэмжлэхийг 15 хоногийн дотор төлнө.", false],
])("words say how long an agreement holds, or not: %s (B-31.11)", (words, isAbout) => {
  expect(isAboutLasting(words)).toBe(isAbout);
});

test("a notice in Mongolian that the agreement is not ended ends nothing for sure (B-31.11)", () => {
  const read = (sentence: string) =>
    endingIn(
      readOnce({ text: `МЭДЭГДЭЛ\n\n${sentence}`, pages: [{ start: 0, page: 1 }], contractName: "", contractType: "" }),
    );
  expect(read("Гэрээг 2026 оны 5 дугаар сарын 1-ний өдрөөс цуцална.")?.isPlain).toBe(true);
  expect(read("Гэрээг 2026 оны 5 дугаар сарын 1-ний өдрөөс цуцлахгүй.")?.isPlain).not.toBe(true);
});
