import { expect, test } from "vitest";
import { extractiveEngine } from "@/lib/assistant/engines/extractive/engine";
import type { ContractText } from "@/lib/assistant/engines/port";
import type { Language } from "@/lib/copy/languages";
import { contractOf, ENGLISH, MONGOLIAN, RUSSIAN } from "./contracts";

async function summaryOf(contract: ContractText, language: Language) {
  let words = "";
  const passages: string[] = [];
  for await (const piece of extractiveEngine.summarize(contract, { language })) {
    if (piece.kind === "text") words += piece.text;
    else passages.push(piece.passage.content);
  }
  return { words, passages };
}

test("a summary states parties, date, term, money, obligations, termination, law and courts, each with its passage", async () => {
  const { words, passages } = await summaryOf(ENGLISH, "en");
  for (const heading of ["Parties: ", "Date: March 3, 2025", "Term: ", "Price and payment", "Obligations: Provider", "Obligations: Client", "Termination", "Governing law: Ireland", "Courts and arbitration"]) {
    expect(words).toContain(heading);
  }
  expect(passages).toContain("5.1. This Agreement shall be governed by the laws of Ireland.");
  for (const passage of passages) expect(ENGLISH.text).toContain(passage);
});

test("what the contract doesn't state is listed as not stated", async () => {
  const bare = contractOf(["NOTE", 'This Agreement is made between Acme Inc. ("Seller") and Borealis GmbH ("Buyer").', "1. The Seller shall deliver ten tables."]);
  const { words } = await summaryOf(bare, "en");
  expect(words).toMatch(/Not stated in this contract: .*term.*governing law.*courts and arbitration/u);
});

test("it speaks the language of the interface and quotes in the contract's", async () => {
  expect((await summaryOf(RUSSIAN, "ru")).words).toContain("Применимое право: Российской Федерации");
  const mixed = await summaryOf(MONGOLIAN, "en");
  expect(mixed.words).toContain("Governing law");
  expect(mixed.passages.join(" ")).toContain("Монгол Улсын хууль тогтоомжийг хэрэглэнэ");
});
