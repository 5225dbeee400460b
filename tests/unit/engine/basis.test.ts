import { describe, expect, test } from "vitest";
import type { Language } from "@/lib/copy/languages";
import { extractiveEngine } from "@/lib/engine/extractive-engine";
import type { AnswerPiece, ContractText } from "@/lib/engine/port";
import { contractOf, ENGLISH, MONGOLIAN, RUSSIAN } from "./contracts";

const SURE = /^(?:no|not stated|нет|үгүй)(?!\p{L})(?! direct)|perpetual|unlimited|бессрочн|хугацаагүй/iu;

async function ask(contract: ContractText, question: string, language: Language = "en") {
  const pieces: AnswerPiece[] = [];
  for await (const piece of extractiveEngine.chat(contract, question, [], { language })) pieces.push(piece);
  return {
    words: pieces.map((piece) => (piece.kind === "text" ? piece.text : "")).join(""),
    basis: pieces.flatMap((piece) => (piece.kind === "basis" ? [piece.basis] : [])),
    passages: pieces.flatMap((piece) => (piece.kind === "passage" ? [piece.passage.content] : [])),
  };
}

describe("no question about the contract's text", () => {
  test.each([
    [ENGLISH, "en", "Draft a reply to the Provider"],
    [ENGLISH, "en", "Rewrite clause 2 in plain words"],
    [ENGLISH, "en", "Should we sign this?"],
    [ENGLISH, "en", "How does it differ from our previous contract?"],
    [RUSSIAN, "ru", "Составь ответ поставщику"],
    [RUSSIAN, "ru", "Стоит ли нам подписывать?"],
    [MONGOLIAN, "mn", "Нийлүүлэгчид хариу бичиж өгөөч"],
    [MONGOLIAN, "mn", "Энэ гэрээ шударга юу?"],
  ] as const)("says what can be done instead (%#)", async (contract, language, request) => {
    const { words, basis, passages } = await ask(contract, request, language);
    expect(basis).toEqual(["cannot"]);
    expect(passages).toEqual([]);
    expect(words.length).toBeGreaterThan(40);
    expect(words).not.toMatch(SURE);
  });

  test("is told from a question that only sounds like it", async () => {
    for (const question of ["Who drafts the invoices?", "May the Client write to the Provider?"])
      expect((await ask(ENGLISH, question)).basis).not.toEqual(["cannot"]);
  });
});

describe("a question in another language than the contract", () => {
  test("on a subject that is known in all languages is answered", async () => {
    const { basis, passages } = await ask(ENGLISH, "Гэрээг хэрхэн цуцлах вэ?", "mn");
    expect(basis).not.toEqual(["absent"]);
    expect(passages.join(" ")).toMatch(/terminat/iu);
    expect((await ask(ENGLISH, "Как его можно расторгнуть?", "ru")).basis).toEqual(basis);
  });

  test("on any other is not called absent: nothing was looked for that could be there", async () => {
    const { basis, words } = await ask(ENGLISH, "Где хранится мебель?", "ru");
    expect(basis).toEqual(["cannot"]);
    expect(words).not.toMatch(SURE);
    expect((await ask(ENGLISH, "Where are the penguins fed?")).basis).toEqual(["absent"]);
  });
});

describe("a conclusion is stated or left to the reader", () => {
  const agreement = (...clauses: string[]) =>
    contractOf([
      "SUPPLY AGREEMENT",
      'This Agreement is made on May 4, 2025 between Acme Inc. ("Seller") and Borealis GmbH ("Buyer").',
      ...clauses,
    ]);

  test("a heading on the subject is never called absent", async () => {
    const capped = agreement("5. LIMITATIONS OF LIABILITY", "5.1. Each party bears the risk of its own acts.");
    const { basis, words, passages } = await ask(capped, "Is liability limited?");
    expect(basis).toEqual(["nearest"]);
    expect(words).not.toMatch(SURE);
    expect(passages[0]).toContain("bears the risk");
  });

  test("what ends with something else is not perpetual", async () => {
    const royalties = agreement(
      "2. Term",
      "2.1. This Agreement shall remain in effect as long as royalties are due under the License, unless terminated earlier.",
    );
    const { basis, words } = await ask(royalties, "When does this agreement end?");
    expect(basis).toEqual(["likely"]);
    expect(words).not.toMatch(SURE);
    const open = agreement("2. Term", "2.1. This Agreement shall continue in effect until terminated by either party.");
    expect((await ask(open, "When does this agreement end?")).basis).toEqual(["stated"]);
  });

  test("an anniversary is the end, not a length of time beside it", async () => {
    const yearly = agreement(
      "2. Term",
      "2.1. The term of this Agreement begins on the Effective Date, three (3) months after which deliveries start, ending on the first anniversary of the Effective Date.",
    );
    expect((await ask(yearly, "When does this agreement end?")).words).not.toContain("months");
    const plain = agreement(
      "2. Term",
      "2.1. The term of this Agreement begins on the Effective Date and continues until the first anniversary of the Effective Date.",
    );
    expect(await ask(plain, "When does this agreement end?")).toMatchObject({
      basis: ["stated"],
      words: expect.stringContaining("May 4, 2026"),
    });
  });

  test("two clauses that disagree state neither", async () => {
    const torn = agreement(
      "2. Term",
      "2.1. This Agreement shall continue in effect for a term of two (2) years.",
      "2.2. This Agreement shall continue in effect for a term of three (3) years.",
    );
    expect((await ask(torn, "How long is the term of this agreement?")).basis).toEqual(["likely"]);
    const laws = agreement(
      "3.1. This Agreement is governed by the laws of Ohio.",
      "3.2. This Agreement is governed by the laws of Texas.",
    );
    expect((await ask(laws, "Which law governs?")).basis).toEqual(["likely"]);
  });

  test("a time before the end is not how long it lasts", async () => {
    const negotiated = agreement(
      "2. Term",
      "2.1. One month prior to the expiry of the Term, the parties may negotiate; failing this, this Agreement will be terminated upon expiry.",
    );
    const { basis, words } = await ask(negotiated, "When does this agreement expire?");
    expect(basis).not.toEqual(["stated"]);
    expect(words).not.toContain("ends on");
  });

  test("parties are stated where nothing but two names was read, or a few with a role each", async () => {
    const plain = agreement("1. The Seller sells.");
    expect((await ask(plain, "Who are the parties?")).basis).toEqual(["stated"]);
    const prose = contractOf([
      "SUPPLY AGREEMENT",
      'This Agreement is made on May 4, 2025 between Acme is a wholly owned subsidiary of Alder Inc. ("Seller") and Borealis GmbH ("Buyer").',
    ]);
    expect((await ask(prose, "Who are the parties?")).basis).toEqual(["likely"]);
    const three = contractOf([
      'This Agreement is made between Alder Ltd ("Seller"), Birch Inc. a Delaware corporation ("Buyer") and Cedar LLC ("Agent").',
    ]);
    expect((await ask(three, "Who are the parties?")).basis).toEqual(["stated"]);
    const person = contractOf([
      'This Agreement is made between Alder Ltd ("Seller"), Birch Inc. ("Buyer") and John Elm ("Agent").',
    ]);
    expect((await ask(person, "Who are the parties?")).basis).toEqual(["stated"]);
    const unnamed = contractOf([
      'This Agreement is made between Alder Ltd ("Seller"), Birch Inc. and John Elm ("Agent").',
    ]);
    expect((await ask(unnamed, "Who are the parties?")).basis).toEqual(["likely"]);
  });

  test("a heading alone does not say that an English contract has a clause; its weights must find it too", async () => {
    const headed = agreement("5. INSURANCE CENTER", "5.1. The Insurance Center is a web site hosted by the Seller.");
    expect((await ask(headed, "Does the agreement require a party to maintain insurance?")).basis).not.toEqual([
      "stated",
    ]);
    const insured = agreement(
      "5. INSURANCE",
      "5.1. The Seller shall maintain commercial general liability insurance of at least $1,000,000 and provide certificates of insurance.",
    );
    expect((await ask(insured, "Does the agreement require a party to maintain insurance?")).basis).toEqual(["stated"]);
  });

  test("every line of a summary has its basis", async () => {
    const bases: string[] = [];
    let line = "";
    for await (const piece of extractiveEngine.summarize(ENGLISH, { language: "en" })) {
      if (piece.kind === "text") line += piece.text;
      if (piece.kind !== "basis") continue;
      bases.push(`${line.trim().split(/[:\n]/u)[0] ?? ""} ${piece.basis}`);
      line = "";
    }
    expect(line.trim()).toBe("");
    expect(bases).toEqual(expect.arrayContaining(["Date stated", "Governing law stated", "Obligations likely"]));
  });
});
