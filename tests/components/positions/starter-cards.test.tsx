// @vitest-environment jsdom
/** B-24.3: the starters, by the kind of contract that they are for. */
import { cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { StarterCards } from "@/components/positions/starter-cards";
import type { BooksActions } from "@/components/positions/use-book";
import { positions as words } from "@/lib/copy/en/positions";
import { show } from "../review/fixtures";

afterEach(cleanup);

test("are called by who one is in contracts of that kind (B-24.3)", () => {
  const start = vi.fn<BooksActions["start"]>(() => new Promise(() => undefined));
  show(<StarterCards title="Begin" drawing={null} language="en" start={start} onStarted={() => undefined} />);
  const heads = () => screen.getAllByRole("heading", { level: 3 }).map(({ textContent }) => textContent);
  expect(heads()).toEqual([words.sides.buy, words.sides.supply, words.sides.mutual]);
  fireEvent.change(screen.getByLabelText(words.list.starterKind), { target: { value: "lease" } });
  expect(heads()).toEqual(["As tenant", "As landlord", words.sides.mutual]);
  fireEvent.click(screen.getByRole("button", { name: `${words.list.start}: As landlord` }));
  expect(start).toHaveBeenCalledExactlyOnceWith({ side: "supply", language: "en", kind: "lease" });
});

test("begin with the kind of the contract that one came from (B-24.3)", () => {
  const start = vi.fn<BooksActions["start"]>(() => new Promise(() => undefined));
  const props = { title: "Begin", drawing: null, language: "en", start, onStarted: () => undefined } as const;
  show(<StarterCards {...props} kind="lease" />);
  expect(screen.getByRole("heading", { level: 3, name: "As tenant" })).toBeDefined();
  cleanup();
  show(<StarterCards {...props} kind={null} />);
  expect(screen.getByRole("heading", { level: 3, name: words.sides.buy })).toBeDefined();
});
