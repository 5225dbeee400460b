import { describe, expect, test } from "vitest";
import { extractiveEngine } from "@/lib/engine/extractive-engine";
import { FIND_CATEGORIES, type ContractText, type FindCategory } from "@/lib/engine/port";
import { paragraph, type Block } from "@/lib/documents/richtext/blocks";
import { toPlainText } from "@/lib/documents/richtext/plain-text";
import { makeContract, ENGLISH, MONGOLIAN, RUSSIAN } from "./contracts";

const found = async (contract: ContractText, category: FindCategory) =>
  (await extractiveEngine.find(contract, category, { language: "en" })).passages;
const contents = async (contract: ContractText, category: FindCategory) =>
  (await found(contract, category)).map((item) => item.content);

describe("a find whose patterns know no such words", () => {
  test("gives the law that the facts name, so that no screen says that it isn't there (B-12.2)", async () => {
    const lines = (law: string) =>
      makeContract([
        "SUPPLY CONTRACT",
        'Made on 2 March 2026 between Northwind Timber Ltd (the "Supplier") and Marlow Books GmbH (the "Buyer").',
        "1. The Supplier delivers shelves. The Buyer pays EUR 900 within 30 days.",
        "2. The contract runs for two years.",
        "3. Each side may end it by 60 days' written notice.",
        law,
      ]);
    const LAW =
      "4. Law of Mongolia. Disputes not solved by talks go to the Mongolian International Arbitration Center.";
    expect(await contents(lines(LAW), "governing_law")).toEqual([LAW]);
    expect(await contents(lines("4. Two copies are signed."), "governing_law")).toEqual([]);
  });
});

describe("every find", () => {
  test.each([ENGLISH, RUSSIAN, MONGOLIAN])(
    "gives verbatim passages with their offsets in order of the text (B-12.7)",
    async (contract) => {
      for (const category of FIND_CATEGORIES) {
        const items = await found(contract, category);
        expect(items.length).toBeGreaterThan(0);
        for (const item of items) expect(contract.text.slice(item.start, item.end)).toBe(item.content);
        expect(items.map((item) => item.start)).toEqual(items.map((item) => item.start).sort((a, b) => a - b));
      }
    },
  );

  test("names the page on which a passage begins", async () => {
    const blocks: Block[] = [
      {
        kind: "paragraph",
        indent: 0,
        inlines: [{ page: 1 }, { text: "1. The Seller shall deliver the goods.", marks: [] }],
      },
      {
        kind: "paragraph",
        indent: 0,
        inlines: [{ page: 2 }, { text: "2. This contract is governed by the laws of Finland.", marks: [] }],
      },
    ];
    const contract = { ...toPlainText(blocks), contractName: "Sale", contractType: "" };
    expect((await found(contract, "governing_law")).map((item) => item.page)).toEqual([2]);
    expect((await found(contract, "obligations")).map((item) => item.page)).toEqual([1]);
  });

  test("answers an honest empty list where a contract has no such clause (B-12.3)", async () => {
    const contract = makeContract(["Minutes of a meeting", "The weather was fine and everybody went home early."]);
    for (const category of FIND_CATEGORIES) expect(await found(contract, category)).toEqual([]);
  });

  test("finds nothing in an empty text", async () => {
    const empty = { ...toPlainText([paragraph("")]), contractName: "", contractType: "" };
    for (const category of FIND_CATEGORIES) expect(await found(empty, category)).toEqual([]);
  });
});

describe("parties", () => {
  test("are labelled with their roles in English", async () => {
    const items = await found(ENGLISH, "parties");
    expect(items.map((item) => item.label)).toEqual(["Provider", "Client"]);
    expect(items[0]?.content).toContain("Brightwater Hosting Ltd.");
    expect(items[1]?.content).toContain("Jane O. Marlow");
  });

  test("are labelled with their roles in Russian and Mongolian", async () => {
    expect((await found(RUSSIAN, "parties")).map((item) => item.label)).toEqual(["Поставщик", "Покупатель"]);
    expect((await found(MONGOLIAN, "parties")).map((item) => item.label)).toEqual(["Нийлүүлэгч", "Худалдан авагч"]);
  });

  test("are found when they have names only, or numbers, or lines of their own", async () => {
    const plain = makeContract([
      "AGREEMENT",
      "This Agreement is made between Acme Inc. and Borealis Trading GmbH.",
      "1. The parties agree to cooperate.",
    ]);
    expect(await contents(plain, "parties")).toEqual(["Acme Inc.", "Borealis Trading GmbH"]);
    const lines = makeContract([
      "ORDER",
      "Seller: Acme Inc.",
      "Buyer: Borealis Trading GmbH",
      "1. The Seller shall deliver ten tables.",
    ]);
    expect((await found(lines, "parties")).map((item) => item.label)).toEqual(["Seller", "Buyer"]);
  });
});

describe("governing law and jurisdiction", () => {
  test("are told apart", async () => {
    expect(await contents(ENGLISH, "governing_law")).toEqual([
      "5.1. This Agreement shall be governed by the laws of Ireland.",
    ]);
    expect(await contents(ENGLISH, "jurisdiction")).toEqual([
      "5.2. The courts of Dublin shall have exclusive jurisdiction over any dispute arising out of this Agreement.",
    ]);
  });

  test("are found in Russian and Mongolian", async () => {
    expect(await contents(RUSSIAN, "governing_law")).toEqual([
      "4.1. К отношениям сторон применяется право Российской Федерации.",
    ]);
    expect(await contents(RUSSIAN, "jurisdiction")).toEqual([
      "4.2. Споры рассматриваются в Арбитражном суде Тверской области.",
    ]);
    expect(await contents(MONGOLIAN, "governing_law")).toEqual([
      "3.2. Гэрээнд Монгол Улсын хууль тогтоомжийг хэрэглэнэ.",
    ]);
    expect(await contents(MONGOLIAN, "jurisdiction")).toEqual([
      "3.3. Маргааныг Орхон аймгийн иргэний хэргийн анхан шатны шүүхээр шийдвэрлүүлнэ.",
    ]);
  });

  test("carry the clause's number as their label", async () => {
    expect((await found(ENGLISH, "governing_law")).map((item) => item.label)).toEqual(["5.1 GENERAL"]);
  });
});

describe("survival and obligations", () => {
  test("survival is what outlives the contract, not severability", async () => {
    expect(await contents(ENGLISH, "survival")).toEqual([
      "4.2. The obligations under Section 4 shall survive termination of this Agreement for five (5) years.",
    ]);
    expect((await contents(RUSSIAN, "survival"))[0]).toContain("сохраняют силу");
    expect((await contents(MONGOLIAN, "survival"))[0]).toContain("хүчинтэй үлдэнэ");
  });

  test("an obligation names who owes it, list items through the words that introduce them", async () => {
    const items = await found(ENGLISH, "obligations");
    expect(items.find((item) => item.content.startsWith("1.1."))?.label).toBe("Provider");
    expect(items.find((item) => item.content.includes("deliver the content"))?.label).toBe("Client");
    expect(items.find((item) => item.content.startsWith("(b)"))?.label).toBe("Client");
  });

  test("obligations without a modal verb are found in Russian and Mongolian", async () => {
    const russian = await found(RUSSIAN, "obligations");
    expect(russian.find((item) => item.content.startsWith("2.2."))?.label).toBe("Покупатель");
    const mongolian = await found(MONGOLIAN, "obligations");
    expect(mongolian.find((item) => item.content.startsWith("1.2."))?.label).toBe("Худалдан авагч");
  });
});
