import { cleanup, fireEvent, render, screen, within } from "@testing-library/react";
import { afterEach, describe, expect, test, vi } from "vitest";
import { Glance, type Facts } from "@/components/assistant/glance";
import type { FactDto } from "@/lib/assistant/review/review-schema";

afterEach(cleanup);

const fact = (kind: FactDto["kind"], value: string, more: Partial<FactDto> = {}): FactDto => ({
  kind,
  value,
  basis: "stated",
  passage: { content: `… ${value} …`, page: 2, start: 10, end: 10 + value.length },
  ...more,
});

function show(facts: Facts) {
  const onShowPassage = vi.fn();
  render(<Glance facts={facts} onShowPassage={onShowPassage} />);
  return onShowPassage;
}
const row = (name: string) => screen.getByRole("rowheader", { name }).closest("tr") ?? document.body;

describe("a contract at a glance", () => {
  test("says each fact in the contract's words, with how sure it is, and what it does not tell (B-12.23)", () => {
    show([
      fact("parties", "Altan Trade LLC", { role: "Supplier" }),
      fact("parties", "Khangai Foods JSC", { role: "Buyer" }),
      fact("parties", "The Guarantor"),
      fact("governing_law", "laws of Mongolia", { basis: "likely" }),
    ]);
    expect(row("Between")).toHaveProperty("textContent", expect.stringContaining("Altan Trade LLC Supplier"));
    expect(within(row("Between")).getByText("+1")).toBeTruthy();
    expect(within(row("Law")).getByText("laws of Mongolia")).toBeTruthy();
    expect(row("Law").querySelector("[data-basis=likely]")).not.toBeNull();
    expect(row("Price").textContent).toBe("Pricenot found");
  });

  test("leads to the passage, and tells a sure fact before a likely one", () => {
    const sure = fact("price", "USD 900 a month");
    const onShowPassage = show([fact("price", "USD 5", { basis: "likely" }), sure]);
    fireEvent.click(within(row("Price")).getByRole("button", { name: "p. 2, show in the text" }));
    expect(onShowPassage).toHaveBeenCalledExactlyOnceWith(sure.passage);
    expect(within(row("Price")).getByText("+1")).toBeTruthy();
  });

  test("tells the day of the end, or where there is none the length of the term; a reckoned day as such", () => {
    show([
      fact("expiration_date", "three years from its date", {
        iso: "2029-11-23",
        from: { iso: "2026-11-23", months: 36, days: 0 },
      }),
    ]);
    expect(row("Term").textContent).toContain("three years from its date → Nov 23, 2029");
    cleanup();
    show([fact("term", "two (2) years")]);
    expect(within(row("Term")).getByText("two (2) years")).toBeTruthy();
  });

  test("has the assistant asked about what no rule found, where it is at hand", () => {
    const onAsk = vi.fn();
    render(<Glance facts={[fact("price", "USD 5")]} onShowPassage={vi.fn()} onAsk={onAsk} />);
    for (const name of ["Between", "Term", "Law"])
      fireEvent.click(within(row(name)).getByRole("button", { name: "Check" }));
    expect(onAsk.mock.calls).toEqual([
      [{ kind: "chat", text: "Who are the parties to this contract?" }],
      [{ kind: "chat", text: "When does this contract end?" }],
      [{ kind: "chat", text: "Which law governs this contract?" }],
    ]);
    expect(within(row("Price")).queryByRole("button", { name: "Check" })).toBeNull();
  });

  test("has its rows before the facts come, and says where they could not be read (B-12.23)", () => {
    show("loading");
    expect(screen.getByRole("table", { name: "At a glance" }).getAttribute("aria-busy")).toBe("true");
    expect(screen.getAllByRole("row")).toHaveLength(4);
    expect(screen.queryByText("not found")).toBeNull();
    cleanup();
    show("failed");
    expect(screen.getByText("Couldn't load the facts.")).toBeTruthy();
  });
});
