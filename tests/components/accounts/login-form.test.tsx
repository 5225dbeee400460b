// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { LoginForm, type LogIn } from "@/components/accounts/sign-in/login-steps";
import { storedToken, storedUser } from "@/components/forms/session-store";
import { leaveFor } from "@/components/forms/browser";

vi.mock("@/components/forms/browser", () => ({ leaveFor: vi.fn(), currentPath: () => "/login" }));

const session = { access_token: "t1", user: { id: "u1", systemRole: "user", name: "Ana" } } as const;
const logIn = vi.fn<LogIn>();

afterEach(() => {
  cleanup();
  vi.resetAllMocks();
  localStorage.clear();
});

function fill(values: { email?: string; password?: string }, next: string | null = null) {
  render(<LoginForm logIn={logIn} next={next} />);
  fireEvent.change(screen.getByLabelText("Email"), { target: { value: values.email ?? "" } });
  fireEvent.change(screen.getByLabelText("Password"), { target: { value: values.password ?? "" } });
  fireEvent.click(screen.getByRole("button", { name: "Log in" }));
}

test.each([
  ["nothing", {}, "Email"],
  ["no email", { password: "secret123" }, "Email"],
  ["blanks as email", { email: "  ", password: "secret123" }, "Email"],
  ["no password", { email: "ana@example.test" }, "Password"],
])("with %s it asks for both, focuses the missing field, and sends nothing (B-2.11)", (_what, values, focused) => {
  fill(values);
  expect(screen.getByRole("alert").textContent).toBe("Please enter both email and password");
  expect(document.activeElement).toBe(screen.getByLabelText(focused));
  expect(logIn).not.toHaveBeenCalled();
});

test("success stores the session and goes to the dashboard", async () => {
  logIn.mockResolvedValue({ ok: true, data: session });
  fill({ email: " ana@example.test ", password: " kept as typed " });
  await waitFor(() => expect(leaveFor).toHaveBeenCalledExactlyOnceWith("/dashboard"));
  expect(logIn).toHaveBeenCalledExactlyOnceWith({ email: "ana@example.test", password: " kept as typed " });
  expect([storedToken(), storedUser()?.name]).toEqual(["t1", "Ana"]);
});

test.each([
  ["/contracts/c1", "/contracts/c1"],
  ["https://evil.example/", "/dashboard"],
])("success with next=%s goes to %s", async (next, target) => {
  logIn.mockResolvedValue({ ok: true, data: session });
  fill({ email: "ana@example.test", password: "secret123" }, next);
  await waitFor(() => expect(leaveFor).toHaveBeenCalledExactlyOnceWith(target));
});

test("a refusal shows the server's words and lets the person try again (B-5.6)", async () => {
  logIn.mockResolvedValue({
    ok: false,
    error: { key: "tooManyRequests", message: "Too many requests. Please try again in a moment." },
  });
  fill({ email: "ana@example.test", password: "wrong" });
  expect((await screen.findByRole("alert")).textContent).toBe("Too many requests. Please try again in a moment.");
  expect(screen.getByRole("button", { name: "Log in" }).hasAttribute("disabled")).toBe(false);
  expect([storedToken(), vi.mocked(leaveFor).mock.calls.length]).toEqual([null, 0]);
});

test.each([
  [
    "a refusal without words",
    () => Promise.resolve({ ok: false as const, error: { key: "invalidCredentials" as const, message: "" } }),
  ],
])("%s shows the documented text", async (_what, answer) => {
  logIn.mockImplementation(answer);
  fill({ email: "ana@example.test", password: "wrong" });
  expect((await screen.findByRole("alert")).textContent).toBe("Invalid email or password");
});

test("a connection that failed is told as that, in no word about what was typed, and what was typed stays (B-2.13)", async () => {
  logIn.mockRejectedValue(new TypeError("Failed to fetch"));
  fill({ email: "ana@example.test", password: "right, perhaps" });
  expect((await screen.findByRole("alert")).textContent).toBe(
    "The server did not answer. Check your connection and try again.",
  );
  const values = ["Email", "Password"].map((label) => screen.getByLabelText<HTMLInputElement>(label).value);
  expect(values).toEqual(["ana@example.test", "right, perhaps"]);
  expect(screen.getByRole("button", { name: "Log in" }).hasAttribute("disabled")).toBe(false);
});

test("the password can be shown, password managers know both fields, and the links lead on (B-2.10)", () => {
  render(<LoginForm logIn={logIn} next="/contracts/c1" />);
  const password = screen.getByLabelText("Password");
  expect([password.getAttribute("type"), password.getAttribute("autocomplete")]).toEqual([
    "password",
    "current-password",
  ]);
  expect(screen.getByLabelText("Email").getAttribute("autocomplete")).toBe("username");
  fireEvent.click(screen.getByRole("button", { name: "Show password" }));
  expect(password.getAttribute("type")).toBe("text");
  fireEvent.click(screen.getByRole("button", { name: "Hide password" }));
  expect(password.getAttribute("type")).toBe("password");
  expect(screen.getByRole("link", { name: "Forgot password?" }).getAttribute("href")).toBe("/forgot-password");
  expect(screen.getByRole("link", { name: "Sign up" }).getAttribute("href")).toBe("/register?next=%2Fcontracts%2Fc1");
});
