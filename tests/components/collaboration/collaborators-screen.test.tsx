// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { CollaborationActions } from "@/components/collaboration/actions";
import { CLOSE_AFTER_MS } from "@/components/collaboration/people/add-collaborator-dialog";
import { CollaboratorsNotLoaded, CollaboratorsScreen } from "@/components/collaboration/people/collaborators-screen";
import { ToastProvider } from "@/components/ui/overlay/toast";
import type { ActionResult } from "@/lib/server/adapters/action-result";
import type { CollaboratorDto, InvitationDto, InvitationLinkDto } from "@/lib/people/collaboration/schema";

const router = vi.hoisted(() => ({ push: vi.fn(), refresh: vi.fn() }));
vi.mock("next/navigation", () => ({ useRouter: () => router }));

const CONTRACTS = ["Office lease", "Supply"].map((name, index) => ({
  id: `c${index + 1}`,
  name,
  uploadedAt: "2025-03-07",
  href: `/collaborators?contract=c${index + 1}`,
}));
const OWNER: CollaboratorDto = {
  id: "k1",
  userId: "u1",
  role: "admin",
  user: { name: "Ann", email: "ann@example.test" },
  isByFolder: false,
};
const BOLD: CollaboratorDto = {
  id: "k2",
  userId: "u2",
  role: "reviewer",
  user: { name: "Bold", email: "" },
  isByFolder: false,
};
const MADE: InvitationLinkDto = {
  id: "i1",
  email: "new@example.test",
  role: "reviewer",
  expiresAt: "2025-03-20",
  link: "https://site.test/invitation/t1",
};
const OPEN: InvitationDto = {
  id: "i1",
  contractId: "c1",
  email: "new@example.test",
  role: "manager",
  inviter: { name: "Ann" },
  createdAt: "2025-03-13",
  expiresAt: "2025-03-20",
  isExpired: false,
};

const done =
  <T,>(data: T) =>
  async (): Promise<ActionResult<T>> => ({ ok: true, data });
const refused =
  (message: string, issues?: { path: string; message: string }[]) => async (): Promise<ActionResult<never>> => ({
    ok: false,
    error: { key: "invalidInput", message, ...(issues ? { issues } : {}) },
  });
const actions = {
  invite: vi.fn<CollaborationActions["invite"]>(),
  remove: vi.fn<CollaborationActions["remove"]>(),
  resend: vi.fn<CollaborationActions["resend"]>(),
  revoke: vi.fn<CollaborationActions["revoke"]>(),
};

/** What the server says to reads; tests change it. */
let people: CollaboratorDto[] = [];
let invitations: InvitationDto[] = [];
let failing = false;

beforeEach(() => {
  [people, invitations, failing] = [[OWNER, BOLD], [], false];
  vi.stubGlobal("fetch", async (path: string) =>
    failing ? new Response("{}", { status: 500 }) : Response.json(path.endsWith("/invitations") ? invitations : people),
  );
});
afterEach(() => {
  cleanup();
  vi.resetAllMocks();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

async function open({ userId = "u1", canManage = true }: { userId?: string; canManage?: boolean } = {}) {
  render(
    <ToastProvider>
      <CollaboratorsScreen
        contracts={CONTRACTS}
        pages={{ newer: null, older: "/collaborators?cursor=c2" }}
        selected={{ id: "c1", name: "Office lease", canManage }}
        userId={userId}
        actions={actions}
      />
    </ToastProvider>,
  );
  await screen.findByText(failing ? "Failed to load collaborators. Please try again later." : "Ann");
}

const button = (name: string) => screen.getByRole<HTMLButtonElement>("button", { name });
const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });
function add(email: string) {
  fireEvent.click(button("Add Collaborator"));
  type("Email", email);
  fireEvent.click(button("Add"));
}

describe("the list of contracts", () => {
  test("shows each with its Uploaded date, marks the selected one, and has the way to older ones", async () => {
    await open();
    const list = screen.getByRole("navigation", { name: "Contracts" });
    const [first, second] = within(list).getAllByRole("link");
    expect(first?.textContent).toBe("Office leaseUploaded Mar 7, 2025");
    expect([first?.getAttribute("aria-current"), second?.getAttribute("aria-current")]).toEqual(["true", null]);
    expect(second?.getAttribute("href")).toBe("/collaborators?contract=c2");
    expect(screen.getByRole("link", { name: "Older" }).getAttribute("href")).toBe("/collaborators?cursor=c2");
  });

  test("is scrolled to the selected one, and the page is not", async () => {
    const scrolled = vi.spyOn(Element.prototype, "scrollTop", "set");
    const places = vi.spyOn(Element.prototype, "getBoundingClientRect").mockImplementation(function (this: Element) {
      return this.hasAttribute("aria-current") ? new DOMRect(0, 900, 300, 60) : new DOMRect(0, 200, 300, 500);
    });
    await open();
    expect(scrolled.mock.calls).toEqual([[260]]); // 960 - 700
    cleanup();
    places.mockReturnValue(new DOMRect(0, 200, 300, 60)); // in view
    await open();
    expect(scrolled).toHaveBeenCalledTimes(1);
    for (const spy of [scrolled, places]) spy.mockRestore();
  });

  test("that can't be had says so and offers to try again (B-15.6)", () => {
    const retry = vi.fn();
    render(<CollaboratorsNotLoaded onRetry={retry} />);
    expect(screen.getByRole("alert").textContent).toContain("Failed to load contracts. Please try again later.");
    fireEvent.click(button("Retry"));
    expect(retry).toHaveBeenCalledOnce();
  });

  test("an address that names no contract of the person's says so", () => {
    render(
      <CollaboratorsScreen
        contracts={CONTRACTS}
        pages={{ newer: null, older: null }}
        selected={null}
        userId="u1"
        actions={actions}
      />,
    );
    expect(screen.getByRole("alert").textContent).toBe("Contract not found");
  });
});

describe("the panel", () => {
  test("shows name, role and address or 'No email', and leads to the contract", async () => {
    await open();
    const [ann, bold] = within(screen.getByRole("region", { name: "Collaborators" })).getAllByRole("listitem");
    expect(ann?.textContent).toBe("AnnAdminYouann@example.test");
    expect(bold?.textContent).toBe("BoldReviewerNo email");
    expect(screen.getByRole("link", { name: "Go to Contract" }).getAttribute("href")).toBe("/contracts/c1");
  });

  test("that can't be read says so, and Retry reads again (B-15.6)", async () => {
    failing = true;
    await open();
    expect(screen.getByRole("alert").textContent).toContain("Failed to load collaborators. Please try again later.");
    failing = false;
    fireEvent.click(button("Retry"));
    expect(await screen.findByText("Ann")).toBeTruthy();
    expect(screen.queryByRole("alert")).toBeNull();
  });

  test("offers no removal of the owner; a reviewer may leave and do nothing else", async () => {
    await open();
    expect(screen.getAllByRole("button").map((item) => item.getAttribute("aria-label") ?? item.textContent)).toEqual([
      "Add Collaborator",
      "Remove Bold",
    ]);
    cleanup();
    await open({ userId: "u2", canManage: false });
    expect(screen.getAllByRole("button").map((item) => item.textContent)).toEqual(["Leave contract"]);
  });
});

describe("adding", () => {
  test("is for a reviewer unless chosen otherwise, and possible only with an address (B-15.3)", async () => {
    await open();
    fireEvent.click(button("Add Collaborator"));
    expect(button("Add").disabled).toBe(true);
    type("Email", "  ");
    expect(button("Add").disabled).toBe(true);
    type("Email", "new@example.test ");
    expect(button("Add").disabled).toBe(false);
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText("Email")));
    expect(screen.getByLabelText<HTMLSelectElement>("Role").value).toBe("reviewer");
    expect(
      within(screen.getByLabelText("Role"))
        .getAllByRole("option")
        .map((option) => option.textContent),
    ).toEqual(["Reviewer", "Manager"]);
    actions.invite.mockImplementation(done(MADE));
    type("Role", "manager");
    fireEvent.click(button("Add"));
    await screen.findByText("Invitation sent to new@example.test");
    expect(actions.invite).toHaveBeenCalledExactlyOnceWith({
      contractId: "c1",
      email: "new@example.test",
      role: "manager",
    });
  });

  test("says that it was sent, closes two seconds later, and the new row has a link to copy (B-15.4)", async () => {
    await open();
    actions.invite.mockImplementation(async () => {
      invitations = [OPEN];
      return { ok: true, data: MADE };
    });
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    fireEvent.click(button("Add Collaborator"));
    type("Email", "new@example.test");
    await act(async () => fireEvent.click(button("Add")));
    expect(screen.getByRole("status").textContent).toBe("Invitation sent to new@example.test");
    act(() => void vi.advanceTimersByTime(CLOSE_AFTER_MS - 1));
    expect(screen.getByRole("dialog")).toBeTruthy();
    act(() => void vi.advanceTimersByTime(1));
    expect(screen.queryByRole("dialog")).toBeNull();
    const row = within(screen.getByRole("region", { name: "Open invitations" })).getByRole("listitem");
    expect(row.textContent).toContain("Invited by Ann · Valid until Mar 20, 2025");
    const writeText = vi.fn(async () => undefined);
    vi.stubGlobal("navigator", { clipboard: { writeText } });
    await act(async () => fireEvent.click(button("Copy link for new@example.test")));
    expect(writeText).toHaveBeenCalledExactlyOnceWith(MADE.link);
    expect(screen.getByText("Link copied")).toBeTruthy();
  });

  test("that is refused shows the server's message, and a connection that failed as that", async () => {
    await open();
    actions.invite.mockImplementation(refused("This person is already a collaborator on this contract."));
    add("bold@example.test");
    expect((await screen.findByRole("alert")).textContent).toBe(
      "This person is already a collaborator on this contract.",
    );
    actions.invite.mockRejectedValue(new TypeError("fetch failed"));
    fireEvent.click(button("Add"));
    await waitFor(() =>
      expect(screen.getByRole("alert").textContent).toBe("Failed to add collaborator. The server did not answer."),
    );
    expect(screen.getByRole("dialog")).toBeTruthy();
  });

  test("an address that is none is said at the field", async () => {
    await open();
    actions.invite.mockImplementation(
      refused("Some of the information is missing or not valid.", [
        { path: "email", message: "This is not a valid email address." },
      ]),
    );
    add("bold");
    const problem = await screen.findByText("This is not a valid email address.");
    expect(screen.getByLabelText("Email").getAttribute("aria-describedby")).toContain(problem.id);
    expect(screen.queryByRole("alert")).toBeNull();
  });
});

describe("removing", () => {
  test("asks first, then the person is gone", async () => {
    await open();
    fireEvent.click(button("Remove Bold"));
    expect(screen.getByRole("dialog").textContent).toContain(
      'Are you sure you want to remove Bold from "Office lease"?',
    );
    expect(actions.remove).not.toHaveBeenCalled();
    actions.remove.mockImplementation(async () => {
      people = [OWNER];
      return { ok: true, data: true };
    });
    fireEvent.click(button("Remove"));
    await waitFor(() => expect(screen.queryByText("Bold")).toBeNull());
    expect(actions.remove).toHaveBeenCalledExactlyOnceWith({ contractId: "c1", collaboratorId: "k2" });
    expect(screen.getByText("No other collaborators yet.")).toBeTruthy();
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole("heading", { name: "Office lease" })));
  });

  test("that fails says so and stays open", async () => {
    await open();
    fireEvent.click(button("Remove Bold"));
    actions.remove.mockImplementation(refused("Something went wrong."));
    fireEvent.click(button("Remove"));
    expect((await screen.findByRole("alert")).textContent).toBe(
      "Failed to remove collaborator. Please try again later.",
    );
    actions.remove.mockRejectedValue(new TypeError("fetch failed"));
    fireEvent.click(button("Remove"));
    await waitFor(() =>
      expect(screen.getByRole("alert").textContent).toBe(
        "Failed to remove collaborator. Please try again later. The server did not answer.",
      ),
    );
    expect(screen.getByRole("dialog")).toBeTruthy();
  });

  test("oneself leaves the contract for the rest of the list", async () => {
    await open({ userId: "u2", canManage: false });
    fireEvent.click(button("Leave contract"));
    actions.remove.mockImplementation(done(true as const));
    fireEvent.click(button("Leave"));
    await waitFor(() => expect(router.push).toHaveBeenCalledExactlyOnceWith("/collaborators"));
  });
});

describe("an open invitation", () => {
  test("has no link to copy until it is sent again; where copying is denied the link is shown", async () => {
    invitations = [{ ...OPEN, isExpired: true }];
    await open();
    expect(await screen.findByText("Expired")).toBeTruthy();
    expect(screen.queryByText("Copy link")).toBeNull();
    actions.resend.mockImplementation(done(MADE));
    fireEvent.click(button("Resend the invitation to new@example.test"));
    expect(await screen.findByText("Invitation sent to new@example.test")).toBeTruthy();
    expect(actions.resend).toHaveBeenCalledExactlyOnceWith({ invitationId: "i1" });
    vi.stubGlobal("navigator", { clipboard: { writeText: async () => Promise.reject(new Error("denied")) } });
    fireEvent.click(button("Copy link for new@example.test"));
    expect((await screen.findByLabelText<HTMLInputElement>("Link for new@example.test")).value).toBe(MADE.link);
  });

  test("can be revoked; a failure is told (B-15.7)", async () => {
    invitations = [OPEN];
    await open();
    actions.revoke.mockRejectedValueOnce(new TypeError("fetch failed"));
    fireEvent.click(button("Revoke the invitation for new@example.test"));
    expect(
      await screen.findByText("Failed to revoke the invitation. Please try again later. The server did not answer."),
    ).toBeTruthy();
    actions.revoke.mockImplementation(async () => {
      invitations = [];
      return { ok: true, data: true };
    });
    fireEvent.click(button("Revoke the invitation for new@example.test"));
    await waitFor(() => expect(screen.queryByRole("region", { name: "Open invitations" })).toBeNull());
  });
});
