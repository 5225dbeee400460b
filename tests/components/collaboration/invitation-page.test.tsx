// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { afterEach, describe, expect, test, vi } from "vitest";
import InvitationError from "@/app/(guest)/invitation/[token]/error";
import InvitationNotFound from "@/app/(guest)/invitation/[token]/not-found";
import InvitationPage from "@/app/(guest)/invitation/[token]/page";
import { storedToken } from "@/components/forms/session-store";
import type { AcceptInvitation, Join } from "@/components/collaboration/actions";
import { PendingInvitations } from "@/components/collaboration/pending-invitations";
import { leaveFor } from "@/components/forms/browser";
import type { OpenInvitationDto, PendingInvitationDto } from "@/lib/people/collaboration/schema";

const calls = vi.hoisted(() => ({ accept: vi.fn(), join: vi.fn(), logOut: vi.fn(), visit: vi.fn(), actor: vi.fn() }));
vi.mock("@/components/forms/browser", () => ({ leaveFor: vi.fn(), currentPath: () => "/invitation/t1" }));
vi.mock("@/app/(guest)/invitation/[token]/actions", () => ({ acceptInvitationAction: calls.accept }));
vi.mock("@/app/(signed-in)/collaborators/actions", () => ({ joinAction: calls.join }));
vi.mock("@/app/(signed-in)/actions", () => ({ logoutAction: calls.logOut }));
vi.mock("@/lib/server/adapters/current-actor", () => ({ currentActor: calls.actor }));
vi.mock("@/lib/server/adapters/page", () => ({
  pageLanguage: async () => "en",
  readForPage: <T,>(promise: Promise<T>) => promise,
}));
vi.mock("@/lib/people/collaboration/acceptance", () => ({ visitInvitation: calls.visit }));

const accept = calls.accept as ReturnType<typeof vi.fn<AcceptInvitation>>;
const join = calls.join as ReturnType<typeof vi.fn<Join>>;
const accepted = {
  ok: true,
  data: { access_token: "t9", user: { id: "u1", systemRole: "user", name: "Bold" }, contractId: "c1" },
} as const;
const INVITATION: OpenInvitationDto = {
  contractId: "c1",
  role: "manager",
  inviter: { name: "Ann" },
  contract: { name: "Office lease" },
  email: "b•••@example.test",
  hasAccount: false,
  expiresAt: "2025-03-20",
};

afterEach(() => {
  cleanup();
  vi.resetAllMocks();
  localStorage.clear();
});

async function open(changes: Partial<OpenInvitationDto> & { visitor?: string } = {}) {
  calls.visit.mockResolvedValue({ ...INVITATION, visitor: "guest", ...changes });
  calls.actor.mockResolvedValue((changes.visitor ?? "guest") === "guest" ? null : { email: "me@example.test" });
  render(await InvitationPage({ params: Promise.resolve({ token: "t1" }) }));
}

const good = { Name: " Bold ", Password: "нууцүгөө", "Confirm password": "нууцүгөө" };
function fill(changes: Partial<typeof good> = {}) {
  for (const [label, value] of Object.entries({ ...good, ...changes }))
    fireEvent.change(screen.getByLabelText(label), { target: { value } });
  fireEvent.click(screen.getByRole("button", { name: "Accept & Create Account" }));
}

describe("a guest", () => {
  test("sees who invites, to which contract and as what, with the way to log in and back (B-16.3)", async () => {
    await open();
    expect(screen.getByRole("heading", { name: "Join Contract Collaboration" })).toBeTruthy();
    for (const words of ["Ann", "Office lease", "Manager", "b•••@example.test"])
      expect(screen.getByText(words)).toBeTruthy();
    expect(screen.getByRole("link", { name: "Log in" }).getAttribute("href")).toBe("/login?next=%2Finvitation%2Ft1");
    const password = screen.getByLabelText("Password");
    expect(document.getElementById(password.getAttribute("aria-describedby") ?? "")?.textContent).toContain(
      "at least 8 characters",
    );
  });

  test.each([
    [{ Name: " " }, "Name is required", "Name"],
    [{ Password: "" }, "Password is required", "Password"],
    [{ "Confirm password": "other" }, "Passwords do not match", "Confirm password"],
    [{ Password: "нууцүгө", "Confirm password": "нууцүгө" }, "Password must be at least 8 characters", "Password"],
  ])("with %o is told what is wrong, at the field, and nothing is sent (B-16.4)", async (changes, words, focused) => {
    await open();
    fill(changes);
    expect(screen.getByRole("alert").textContent).toBe(words);
    expect(document.activeElement).toBe(screen.getByLabelText(focused));
    expect(accept).not.toHaveBeenCalled();
  });

  test("who accepts is signed in and goes to the contract (B-5.3, B-16.4)", async () => {
    await open();
    accept.mockResolvedValue(accepted);
    fill();
    await waitFor(() => expect(leaveFor).toHaveBeenCalledExactlyOnceWith("/contracts/c1"));
    expect(accept).toHaveBeenCalledExactlyOnceWith({ token: "t1", name: "Bold", password: "нууцүгөө" });
    expect(storedToken()).toBe("t9");
    expect(JSON.parse(localStorage.getItem("user") ?? "{}")).toMatchObject({ id: "u1", name: "Bold" });
  });

  test("is told the server's refusal, that there was none, and of a connection that failed (B-16.8)", async () => {
    await open();
    accept.mockResolvedValueOnce({
      ok: false,
      error: { key: "invitationAlreadyUsed", message: "This invitation has already been used." },
    });
    fill();
    expect((await screen.findByRole("alert")).textContent).toBe("This invitation has already been used.");
    accept.mockRejectedValueOnce(new Error("An unexpected response was received from the server."));
    fill();
    await waitFor(() => expect(screen.getByRole("alert").textContent).toBe("Failed to accept invitation"));
    accept.mockRejectedValueOnce(new TypeError("fetch failed"));
    fill();
    await waitFor(() =>
      expect(screen.getByRole("alert").textContent).toBe("Failed to accept invitation. The server did not answer."),
    );
  });

  test("whose address has an account is asked to log in", async () => {
    await open({ hasAccount: true });
    expect(screen.getByRole("link", { name: "Log in to join" }).getAttribute("href")).toBe(
      "/login?next=%2Finvitation%2Ft1",
    );
    expect(screen.queryByLabelText("Password")).toBeNull();
  });
});

test("the invited person joins with one click (B-16.5)", async () => {
  await open({ visitor: "invited", hasAccount: true });
  expect(screen.getByText("You are logged in as me@example.test.")).toBeTruthy();
  join.mockResolvedValue(accepted);
  fireEvent.click(screen.getByRole("button", { name: "Join contract" }));
  await waitFor(() => expect(leaveFor).toHaveBeenCalledExactlyOnceWith("/contracts/c1"));
  expect(join).toHaveBeenCalledExactlyOnceWith({ token: "t1" });
});

test("somebody else is told so, and may log out and come back (B-16.6)", async () => {
  await open({ visitor: "somebodyElse" });
  expect(screen.getByRole("note").textContent).toContain(
    "This invitation was sent to b•••@example.test, but you are logged in as me@example.test.",
  );
  expect(screen.queryByRole("button", { name: "Accept & Create Account" })).toBeNull();
  localStorage.setItem("token", "t0");
  calls.logOut.mockResolvedValue({ ok: true, data: undefined });
  fireEvent.click(screen.getByRole("button", { name: "Log out" }));
  await waitFor(() => expect(leaveFor).toHaveBeenCalledExactlyOnceWith("/invitation/t1"));
  expect(storedToken()).toBeNull();
});

test("an invitation that is gone, and one that can't be loaded, say so and lead home (B-16.8)", async () => {
  render(await InvitationNotFound());
  expect(screen.getByRole("alert").textContent).toBe(
    "Invitation Not Found: This invitation may have expired or already been used.",
  );
  expect(screen.getByRole("link", { name: "Go to Homepage" }).getAttribute("href")).toBe("/");
  cleanup();
  render(<InvitationError />);
  expect(screen.getByRole("alert").textContent).toBe("Failed to load invitation");
  expect(screen.getByRole("link", { name: "Go to Homepage" }).getAttribute("href")).toBe("/");
});

describe("on the dashboard", () => {
  const pending: PendingInvitationDto[] = ["Lease", "Supply"].map((name, index) => ({
    id: `i${index}`,
    contractId: `c${index}`,
    role: "reviewer",
    inviter: { name: "Ann" },
    contract: { name },
    expiresAt: "2025-03-20",
  }));

  test("nothing stands where nothing waits", () => {
    const { container } = render(<PendingInvitations invitations={[]} join={join} />);
    expect(container.textContent).toBe("");
  });

  test("each invitation is accepted with one click and leads to its contract (B-7.11)", async () => {
    render(<PendingInvitations invitations={pending} join={join} />);
    expect(screen.getByText('Ann invites you to "Supply" as Reviewer.')).toBeTruthy();
    join.mockResolvedValue({ ...accepted, data: { ...accepted.data, contractId: "c1" } });
    fireEvent.click(screen.getByRole("button", { name: "Accept the invitation to Supply" }));
    await waitFor(() => expect(leaveFor).toHaveBeenCalledExactlyOnceWith("/contracts/c1"));
    expect(join).toHaveBeenCalledExactlyOnceWith({ token: "i1" });
  });

  test("a refusal stands below its invitation", async () => {
    render(<PendingInvitations invitations={pending.slice(0, 1)} join={join} />);
    join.mockResolvedValue({ ok: false, error: { key: "invitationRevoked", message: "Gone." } });
    fireEvent.click(screen.getByRole("button", { name: "Accept the invitation to Lease" }));
    expect((await screen.findByRole("alert")).textContent).toBe("Gone.");
    expect(leaveFor).not.toHaveBeenCalled();
  });
});
