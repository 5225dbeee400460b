import { expect, test } from "vitest";
import { notices } from "@/lib/copy/en/notices";
import { notices as mongolian } from "@/lib/copy/mn/notices";
import { notices as russian } from "@/lib/copy/ru/notices";

test("what a letter needs and nobody found is said to be not found, never to be missing from the contract (B-47.3)", () => {
  const { missing, likely, saved, unlistedWay, posting } = notices;
  const said = [...Object.values(missing), ...Object.values(likely), saved.emailUnsaid, unlistedWay("e-mail")];
  for (const words of [...said, posting.nothing])
    expect(words).not.toMatch(/contract (?:names no|doesn't (?:say|name|tell))/u);
  expect(missing.address).toContain("nearest clause");
});

test("a Russian letter names the contract with one full stop, whether or not its date ends with one", () => {
  expect(russian.letter.refer("Договор от 2 февраля 2026 г.")).toMatch(/2026 г\.$/u);
  expect(russian.letter.refer("Договор № 7")).toMatch(/№ 7\.$/u);
  expect(russian.letter.refer("Договор от 2 февраля 2026 г.")).not.toContain("..");
});

test.each([
  ["ТРУДОВОЙ ДОГОВОР № 17-Т от 2 марта 2026 г.", "трудового договора № 17-Т от 2 марта 2026 г."],
  ["ДОГОВОР ПОСТАВКИ № 7", "договора поставки № 7"],
  ["Договор аренды «Сити»", "договора аренды «Сити»"],
  ["ДОГОВОР С ООО РОСА", "договора С ООО РОСА"],
  ["Общий контракт", "общего контракта"],
  ["Дополнительное соглашение № 2", "дополнительного соглашения № 2"],
  ["Оферта «Роса» № 4", "договора «Оферта „Роса“» № 4"],
])("a Russian letter ends '%s' in the right case, or in quotes (B-47.15)", (contract, written) => {
  expect(russian.letter.titles.termination(contract)).toBe(`Уведомление о расторжении ${written}`);
});

test.each([
  ["ООО «Вектор»", "Уважаемые господа!"],
  ["Петрова Анна Сергеевна", "Уважаемая Анна Сергеевна!"],
  ["Иванов Пётр Ильич", "Уважаемый Пётр Ильич!"],
  ["Л. Мэй", null],
  [null, null],
])("a Russian letter greets %s as one person, as a company, or not at all (B-47.15)", (recipient, greeting) => {
  expect(russian.letter.greeting(recipient)).toBe(greeting);
});

test("days stand in full in letters, and a page is no party in Mongolian (B-47.15)", () => {
  expect(mongolian.letter.day(2026, 11, 28)).toBe("2026 оны 11 дүгээр сарын 28-ны өдөр");
  expect(mongolian.letter.day(2026, 10, 31)).toBe("2026 оны 10 дугаар сарын 31-ний өдөр");
  expect(russian.letter.day(2026, 11, 28)).toBe("28 ноября 2026 г.");
  expect(notices.letter.day(2026, 11, 28)).toBe("28 November 2026");
  expect(mongolian.page(2)).toBe("2-р хуудас");
});
