import { expect, test } from "vitest";
import { renderContractPdf } from "@/lib/documents/rendering/contract-pdf";
import { copiedText } from "./pdf-text";

test("a PDF keeps a letter under thousands of marks and the words around it, however many kinds of marks", async () => {
  const contract = { name: "Marks", versionNumber: 1 };
  for (const marks of ["\u0301", "\u0301\u0316"]) {
    const html = `<p>before Ж${marks.repeat(60_000 / marks.length)} after</p>`;
    const copied = await copiedText(await renderContractPdf({ language: "en", ...contract, html }), contract);
    // Readers tell of signs one over the other by backspaces; which marks are copied depends on what was drawn
    // before.
    expect(copied.replace(/[\p{M}\p{Cc}\s]/gu, "")).toBe("beforeЖafter");
  }
});
