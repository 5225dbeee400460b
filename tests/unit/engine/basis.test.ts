import { describe, expect, test } from "vitest";
import type { Language } from "@/lib/copy/languages";
import { extractiveEngine } from "@/lib/engine/extractive-engine";
import type { AnswerPiece, ContractText } from "@/lib/engine/port";
import { makeContract, ENGLISH, MONGOLIAN, RUSSIAN } from "./contracts";

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
  ] as const)("says what can be done instead (%#) (B-12.18)", async (contract, language, request) => {
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
    const russian = await ask(ENGLISH, "Как его можно расторгнуть?", "ru");
    expect(russian.basis).not.toEqual(["absent"]);
    expect(russian.passages.join(" ")).toMatch(/terminat/iu);
  });

  test("on any other is not called absent: nothing was looked for that could be there", async () => {
    for (const question of ["Где хранится мебель?", "Где пасутся яки?"]) {
      const { basis, words } = await ask(ENGLISH, question, "ru");
      expect(["stated", "absent"]).not.toContain(basis[0]);
      expect(words).not.toMatch(SURE);
    }
  });
});

describe("what clauses say of one thing (B-12.18)", () => {
  const agreement = (...clauses: string[]) =>
    makeContract([
      "SUPPLY AGREEMENT",
      'This Agreement is made on May 4, 2025 between Acme Inc. ("Seller") and Borealis GmbH ("Buyer").',
      ...clauses,
    ]);

  test("is never called absent where a heading is on it", async () => {
    const capped = agreement("5. LIMITATIONS OF LIABILITY", "5.1. Each party bears the risk of its own acts.");
    const { basis, words, passages } = await ask(capped, "Is liability limited?");
    expect(basis).not.toEqual(["absent"]);
    expect(words).not.toMatch(SURE);
    expect(passages.join(" ")).toContain("bears the risk");
  });

  test("is all shown where they disagree", async () => {
    const torn = agreement(
      "2. Term",
      "2.1. This Agreement shall continue in effect for a term of two (2) years.",
      "2.2. This Agreement shall continue in effect for a term of three (3) years.",
    );
    const { passages } = await ask(torn, "How long is the term of this agreement?");
    expect(passages.join(" ")).toMatch(/two \(2\) years.*three \(3\) years|three \(3\) years.*two \(2\) years/su);
  });

  test("is stated of no scrap of text", async () => {
    const { basis, passages } = await ask(
      makeContract(["LEASE", "2. The rent is EUR 900 a month."]),
      "What is the rent?",
    );
    expect(basis).not.toEqual(["stated"]);
    expect(passages[0]).toContain("EUR 900");
  });
});

describe("a summary", () => {
  test("has a basis for every line (B-12.18)", async () => {
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
