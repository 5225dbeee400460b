// @vitest-environment jsdom
/** One click says which party the reader is. Source: B-30.10. */
import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { WhichIsUsInList } from "@/components/counterparties/which-is-us";
import { WhichIsUsHere } from "@/components/counterparties/which-is-us-here";
import { ToastProvider } from "@/components/ui/overlay/toast";
import { counterparties } from "@/lib/copy/en/counterparties";

const refresh = vi.fn();
vi.mock("next/navigation", () => ({ useRouter: () => ({ refresh }) }));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  refresh.mockClear();
});

const { us: words } = counterparties;
const PARTIES = [
  { counterpartyId: "p1", name: "Wrzosowa Dolina Kosmetyki Sp. z o.o.", role: "Supplier" },
  { counterpartyId: "p2", name: "Tumen Khur Trade LLC", role: null },
];

function answering({ isAnswered = false, parties = PARTIES as readonly object[] } = {}): unknown[] {
  const said: unknown[] = [];
  vi.stubGlobal("fetch", async (path: string, { method, body }: RequestInit = {}) => {
    if (method === "PUT") said.push(JSON.parse(String(body)));
    const us = { isAnswered: isAnswered || said.length > 0, own: [], offered: [] };
    return Response.json(path.endsWith("/us") ? us : { parties, ourSide: null });
  });
  return said;
}

const inList = () =>
  render(
    <ToastProvider>
      <WhichIsUsInList parties={PARTIES} words={words} />
    </ToastProvider>,
  );
const here = (onSaid = vi.fn()) => {
  render(
    <ToastProvider>
      <WhichIsUsHere contractId="c1" onSaid={onSaid} />
    </ToastProvider>,
  );
  return onSaid;
};

test("above the list one click keeps it, and the list is made anew (B-30.10)", async () => {
  const said = answering();
  inList();
  fireEvent.click(screen.getByRole("button", { name: "Tumen Khur Trade LLC" }));
  expect(await screen.findByText(words.saved)).toBeTruthy();
  expect(said).toEqual([{ counterpartyIds: ["p2"], names: [] }]);
  expect(refresh).toHaveBeenCalledOnce();
});

test("it may be left open, for good (B-30.10)", async () => {
  const said = answering();
  inList();
  fireEvent.click(screen.getByRole("button", { name: words.skip }));
  await waitFor(() => expect(refresh).toHaveBeenCalledOnce());
  expect(said).toEqual([{ counterpartyIds: [], names: [] }]);
});

test("beside a contract it goes once it is answered (B-30.10)", async () => {
  answering();
  const onSaid = here();
  fireEvent.click(await screen.findByRole("button", { name: /^Wrzosowa Dolina Kosmetyki Sp. z o.o. Supplier$/u }));
  await waitFor(() => expect(screen.queryByRole("region", { name: words.title })).toBeNull());
  expect(onSaid).toHaveBeenCalledOnce();
});

test.each([
  ["who answered before", { isAnswered: true }],
  ["a contract with one party", { parties: PARTIES.slice(1) }],
])("beside a contract it isn't asked of %s (B-30.10)", async (_, known) => {
  const calls = vi.fn();
  answering(known);
  const { fetch } = globalThis;
  vi.stubGlobal("fetch", async (...call: Parameters<typeof fetch>) => {
    const answer = await fetch(...call);
    calls();
    return answer;
  });
  here();
  await waitFor(() => expect(calls).toHaveBeenCalledTimes(2));
  expect(screen.queryByRole("region", { name: words.title })).toBeNull();
});
