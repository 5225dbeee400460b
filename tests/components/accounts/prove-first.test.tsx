// @vitest-environment jsdom
import { cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, describe, expect, test, vi } from "vitest";
import { IdentityCard } from "@/components/accounts/settings/identity-card";
import { SecondFactorCard } from "@/components/accounts/second-factor/second-factor-card";
import type { FactorActions } from "@/components/accounts/second-factor/factor-actions";
import { type ResendVerification, type Unproven, ProveFirst } from "@/components/accounts/account-notices";
import { CalendarLink } from "@/components/deadlines/reminder-card";
import { deadlines } from "@/lib/copy/en/deadlines";
import { secondFactor } from "@/lib/copy/en/second-factor";
import { verification as words } from "@/lib/copy/en/verification";
import { show } from "../review/fixtures";

vi.mock("next/navigation", () => ({ useRouter: () => ({ refresh: vi.fn() }) }));

const EMAIL = "bat@example.com";
const resend = vi.fn<ResendVerification>();
const unproven: Unproven = { email: EMAIL, isAdministrator: false, sendsMail: true, resend };
const factor = { appSince: null, recoveryCodesLeft: 0, passkeys: [], hasPassword: true, isRequired: false };
const actions = new Proxy({}, { get: () => vi.fn() }) as FactorActions; // none of them is called

const CARDS = {
  "the second factor": {
    card: (state: Unproven | null) => <SecondFactorCard factor={factor} actions={actions} unproven={state} />,
    adds: [secondFactor.app.setUp, secondFactor.passkeys.add],
  },
  "the linked log-ins": {
    card: (state: Unproven | null) => (
      <IdentityCard
        issuer="Company"
        identities={[]}
        factor={factor}
        unproven={state}
        outcome={{ isLinked: false, problem: null }}
        actions={{ ...actions, startLink: vi.fn(), unlink: vi.fn() }}
      />
    ),
    adds: [secondFactor.identities.link("Company")],
  },
  "the calendar link": {
    card: (state: Unproven | null) => <CalendarLink unproven={state} />,
    adds: [deadlines.reminders.make],
  },
};

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.resetAllMocks();
});

describe.each(Object.entries(CARDS))("%s", (_name, { card, adds }) => {
  test("is open to who has proven the address", () => {
    vi.stubGlobal("fetch", () => Promise.resolve(Response.json({ isOn: false, createdAt: null })));
    show(card(null));
    for (const name of adds) expect(screen.getByRole("button", { name })).toBeDefined();
    expect(screen.queryByText(words.proveFirst(EMAIL))).toBeNull();
  });
});

test.each(Object.entries(CARDS))(
  "%s says why nothing can be added yet, and offers no button for it (B-3.6)",
  async (_name, { card, adds }) => {
    vi.stubGlobal("fetch", () => Promise.resolve(Response.json({ isOn: false, createdAt: null })));
    resend.mockResolvedValue({ ok: true, data: { message: "Sent" } });
    show(card(unproven));
    expect(screen.getByText(words.proveFirst(EMAIL))).toBeDefined();
    for (const name of adds) expect(screen.queryByRole("button", { name })).toBeNull();
    fireEvent.click(screen.getByRole("button", { name: words.sendAgain }));
    expect(await screen.findByText("Sent")).toBeDefined();
  },
);

test.each([
  [false, words.proveFirstWithoutMail(EMAIL)],
  [true, words.proveFirstForAdministrator(EMAIL)],
])("where no mail is sent it says who can help (administrator: %j)", (isAdministrator, text) => {
  show(<ProveFirst {...unproven} isAdministrator={isAdministrator} sendsMail={false} />);
  expect(screen.getByText(text)).toBeDefined();
  expect(screen.queryByRole("button")).toBeNull();
});
