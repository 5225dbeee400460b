// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { ClauseHelp } from "@/components/help/clause-help";
import type * as LoadHelp from "@/components/help/load-help";
import { QuoteTerms } from "@/components/help/quote-terms";

const asked = vi.hoisted(() => ({ count: 0, isAway: true }));
vi.mock("@/components/help/load-help", async (original) => {
  const real = await original<typeof LoadHelp>();
  const away = async () => {
    asked.count += 1;
    throw new Error("away");
  };
  return {
    ...real,
    loadHelp: (language: "en") => (asked.isAway ? away() : real.loadHelp(language)),
    explainTerms: away,
  };
});

afterEach(cleanup);

test("help is fetched when it is opened; where that fails it can be tried again, and quotes stay (B-50.5)", async () => {
  render(<ClauseHelp topic="audit" />);
  expect(asked.count).toBe(0);
  fireEvent.click(screen.getByRole("button", { name: "What is this?" }));
  const retry = await screen.findByRole("button", { name: "Retry" });
  expect(asked.count).toBe(1);
  asked.isAway = false;
  fireEvent.click(retry);
  expect((await screen.findByRole("note")).textContent).toContain("Audit and inspection");
  render(
    <p data-testid="quote">
      <QuoteTerms>The penalty is due.</QuoteTerms>
    </p>,
  );
  expect(asked.count).toBe(2);
  expect(screen.getByTestId("quote").textContent).toBe("The penalty is due.");
});
