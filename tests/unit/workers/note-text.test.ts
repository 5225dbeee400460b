import { expect, test } from "vitest";
import { noteIn } from "@/lib/workers/mail/note-text";

test.each([
  ["On Mon, 3 Nov 2026 at 10:00, Ann <ann@x.example> wrote:"],
  ["3 ноября 2026 г. Анна <ann@x.example> пишет:"],
  ["2026-11-03 Бат <bat@x.example> бичсэн:"],
  ["-----Original Message-----"],
  ["-- "],
])("what stands behind %j isn't the writer's own (B-42.5)", (head) => {
  expect(noteIn(`We agree.\r\n\r\nBut ask Bat.\r\n${head}\r\nPlease sign.\r\n> quoted`, 1_000)).toBe(
    "We agree.\n\nBut ask Bat.",
  );
});

test("quotes between lines go, and the rest stays, up to the most (B-42.5)", () => {
  expect(noteIn("> The rent?\nToo high.\n> The end?\nFine.\0", 1_000)).toBe("Too high.\nFine.");
  expect(noteIn("a".repeat(50), 10)).toBe("a".repeat(10));
  expect(noteIn("> only quoted", 10)).toBe("");
});

test("text that is made to be slow takes time by its length (B-42.5)", () => {
  const took = (text: string) => {
    const begun = performance.now();
    noteIn(text, 10_000);
    return performance.now() - begun;
  };
  for (const line of ["@".repeat(399), `${"a@b ".repeat(99)}:`, "on ".repeat(130), "-".repeat(399), " ".repeat(5_000)])
    expect(took(`${line}\n`.repeat(2_000))).toBeLessThan(3_000);
});
