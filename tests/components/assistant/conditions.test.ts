import { describe, expect, test } from "vitest";
import { boundsIn } from "@/components/assistant/conditions";

/** What stands above a passage that answers with one of its sentences. */
function above(content: string, answer: string): string[] {
  const start = 100; // offsets are those of the contract
  const at = content.indexOf(answer);
  const says = { start: start + at, end: start + at + answer.length };
  const passage = { content, page: 1, start, end: start + content.length, says };
  return boundsIn([passage, { ...passage, content: "You pay nothing. Unless it rains." }]).map(
    ({ bound, words }) => `${bound}: ${words}`,
  );
}

describe("above the clause that answers stands (B-12.26)", () => {
  test("its sentence on the question, then what limits it, and nothing of another paragraph or clause", () => {
    const clause = [
      "5. The Buyer pays within 30 days. If payment is late, 0.2 % is due for each day. It comes to at most 20 %.",
      "The carrier's fine is added unless the Buyer shows that it isn't at fault.",
    ].join("\n");
    expect(above(clause, "The Buyer pays within 30 days.")).toEqual([
      "says: 5. The Buyer pays within 30 days.",
      "condition: If payment is late, 0.2 % is due for each day.",
      "limit: It comes to at most 20 %.",
    ]);
  });

  test.each([
    [
      "8. A penalty of 0.2 % is due for each day. No penalty is due except where the payer was warned. Rain is no excuse.",
      "No penalty is due except where",
      "says: 8. A penalty of 0.2 % is due for each day. No penalty is due except where the payer was warned.",
    ],
    [
      "8. Хоцорсон хоног тутам 0.2 хувийн алданги төлнө. Харин утсаар мэдэгдсэн бол алданги тооцохгүй. Бусад нь хэвээр.",
      "Харин утсаар",
      "says: 8. Хоцорсон хоног тутам 0.2 хувийн алданги төлнө. Харин утсаар мэдэгдсэн бол алданги тооцохгүй.",
    ],
    [
      "8. За день просрочки платится 0,2 %. Пеня не платится, кроме случаев обмана. Прочее без изменений.",
      "Пеня не платится",
      "says: 8. За день просрочки платится 0,2 %. Пеня не платится, кроме случаев обмана.",
    ],
  ])("the rule before an exception: %s", (clause, answer, first) => {
    const padded = `${clause} ${"This sentence only makes the clause longer. ".repeat(3)}`;
    expect(above(padded, answer)[0]).toBe(first);
  });

  test("a sentence on another matter under no such name", () => {
    const clause =
      "7. The shelf fee is paid by 10 January. Goods are returned not later than two days before they expire. " +
      "The shelf fee isn't due unless the goods were shown. This doesn't apply to samples, of which there may be some.";
    expect(above(clause, "The shelf fee is paid")).toEqual([
      "says: 7. The shelf fee is paid by 10 January.",
      "also: Goods are returned not later than two days before they expire.",
      "exception: The shelf fee isn't due unless the goods were shown.",
      "exception: This doesn't apply to samples, of which there may be some.",
    ]);
  });

  test("the lead-in of an item", () => {
    const clause = [
      "9. The Supplier may end this contract at once:",
      "(a) if the Client is insolvent;",
      "(b) if the Client is forty days late.",
      "The end of this contract changes nothing about what is owed by then, nor about secrecy and the return of papers.",
    ].join("\n");
    expect(above(clause, "(b) if the Client")[0]).toBe(
      "says: 9. The Supplier may end this contract at once: (b) if the Client is forty days late.",
    );
  });

  test("nothing where the passage says it at a glance", () => {
    expect(above("7. The laws of Norway apply. Oslo is the venue.", "The laws of Norway")).toEqual([]);
  });
});
