import { expect, test } from "vitest";
import { extractiveEngine } from "@/lib/engine/extractive-engine";
import type { ContractText } from "@/lib/engine/port";
import type { Language } from "@/lib/copy/languages";
import { makeContract, ENGLISH, MONGOLIAN, RUSSIAN } from "./contracts";

async function readSummary(contract: ContractText, language: Language) {
  let words = "";
  const passages: string[] = [];
  for await (const piece of extractiveEngine.summarize(contract, { language })) {
    if (piece.kind === "text") words += piece.text;
    else if (piece.kind === "passage") passages.push(piece.passage.content);
  }
  return { words, passages };
}

test("a summary states parties, date, term, money, obligations, termination, law and courts, each with its passage (B-12.10)", async () => {
  const { words, passages } = await readSummary(ENGLISH, "en");
  for (const heading of [
    "Parties: ",
    "Date: March 3, 2025",
    "Term: until March 2, 2027",
    "Price and payment",
    "Obligations: Provider",
    "Obligations: Client",
    "Termination",
    "Governing law: Ireland",
    "Courts and arbitration",
  ]) {
    expect(words).toContain(heading);
  }
  expect(passages).toContain("5.1. This Agreement shall be governed by the laws of Ireland.");
  for (const passage of passages) expect(ENGLISH.text).toContain(passage);
});

test("what no line states is named: apart what the text has words of, and what it has none of (B-12.10)", async () => {
  const bare = makeContract([
    "NOTE",
    'This Agreement is made between Acme Inc. ("Seller") and Borealis GmbH ("Buyer").',
    "1. The Seller shall deliver ten tables.",
  ]);
  const { words } = await readSummary(bare, "en");
  expect(words).toMatch(/Nothing found on: .*term.*governing law.*courts and arbitration/u);
});

test("it speaks the language of the interface and quotes in the contract's (B-12.9)", async () => {
  expect((await readSummary(RUSSIAN, "ru")).words).toContain("Применимое право: право Российской Федерации");
  const mixed = await readSummary(MONGOLIAN, "en");
  expect(mixed.words).toContain("Governing law");
  expect(mixed.passages.join(" ")).toContain("Монгол Улсын хууль тогтоомжийг хэрэглэнэ");
});

test("the obligations of each side stand under its own name, and those of both together", async () => {
  const { words, passages } = await readSummary(ENGLISH, "en");
  expect(words.indexOf("Obligations: Provider")).toBeLessThan(words.indexOf("Obligations: Client"));
  expect(words).toContain("Obligations: both parties");
  expect(passages).toContain(
    "4.1. Each party shall keep the other party's confidential information secret and shall not copy it without written consent.",
  );
});

test("what stays after the end is no way to end it, and penalties are liability", async () => {
  const contract = makeContract([
    "ДОГОВОР АРЕНДЫ № 3",
    "ООО «Лён» (далее — Арендодатель) и АО «Мыс» (далее — Арендатор) заключили настоящий договор:",
    "1.1. Срок аренды — два года с даты подписания акта приёма-передачи.",
    "1.2. Обязательства сторон сохраняют силу после прекращения договора.",
    "1.3. За просрочку оплаты Арендатор уплачивает пеню 0,1 % в день.",
  ]);
  const { words } = await readSummary(contract, "ru");
  expect(words).toContain("Краткое содержание: ДОГОВОР АРЕНДЫ");
  expect(words).toContain("Срок действия: 2 года");
  expect(words).toContain("Ответственность\n");
  expect(words).toMatch(/Прямо об этом ничего не найдено: .*расторжение/u);
});

test("the day on which a contract ends is not the day it was made", async () => {
  const contract = makeContract([
    "ТҮРЭЭСИЙН ГЭРЭЭ",
    "1.1. Түрээсийн хугацаа 2024 оны 11 дүгээр сарын 1-ний өдрөөс 2026 оны 10 дугаар сарын 31-ний өдөр хүртэл байна.",
  ]);
  const { words } = await readSummary(contract, "mn");
  expect(words).toContain("Гэрээний хугацаа: 2026 оны 10 дугаар сарын 31-ний өдөр хүртэл");
  expect(words).toMatch(/Шууд заасан зүйл олдсонгүй: .*огноо/u);
});

test("lengths of time agree with their number", async () => {
  const lasting = (time: string) =>
    readSummary(makeContract(["ДОГОВОР ПОСТАВКИ", "3.1. Договор действует в течение " + time + "."]), "ru");
  for (const [time, said] of [
    ["1 года", "1 год"],
    ["3 лет", "3 года"],
    ["11 месяцев", "11 месяцев"],
    ["24 месяцев", "24 месяца"],
    ["пяти лет", "5 лет"],
  ] as const) {
    expect((await lasting(time)).words).toContain(`Срок действия: ${said}\n`);
  }
});

test("each line tells which fact it is about; what is missing is about none (B-12.10)", async () => {
  const about: (string | undefined)[] = [];
  for await (const piece of extractiveEngine.summarize(ENGLISH, { language: "en" }))
    if (piece.kind === "basis") about.push(piece.about);
  expect(about.slice(0, 4)).toEqual(["parties", "date", "term", "money"]);
  expect(about.filter((fact) => fact === "obligations").length).toBeGreaterThan(1);
  expect(about.at(-1)).toBeUndefined();
});

test("a term that may end on either of two days ends on the one that the facts tell (B-12.10, B-27.5)", async () => {
  const contract = makeContract([
    "DISTRIBUTION AGREEMENT",
    'This Agreement is dated as of April 15, 2026 by and between Acme Inc. ("Supplier") and Borealis GmbH ("Buyer").',
    "1. The Supplier shall deliver ten tables. The Buyer shall pay EUR 900 within 30 days.",
    "2. This Agreement shall have an initial term of one (1) year from the date first above written.",
    "3. Notices are in writing.",
    "4. Two copies are signed.",
  ]);
  expect((await readSummary(contract, "en")).words).toContain("Term: 1 year from April 15, 2026, until April 14, 2027");
});
