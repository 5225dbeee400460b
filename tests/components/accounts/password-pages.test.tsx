// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, describe, expect, test, vi } from "vitest";
import { ForgotPasswordForm, type ForgotPassword } from "@/components/accounts/password/forgot-password-form";
import {
  ResetLinkInvalid,
  ResetPasswordForm,
  type ResetPassword,
} from "@/components/accounts/password/reset-password-form";
import { storeSession, storedToken } from "@/components/forms/session-store";

const request = vi.fn<ForgotPassword>();
const reset = vi.fn<ResetPassword>();

afterEach(() => {
  cleanup();
  vi.resetAllMocks();
  localStorage.clear();
});

describe("a forgotten password", () => {
  function ask(email: string) {
    render(<ForgotPasswordForm request={request} />);
    fireEvent.change(screen.getByLabelText("Email"), { target: { value: email } });
    fireEvent.click(screen.getByRole("button", { name: "Send link" }));
  }

  test("asks for the email", () => {
    ask("  ");
    expect(screen.getByText("Please enter your email")).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByLabelText("Email"));
    expect(request).not.toHaveBeenCalled();
  });

  test("shows what the server says, with the ways on", async () => {
    request.mockResolvedValue({ ok: true, data: { message: "If an account exists, a link is on its way." } });
    ask(" ana@example.test ");
    expect((await screen.findByRole("status")).textContent).toBe("If an account exists, a link is on its way.");
    expect(request).toHaveBeenCalledExactlyOnceWith({ email: "ana@example.test" });
    expect(screen.getByRole("heading", { name: "Check your email" })).toBeTruthy();
    expect(screen.getByRole("link", { name: "Back to login" }).getAttribute("href")).toBe("/login");
    fireEvent.click(screen.getByRole("button", { name: "Request another link" }));
    expect(screen.getByLabelText("Email")).toBeTruthy();
  });

  test("shows a wrong address at its field", async () => {
    request.mockResolvedValue({
      ok: false,
      error: {
        key: "invalidInput",
        message: "This is not a valid email address.",
        issues: [{ path: "email", message: "This is not a valid email address." }],
      },
    });
    ask("ana");
    expect(await screen.findByText("This is not a valid email address.")).toBeTruthy();
    expect(screen.getByLabelText("Email").getAttribute("aria-invalid")).toBe("true");
    expect(screen.queryByRole("alert")).toBeNull();
  });

  test("without an answer says so", async () => {
    request.mockRejectedValue(new TypeError("fetch failed"));
    ask("ana@example.test");
    expect((await screen.findByRole("alert")).textContent).toBe(
      "Couldn't request the link. Please try again. The server did not answer.",
    );
  });
});

describe("a new password by a link", () => {
  function choose(password: string, again = password) {
    render(<ResetPasswordForm token="abc" reset={reset} />);
    fireEvent.change(screen.getByLabelText("New password"), { target: { value: password } });
    fireEvent.change(screen.getByLabelText("Confirm password"), { target: { value: again } });
    fireEvent.click(screen.getByRole("button", { name: "Save new password" }));
  }

  test.each([
    ["", "", "Password is required", "New password"],
    ["long enough", "other", "Passwords do not match", "Confirm password"],
    ["seven77", "seven77", "Password must be at least 8 characters long", "New password"],
  ])("%j and %j are refused: %s", (password, again, message, field) => {
    choose(password, again);
    expect(screen.getByRole("alert").textContent).toBe(message);
    expect(document.activeElement).toBe(screen.getByLabelText(field));
    expect(reset).not.toHaveBeenCalled();
  });

  test("is saved, the session that it ended is forgotten, and the way leads to the login", async () => {
    storeSession({ access_token: "t1", user: { id: "u1", name: "Ana", systemRole: "user" } });
    reset.mockResolvedValue({ ok: true, data: undefined });
    choose("өүөүөүөү");
    expect((await screen.findByRole("link", { name: "Go to Login" })).getAttribute("href")).toBe("/login");
    expect(reset).toHaveBeenCalledExactlyOnceWith({ token: "abc", password: "өүөүөүөү" });
    expect([screen.queryByLabelText("New password"), storedToken()]).toEqual([null, null]);
  });

  test("by a link that was used meanwhile leads to another link", async () => {
    reset.mockResolvedValue({ ok: false, error: { key: "resetLinkInvalid", message: "used" } });
    choose("long enough");
    expect((await screen.findByRole("link", { name: "Request a new link" })).getAttribute("href")).toBe(
      "/forgot-password",
    );
  });

  test("that gets no answer can be sent again", async () => {
    reset.mockRejectedValue(new TypeError("fetch failed"));
    choose("long enough");
    expect((await screen.findByRole("alert")).textContent).toBe(
      "Couldn't change the password. Please try again. The server did not answer.",
    );
    expect(screen.getByRole("button", { name: "Save new password" }).hasAttribute("disabled")).toBe(false);
  });
});

test("the page of a link that no longer works says so", () => {
  render(<ResetLinkInvalid />);
  expect(screen.getByRole("heading", { name: "This link no longer works" })).toBeTruthy();
  expect(screen.getByText("This link has expired or was already used. Please request a new one.")).toBeTruthy();
});
