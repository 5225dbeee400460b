import { describe, expect, test } from "vitest";
import { whatChanged } from "@/components/suggestions/use-suggesting";

const TEXT = "1. Price\n9.2 The Buyer pays within forty days of the invoice.\n9.3 The lowest price applies.";
const at = (words: string) => TEXT.indexOf(words);

describe("what an accepted suggestion changed", () => {
  test("is told by the words that differ, in the clause that has them, and never by its number (B-13.5)", () => {
    const changed = whatChanged(
      {
        quote: "9.2 The Buyer pays within thirty days of the invoice.",
        replacement: "9.2 The Buyer pays within forty days of the invoice.",
        start: at("9.2"),
      },
      TEXT,
    );
    expect(changed).toMatchObject({ kind: "replaced", before: "thirty", after: "forty", clause: "9.2" });
    expect(TEXT.slice(changed.passage.start, changed.passage.end)).toBe(changed.passage.content);
  });

  test("is found where the clause kept a number that the words do not name", () => {
    const replacement = "The Buyer pays within forty days of the invoice.";
    const { passage, clause } = whatChanged({ quote: "9.2 Pay.", replacement, start: at("9.2") }, TEXT);
    expect([passage.content, clause]).toEqual([replacement, "9.2"]);
  });

  test("is a clause that came, and that alone is shown", () => {
    const quote = "days of the invoice.";
    const replacement = `${quote}\n9.3 The lowest price applies.`;
    expect(whatChanged({ quote, replacement, start: at(quote) }, TEXT)).toEqual({
      kind: "added",
      before: "",
      after: "The lowest price applies.",
      clause: "9.3",
      passage: { content: "9.3 The lowest price applies.", start: at("9.3"), end: TEXT.length },
    });
  });

  test("is told in the clause above too where the number alone stands in many places (B-13.5)", () => {
    const text = "8.1 Caps.\n(a) Neither party owes more than twice the fees.";
    const quote = "(a) Neither party owes more than the fees.";
    const replacement = "(a) Neither party owes more than twice the fees.";
    expect(whatChanged({ quote, replacement, start: text.indexOf("(a)") }, text)).toMatchObject({ clause: "8.1(a)" });
  });

  test("is what went, or came between, and then says so", () => {
    const start = at("The Buyer");
    expect(whatChanged({ quote: "Old. ", replacement: "", start }, TEXT)).toMatchObject({
      kind: "removed",
      before: "Old.",
    });
    const words = { quote: "The Buyer pays", replacement: "The Buyer always pays", start };
    expect(whatChanged(words, TEXT)).toMatchObject({ kind: "added", after: "always", before: "" });
  });
});
