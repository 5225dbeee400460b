import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { PassageCard } from "@/components/assistant/passage-list";

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
