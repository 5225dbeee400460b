// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { AdministratorNotice } from "@/components/accounts/account-notices";
import { RegisterForm, type Register } from "@/components/accounts/sign-in/register-form";
import { ToastProvider } from "@/components/ui/overlay/toast";
import { storedToken } from "@/components/forms/session-store";
import { leaveFor } from "@/components/forms/browser";

const push = vi.hoisted(() => vi.fn());
vi.mock("next/navigation", () => ({ useRouter: () => ({ push }) }));
vi.mock("@/components/forms/browser", () => ({ leaveFor: vi.fn(), currentPath: () => "/register" }));

const session = { access_token: "t1", user: { id: "u1", systemRole: "user", name: "Ana" } } as const;
const register = vi.fn<Register>();

afterEach(() => {
  cleanup();
  vi.resetAllMocks();
  localStorage.clear();
  sessionStorage.clear();
});

const good = {
  "Full name": "Ана Бат",
  Email: "ana@example.test",
  Password: "нууцүгөө",
  "Confirm password": "нууцүгөө",
};

function fill(changes: Partial<typeof good>) {
  render(<RegisterForm register={register} next={null} />);
  for (const [label, value] of Object.entries({ ...good, ...changes }))
    fireEvent.change(screen.getByLabelText(label), { target: { value } });
  fireEvent.click(screen.getByRole("button", { name: "Sign up" }));
}

const showNotice = () =>
  render(
    <ToastProvider>
      <AdministratorNotice />
    </ToastProvider>,
  );

test.each([
  ["no name", { "Full name": " " }, "Please fill in all required fields", "Full name"],
  ["no email", { Email: "" }, "Please fill in all required fields", "Email"],
  ["no password", { Password: "", "Confirm password": "" }, "Please fill in all required fields", "Password"],
  ["two passwords", { "Confirm password": "other" }, "Passwords do not match", "Confirm password"],
  [
    "7 letters",
    { Password: "нууцүгө", "Confirm password": "нууцүгө" },
    "Password must be at least 8 characters long",
    "Password",
  ],
  [
    "7 characters of two code units",
    { Password: "😀😀😀😀😀😀😀", "Confirm password": "😀😀😀😀😀😀😀" },
    "Password must be at least 8 characters long",
    "Password",
  ],
])("%s: it says what is wrong, focuses the field, and sends nothing (B-2.2)", (_what, changes, words, focused) => {
  fill(changes);
  expect(screen.getAllByRole("alert")[0]?.textContent).toBe(words);
  expect(document.activeElement).toBe(screen.getByLabelText(focused));
  expect(register).not.toHaveBeenCalled();
});

test("all that is wrong is said at once, each at its field (B-2.2)", () => {
  fill({ Email: "ana", Password: "short", "Confirm password": "other" });
  const said = (label: string) =>
    document.getElementById(screen.getByLabelText(label).getAttribute("aria-describedby")?.split(" ")[0] ?? "")
      ?.textContent;
  expect(screen.getAllByRole("alert").map(({ textContent }) => textContent)).toEqual([
    "Enter an address like name@example.com",
    "Password must be at least 8 characters long",
    "Passwords do not match",
  ]);
  expect(said("Email")).toBe("Enter an address like name@example.com");
  expect(document.activeElement).toBe(screen.getByLabelText("Email"));
  expect(register).not.toHaveBeenCalled();
});

test("success sends three fields, stores the session and goes to the dashboard", async () => {
  register.mockResolvedValue({ ok: true, data: session });
  fill({ "Full name": " Ана Бат " });
  await waitFor(() => expect(leaveFor).toHaveBeenCalledExactlyOnceWith("/dashboard"));
  expect(register).toHaveBeenCalledExactlyOnceWith({
    name: "Ана Бат",
    email: "ana@example.test",
    password: "нууцүгөө",
  });
  expect(storedToken()).toBe("t1");
  showNotice();
  expect(screen.queryByText(/administrator/)).toBeNull();
});

test("the first account is told, once, that it became administrator (B-2.6)", async () => {
  register.mockResolvedValue({ ok: true, data: { ...session, becameAdministrator: true } });
  fill({});
  await waitFor(() => expect(leaveFor).toHaveBeenCalled());
  cleanup();
  showNotice();
  expect(screen.getByText(/you are now the administrator/)).toBeTruthy();
  fireEvent.click(screen.getByRole("button", { name: "Users" }));
  expect(push).toHaveBeenCalledExactlyOnceWith("/users");
  cleanup();
  showNotice();
  expect(screen.queryByText(/administrator/)).toBeNull();
});

test("the server's refusal is shown, and beside the field it is about (B-2.3)", async () => {
  register.mockResolvedValue({
    ok: false,
    error: {
      key: "invalidInput",
      message: "Some of the information is missing or not valid.",
      issues: [{ path: "email", message: "This is not a valid email address." }],
    },
  });
  fill({ Email: "ana" });
  expect((await screen.findByRole("alert")).textContent).toBe("Some of the information is missing or not valid.");
  const email = screen.getByLabelText("Email");
  expect(email.getAttribute("aria-invalid")).toBe("true");
  expect(document.getElementById(email.getAttribute("aria-describedby") ?? "")?.textContent).toBe(
    "This is not a valid email address.",
  );
});

test("a refusal that is about one field only is said there, once, and the field gets the focus", async () => {
  register.mockResolvedValue({
    ok: false,
    error: {
      key: "invalidInput",
      message: "This is not a valid email address.",
      issues: [{ path: "email", message: "This is not a valid email address." }],
    },
  });
  fill({ Email: "ana" });
  expect(await screen.findAllByText("This is not a valid email address.")).toHaveLength(1);
  expect(document.activeElement).toBe(screen.getByLabelText("Email"));
});

test("a connection that failed is told as that (B-2.13)", async () => {
  register.mockRejectedValue(new TypeError("fetch failed"));
  fill({});
  expect((await screen.findByRole("alert")).textContent).toBe(
    "Registration failed. Please try again. The server did not answer.",
  );
});

test("the hint names 8 characters and belongs to the password", () => {
  render(<RegisterForm register={register} next={null} />);
  const password = screen.getByLabelText("Password");
  expect(document.getElementById(password.getAttribute("aria-describedby") ?? "")?.textContent).toContain(
    "at least 8 characters",
  );
  expect(password.getAttribute("autocomplete")).toBe("new-password");
});
