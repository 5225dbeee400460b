// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, within } from "@testing-library/react";
import { afterEach, describe, expect, test } from "vitest";
import { CopyProvider } from "@/components/copy/copy-provider";
import { ClauseHelp, QuoteHelp } from "@/components/help/clause-help";
import { QuoteTerms, TermsBelow } from "@/components/help/quote-terms";
import type { Language } from "@/lib/copy/languages";

afterEach(cleanup);

const QUOTE = "Each Party waives indirect damages, and <b>force majeure</b> ends a duty.";

describe("what is this", () => {
  test("unfolds two general sentences, marked as general and not about this contract (B-50.1, B-50.2)", async () => {
    render(<ClauseHelp topic="liabilityCap" name="Limit of liability" />);
    const button = screen.getByRole("button", { name: "What is this? Limit of liability" });
    expect(button.getAttribute("aria-expanded")).toBe("false");
    expect(screen.queryByRole("note")).toBeNull();
    fireEvent.click(button);
    const note = await screen.findByRole("note");
    expect(note.textContent).toContain("In general: Limit of liability");
    expect(note.textContent).toContain("It is not about this contract, and it is not legal advice.");
    expect(document.getElementById(button.getAttribute("aria-controls") ?? "")?.contains(note)).toBe(true);
    fireEvent.click(button);
    expect(screen.queryByRole("note")).toBeNull();
  });

  test("is a sign alone below the first of many, with the same name and help (B-50.2)", async () => {
    render(<ClauseHelp topic="liabilityCap" name="Limit of liability" isBrief />);
    const button = screen.getByRole("button", { name: "What is this? Limit of liability" });
    expect([button.textContent, button.title]).toEqual(["?", "What is this?"]);
    fireEvent.click(button);
    expect((await screen.findByRole("note")).textContent).toContain("In general: Limit of liability");
  });

  test("isn't offered for a topic people made themselves (B-50.2)", () => {
    render(<ClauseHelp topic="our-own-topic" />);
    expect(screen.queryByRole("button")).toBeNull();
  });

  test("of a quote nobody told the kind of it says that it goes by the words, and only for one kind (B-50.2)", async () => {
    render(
      <>
        <QuoteHelp quote="The Supplier shall indemnify the Buyer; this contract renews for successive terms." />
        <QuoteHelp quote="The Supplier shall indemnify the Buyer." />
      </>,
    );
    const button = await screen.findByRole("button", { name: "What is this?" });
    fireEvent.click(button);
    expect((await screen.findByRole("note")).textContent).toContain("of what this quote seems to be: Indemnity");
    expect(screen.getAllByRole("button")).toHaveLength(1);
  });
});

describe("terms of art", () => {
  const show = (language: Language, quote: string) =>
    render(
      <CopyProvider language={language}>
        <blockquote>
          <QuoteTerms>{quote}</QuoteTerms>
        </blockquote>
      </CopyProvider>,
    );
  const words = () => screen.getByRole("blockquote").textContent;

  test("are explained while they have the focus or the pointer, and the quote's letters stay (B-50.3)", async () => {
    show("en", QUOTE);
    const term = await screen.findByRole("button", { name: "force majeure" });
    expect(words()).toBe(QUOTE);
    fireEvent.focus(term);
    const tip = screen.getByRole("tooltip");
    expect(tip.textContent).toContain("In general: force majeure");
    expect(term.getAttribute("aria-describedby")).toBe(tip.id);
    expect(words()).toBe(QUOTE);
    fireEvent.keyDown(window, { key: "Escape" });
    expect(screen.queryByRole("tooltip")).toBeNull();
    fireEvent.click(term);
    expect(screen.getByRole("tooltip")).toBeTruthy();
    fireEvent.blur(term);
    expect(screen.queryByRole("tooltip")).toBeNull();
  });

  test("of a Russian quote are met by Russian stems and explained in the reader's language (B-50.4)", async () => {
    show("en", "Заказчик уплачивает неустойку за каждый день просрочки оплаты товара.");
    const term = await screen.findByRole("button", { name: "неустойку" });
    fireEvent.focus(term);
    expect(within(screen.getByRole("tooltip")).getByText(/penalty/u)).toBeTruthy();
  });

  test("of a quote that is a button itself are named below it, each once (B-50.3)", async () => {
    render(<TermsBelow quote="A waiver of one waiver is no waiver, says the surety." />);
    await screen.findByRole("button", { name: "waiver" });
    expect(screen.getAllByRole("button").map((one) => one.textContent)).toEqual(["waiver", "surety"]);
  });
});
