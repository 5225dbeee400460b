import { expect, test } from "vitest";
import { bestBook, isFor, kindOfType, parseKinds, offeredFor } from "@/lib/positions/kinds";

const book = (name: string, kinds: Parameters<typeof isFor>[0]["kinds"], contractType = "") => ({
  name,
  kinds,
  contractType,
});
const ANY = book("any", []);
const GOODS = book("goods", ["goods"]);
const LEASE = book("lease", ["lease"]);
const EXACT = book("exact", ["goods"], "Sales Contract");

test("books that fit a contract's type are offered first, then those for any, then the others (B-24.17)", () => {
  const offered = offeredFor([ANY, LEASE, GOODS, EXACT], "Sales Contract");
  expect(offered.map(({ name }) => name)).toEqual(["exact", "goods", "any", "lease"]);
  expect(bestBook([ANY, LEASE, GOODS], "Service Agreement")).toBe(ANY);
  expect(bestBook([LEASE, GOODS], "Service Agreement")).toBe(LEASE);
  expect([isFor(LEASE, "Lease Agreement"), isFor(GOODS, "Lease Agreement"), isFor(ANY, "")]).toEqual([
    true,
    false,
    true,
  ]);
});

test("a book from before there were kinds is for the kind of its contract type (B-24.17)", () => {
  expect(parseKinds({ kinds: "", contractType: "Lease Agreement" })).toEqual(["lease"]);
  expect(parseKinds({ kinds: "nda,goods", contractType: "Lease Agreement" })).toEqual(["goods", "nda"]);
  expect(parseKinds({ kinds: "", contractType: "" })).toEqual([]);
  expect(kindOfType("Something else")).toBeNull();
});

test("of books that fit, one for the other side is not preselected; our own side's goes before one for both (B-30.11)", () => {
  const of = (name: string, side: string, kinds: Parameters<typeof isFor>[0]["kinds"] = ["goods"]) => ({
    ...book(name, kinds),
    side,
  });
  const [buy, supply, both, any] = [
    of("buy", "buy"),
    of("supply", "supply"),
    of("both", "mutual"),
    of("any", "supply", []),
  ];
  const lease = of("lease", "supply", ["lease"]);
  expect(bestBook([buy, supply, both], "Sales Contract")).toBe(buy);
  expect(bestBook([buy, both, supply], "Sales Contract", "supply")).toBe(supply);
  expect(bestBook([buy, both], "Sales Contract", "supply")).toBe(both);
  expect(bestBook([buy, any], "Sales Contract", "supply")).toBe(any);
  expect(bestBook([buy, lease], "Sales Contract", "supply")).toBe(buy); // it fits, if for the other side
});

test("of books that fit a contract's type alike, one in its language is offered and preselected first (B-24.19)", () => {
  const of = (language: "en" | "mn", side: string, kinds: Parameters<typeof isFor>[0]["kinds"]) => ({
    ...book(`${language} ${side}`, kinds),
    side,
    language,
  });
  const [english, mongolian, ours] = [
    of("en", "mutual", ["goods"]),
    of("mn", "mutual", ["goods"]),
    of("en", "buy", ["goods"]),
  ];
  const [anyMongolian, lease] = [of("mn", "mutual", []), of("mn", "mutual", ["lease"])];
  const best = (books: (typeof english)[], side: "buy" | null = null) => bestBook(books, "Sales Contract", side, "mn");
  expect(best([english, mongolian])).toBe(mongolian);
  expect(bestBook([english, mongolian], "Sales Contract", null, "en")).toBe(english);
  expect(bestBook([english, mongolian], "Sales Contract")).toBe(english);
  expect(best([english, anyMongolian, lease])).toBe(english); // the type comes first
  expect(best([lease, anyMongolian])).toBe(anyMongolian);
  expect(best([mongolian, ours], "buy")).toBe(ours); // an ask of one's own side comes before its language
  expect(offeredFor([lease, english, anyMongolian, mongolian], "Sales Contract", "mn")).toEqual([
    mongolian,
    english,
    anyMongolian,
    lease,
  ]);
});
