// @vitest-environment jsdom
/** Where no mail service is set up, inviting says so, and the link stays in reach. */
import { act, cleanup, fireEvent, render, screen, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { MailService } from "@/components/forms/mail-service";
import { CLOSE_AFTER_MS } from "@/components/collaboration/people/add-collaborator-dialog";
import { ShareContractDialog } from "@/components/collaboration/people/share-contract-dialog";
import { ToastProvider } from "@/components/ui/overlay/toast";
import type { InvitationDto, InvitationLinkDto } from "@/lib/people/collaboration/schema";

vi.mock("@/components/folders/seen-by", () => ({ SeenBy: () => null }));

const EMAIL = "new@example.test";
const MADE: InvitationLinkDto = {
  id: "i1",
  email: EMAIL,
  role: "reviewer",
  expiresAt: "2025-03-20",
  link: "https://site.test/invitation/t1",
};
const OPEN: InvitationDto = {
  id: "i1",
  contractId: "c1",
  email: EMAIL,
  role: "reviewer",
  inviter: { name: "Ann" },
  createdAt: "2025-03-13",
  expiresAt: "2025-03-20",
  isExpired: false,
};
let invitations: InvitationDto[] = [];
const made = async () => {
  invitations = [OPEN];
  return { ok: true as const, data: MADE };
};
const actions = { invite: vi.fn(made), resend: vi.fn(made), remove: vi.fn(), revoke: vi.fn() };

beforeEach(() => {
  invitations = [];
  vi.stubGlobal("fetch", async (path: string) => Response.json(path.endsWith("/invitations") ? invitations : []));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

async function open(isSetUp: boolean) {
  render(
    <ToastProvider>
      <MailService isSetUp={isSetUp}>
        <ShareContractDialog
          contract={{ id: "c1", name: "Lease" }}
          userId="u1"
          actions={actions}
          onClose={() => undefined}
        />
      </MailService>
    </ToastProvider>,
  );
  await screen.findByText("No other collaborators yet.");
}

async function invite() {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  fireEvent.click(screen.getByRole("button", { name: "Add Collaborator" }));
  fireEvent.change(screen.getByLabelText("Email"), { target: { value: EMAIL } });
  await act(async () => fireEvent.click(screen.getByRole("button", { name: "Add" })));
}

const READY = `Invitation for ${EMAIL} is ready. No mail service is set up: copy the link and send it yourself.`;

test("without a mail service nothing is said to be sent, and the link can be copied behind the dialog (B-15.4)", async () => {
  await open(false);
  await invite();
  expect(screen.getByRole("status").textContent).toBe(READY);
  expect(document.body.textContent).not.toMatch(/sent|send an invitation/i);
  act(() => void vi.advanceTimersByTime(CLOSE_AFTER_MS));
  const list = within(screen.getByRole("region", { name: "Open invitations" }));
  expect(list.getByText(/^No mail service is set up: copy each link and send it yourself\./)).toBeTruthy();
  const writeText = vi.fn(async () => undefined);
  vi.stubGlobal("navigator", { clipboard: { writeText } });
  await act(async () => fireEvent.click(list.getByRole("button", { name: `Copy link for ${EMAIL}` })));
  expect(writeText).toHaveBeenCalledExactlyOnceWith(MADE.link);
});

test("without a mail service an open invitation gives a new link, and says that nothing goes out (B-15.4, B-15.7)", async () => {
  invitations = [OPEN];
  await open(false);
  fireEvent.click(await screen.findByRole("button", { name: `New link for ${EMAIL}` }));
  expect(await screen.findByText(READY)).toBeTruthy();
  expect(screen.getByRole("button", { name: `Copy link for ${EMAIL}` })).toBeTruthy();
});

test("with a mail service the invitation is said to be sent, and no list speaks of mail (B-15.4)", async () => {
  await open(true);
  await invite();
  expect(screen.getByRole("status").textContent).toBe(`Invitation sent to ${EMAIL}`);
  expect(screen.queryByText(/No mail service/)).toBeNull();
});
