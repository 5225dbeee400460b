import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, describe, expect, test, vi } from "vitest";
import { PassageCard } from "@/components/assistant/passage-card";
import { PassageList } from "@/components/assistant/passage-list";

afterEach(cleanup);

const CONTENT = "2. The deposit is GBP 1,350, and the rent GBP 900.";
const passage = { content: CONTENT, page: 1, start: 40, end: 40 + CONTENT.length };
const at = (words: string) => ({ start: 40 + CONTENT.indexOf(words), end: 40 + CONTENT.indexOf(words) + words.length });

test("words that another clause replaced are struck through, and that clause is named (B-12.18)", () => {
  const superseded = { by: "15", words: [at("GBP 1,350"), at("GBP 900")] };
  const { container } = render(<PassageCard passage={{ ...passage, superseded }} onShow={vi.fn()} />);
  expect([...container.querySelectorAll("del")].map((one) => one.textContent)).toEqual(["GBP 1,350", "GBP 900"]);
  expect(screen.getByRole("button").textContent).toContain(CONTENT);
  expect(screen.getByText("Changed by 15")).toBeTruthy();
});

test("a passage that nothing changes has nothing struck through", () => {
  const { container } = render(<PassageCard passage={passage} onShow={vi.fn()} />);
  expect(container.querySelector("del")).toBeNull();
  expect(screen.queryByText(/Changed by/u)).toBeNull();
  expect(screen.getByRole("button").textContent).toContain(CONTENT);
});

test("where no words are known to be replaced, another clause may change it (B-12.18)", () => {
  render(<PassageCard passage={{ ...passage, superseded: { by: "9", words: [] } }} onShow={vi.fn()} />);
  expect(screen.getByText("9 may change this")).toBeTruthy();
  expect(screen.queryByText(/Changed by/u)).toBeNull();
});

test("the sentence closest to the question is marked, unless words are struck through (B-12.26)", () => {
  const says = at("and the rent GBP 900.");
  const { container, rerender } = render(<PassageCard passage={{ ...passage, says }} onShow={vi.fn()} />);
  expect(container.querySelector("mark")?.textContent).toBe("and the rent GBP 900.");
  expect(screen.getByRole("button").textContent).toContain(CONTENT);
  const superseded = { by: "15", words: [at("GBP 900")] };
  rerender(<PassageCard passage={{ ...passage, says, superseded }} onShow={vi.fn()} />);
  expect(container.querySelector("mark")).toBeNull();
  expect(container.querySelector("del")?.textContent).toBe("GBP 900");
});

describe("of a long clause (B-12.26)", () => {
  const RULE = "The Borrower pays interest of 14% a year.";
  const REST = "The Lender keeps a book of all payments and shows it when asked. ".repeat(6);
  const long = `1.1 ${REST}${RULE} It is not more than 90,000 a month. ${REST}`;
  const clause = { content: long, page: 1, start: 40, end: 40 + long.length };
  const says = { start: 40 + long.indexOf(RULE), end: 40 + long.indexOf(RULE) + RULE.length };
  const quotes = () => screen.getAllByTitle(/Show this passage/u).map(({ textContent }) => textContent ?? "");

  test("only its sentence on the question and what limits that is shown, until it is unfolded", () => {
    const changed = { ...clause, says, rival: true } as const;
    render(<PassageList passages={[clause, changed]} isLead onShowPassage={vi.fn()} />);
    expect(quotes()[0]).toContain(long);
    expect(quotes()[1]).toMatch(
      /1\.1 … The Borrower pays interest of 14% a year\. … It is not more than 90,000 a month\.$/u,
    );
    fireEvent.click(screen.getByRole("button", { name: "Whole clause" }));
    expect(quotes()[1]).toContain(long);
    fireEvent.click(screen.getByRole("button", { name: "Less" }));
    expect(quotes()[1]).not.toContain(long);
  });

  test("its beginning is shown where no sentence is plainly the one", () => {
    render(<PassageList passages={[clause]} isLead isLeadWhole={false} onShowPassage={vi.fn()} />);
    expect(quotes()[0]).toContain("1.1 The Lender keeps a book");
    expect(quotes()[0]).toMatch(/ …$/u);
    expect(quotes()[0]).not.toContain(RULE);
  });

  test("a short one and one that another clause changes are shown whole", () => {
    const superseded = { by: "9", words: [says] };
    const passages = [passage, { ...clause, superseded }];
    render(<PassageList passages={passages} isLead isLeadWhole={false} onShowPassage={vi.fn()} />);
    expect(quotes()[0]).toContain(CONTENT);
    expect(quotes()[1]).toContain(long);
    expect(screen.queryByRole("button", { name: "Whole clause" })).toBeNull();
  });
});

describe("a clause after the first that answers (B-12.26)", () => {
  const second = "7.2 Interest runs from the due date. The Tenant pays 4% a year on rent that is late.";
  const next = { content: second, page: 3, start: 900, end: 900 + second.length };
  const words = "The Tenant pays 4% a year on rent that is late.";
  const says = { start: 900 + second.indexOf(words), end: 900 + second.length };

  test("is its number, its sentence on the question and its page, until it is unfolded", () => {
    render(<PassageList passages={[passage, { ...next, says }]} isLead onShowPassage={vi.fn()} />);
    const row = screen.getByRole("button", { expanded: false });
    expect(row.textContent).toBe(`7.2${words}Page 3`);
    expect(screen.queryByText(second)).toBeNull();
    fireEvent.click(row);
    expect(row.getAttribute("aria-expanded")).toBe("true");
    expect(screen.getAllByTitle(/Show this passage/u)[1]?.textContent).toContain(second);
    fireEvent.click(row);
    expect(screen.getAllByTitle(/Show this passage/u)).toHaveLength(1);
  });

  test.each([
    ["another clause changes it", { superseded: { by: "9", words: [] } }],
    ["it may hold the answer as well", { rival: true as const }],
    ["its quote was mended", { standing: "repaired" as const }],
  ])("is whole where %s", (_, more) => {
    render(<PassageList passages={[passage, { ...next, ...more }]} isLead onShowPassage={vi.fn()} />);
    expect(screen.getAllByTitle(/Show this passage/u)[1]?.textContent).toContain(second);
    expect(screen.queryByRole("button", { expanded: false })).toBeNull();
  });
});
