import { expect, test } from "vitest";
import { runningTitle } from "@/lib/notices/running-title";

test.each([
  ["CONTRACT MANUFACTURING AGREEMENT", "en", "Contract Manufacturing Agreement"],
  ["LEASE OF UNIT 4, SALTMARSH PARK", "en", "Lease of Unit 4, Saltmarsh Park"],
  ["SERVICES AGREEMENT WITH KERN LLC", "en", "Services Agreement with Kern LLC"],
  ["ДОГОВОР ПОСТАВКИ № 7", "ru", "Договор поставки № 7"],
  ["ДОГОВОР С ООО «КЛЁН»", "ru", "Договор с ООО «Клён»"],
  ["БАЙР ТҮРЭЭСЛЭХ ГЭРЭЭ", "mn", "Байр түрээслэх гэрээ"],
  ["Lease of Unit 4", "en", "Lease of Unit 4"],
  ["NDA", "en", "NDA"],
] as const)("a title in capitals doesn't shout within a letter (B-47.2): %s", (title, language, said) => {
  expect(runningTitle(title, language)).toBe(said);
});
