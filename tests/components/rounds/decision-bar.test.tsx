// @vitest-environment jsdom
/** What stands under the cards of a reply. Source: B-26.12. */
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { DecisionBar } from "@/components/rounds/decision-bar";
import { rounds as words } from "@/lib/copy/en/rounds";

afterEach(cleanup);

const idle = { busy: false, problem: null, run: async () => null };
const review = (unsaved: number) => ({
  changes: [],
  isOpen: () => false,
  saving: idle,
  unsaved,
  choose: () => undefined,
  save: vi.fn(async () => undefined),
});

test("all saved, it leads on to sending the contract back (B-26.12)", () => {
  const onSend = vi.fn();
  render(<DecisionBar review={review(0)} onSend={onSend} />);
  fireEvent.click(screen.getByRole("button", { name: words.send.open }));
  expect(onSend).toHaveBeenCalledOnce();
  expect(screen.queryByRole("button", { name: words.bar.save })).toBeNull();
});

test("before that, and for who may not send, it saves decisions (B-26.12)", () => {
  const unsaved = review(1);
  render(<DecisionBar review={unsaved} onSend={null} />);
  fireEvent.click(screen.getByRole("button", { name: words.bar.save }));
  expect(unsaved.save).toHaveBeenCalledOnce();
  expect(screen.queryByRole("button", { name: words.send.open })).toBeNull();
});
