/** In which part of a contract a clause stands, and that only another part can outrank it (B-12.18). */
import { describe, expect, test } from "vitest";
import { clausesFor, indexOf } from "@/lib/engine/ask/answer";
import { read } from "./contracts";

const BODY = [
  "SUPPLY AGREEMENT",
  'made on 4 May 2026 between Northwind Timber Ltd ("Supplier") and Marlow Books GmbH ("Buyer").',
  "1. Goods. The Supplier delivers oak boards to the Buyer's yard in Riga every second Monday.",
  "2. Price. The Buyer pays EUR 410 for each cubic metre within 21 days of the invoice.",
  "3. Insurance. The Supplier insures the boards against fire and theft at its own cost.",
  "4. Order. Where the order form conflicts with these clauses, the order form prevails.",
  "5. Law. Latvian law governs this Agreement; the courts of Riga decide disputes.",
];
const partsIn = (...lines: readonly string[]) => indexOf(read(lines.join("\n\n"))).parts;

describe("the parts of a contract", () => {
  test("a text whose numbers go on has one part", () => {
    expect(new Set(partsIn(...BODY))).toEqual(new Set([0]));
  });

  test.each([
    ["an annex with its title", ["Schedule 2", "The Buyer may return boards that are warped."]],
    ["an annex in Russian", ["Приложение № 1", "Покупатель вправе вернуть доски."]],
    ["an annex in Mongolian", ["Хавсралт 1", "Худалдан авагч банзыг буцааж болно."]],
    ["numbers that start again", ["1. The Buyer may return boards that are warped."]],
    ["numbers with a letter of their own", ["S-1. The Buyer may return boards that are warped."]],
  ])("%s is another part", (_, lines) => {
    const [body, annex] = [partsIn(...BODY), partsIn(...BODY, ...lines)];
    expect(annex.at(-1)).toBeGreaterThan(body.at(-1) ?? 0);
  });

  test("an item of a list and a sub-clause are in the part of their clause", () => {
    const parts = partsIn(
      ...BODY,
      "6. Returns.",
      "6.1. The Buyer may return boards that:",
      "(a) are warped;",
      "6.2. No fee.",
    );
    expect(new Set(parts.slice(3))).toEqual(new Set([parts.at(-1)]));
  });
});

describe("a contract that ranks its parts", () => {
  const basis = (...lines: readonly string[]) =>
    clausesFor(read([...BODY, ...lines].join("\n\n")), "Who insures the boards against fire?").basis;

  test("states what a clause says where no other part says anything of it", () => {
    expect(basis("6. Deposit. The Supplier keeps boards against a deposit for a month.")).toBe("stated");
  });

  test("states nothing where another part says something of it too", () => {
    expect(basis("Schedule 1", "1. The Buyer insures the boards against fire from delivery.")).not.toBe("stated");
  });
});
