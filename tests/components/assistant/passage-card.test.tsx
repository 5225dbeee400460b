import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, describe, expect, test, vi } from "vitest";
import { PassageCard, PassageList } from "@/components/assistant/passage-list";

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

describe("of a long clause after the first that answers (B-12.26)", () => {
  const RULE = "The Borrower pays interest of 14% a year.";
  const REST = "The Lender keeps a book of all payments and shows it when asked. ".repeat(6);
  const long = `1.1 ${REST}${RULE} It is not more than 90,000 a month. ${REST}`;
  const clause = { content: long, page: 1, start: 40, end: 40 + long.length };
  const says = { start: 40 + long.indexOf(RULE), end: 40 + long.indexOf(RULE) + RULE.length };
  const quotes = () => screen.getAllByTitle(/Show this passage/u).map(({ textContent }) => textContent ?? "");

  test("only its sentence on the question and what limits that is shown, until it is unfolded", () => {
    render(<PassageList passages={[clause, { ...clause, says }]} wholeFirst={1} onShowPassage={vi.fn()} />);
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
    render(<PassageList passages={[clause]} wholeFirst={0} onShowPassage={vi.fn()} />);
    expect(quotes()[0]).toContain("1.1 The Lender keeps a book");
    expect(quotes()[0]).toMatch(/ …$/u);
    expect(quotes()[0]).not.toContain(RULE);
  });

  test("a short one and one that another clause changes are shown whole", () => {
    const superseded = { by: "9", words: [says] };
    render(<PassageList passages={[passage, { ...clause, superseded }]} wholeFirst={0} onShowPassage={vi.fn()} />);
    expect(quotes()[0]).toContain(CONTENT);
    expect(quotes()[1]).toContain(long);
    expect(screen.queryByRole("button", { name: "Whole clause" })).toBeNull();
  });
});
