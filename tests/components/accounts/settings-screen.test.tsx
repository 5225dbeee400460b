// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { storeSession, storedToken } from "@/components/forms/session-store";
import type { ConfiguredModel, SaveSettings } from "@/components/accounts/settings/preferences-form";
import type { ChangePassword } from "@/components/accounts/settings/password-form";
import { SettingsScreen } from "@/components/accounts/settings/settings-screen";
import { leaveFor } from "@/components/forms/browser";
import { CopyProvider } from "@/components/copy/copy-provider";
import { ToastProvider } from "@/components/ui/overlay/toast";

/** Each test has its own: what an earlier one still does when it is over counts there. */
const navigation = vi.hoisted(() => ({ router: { refresh: vi.fn() } }));
vi.mock("next/navigation", async (original) => ({ ...(await original<object>()), useRouter: () => navigation.router }));
vi.mock("@/components/forms/browser", () => ({ leaveFor: vi.fn(), currentPath: () => "/settings" }));

const saveSettings = vi.fn<SaveSettings>();
const changePassword = vi.fn<ChangePassword>();
const profile = {
  id: "u1",
  name: "Ana Bat",
  email: "ana@example.test",
  systemRole: "admin",
  createdAt: "2025-03-07T12:00:00.000Z",
  updatedAt: "2025-03-07T12:00:00.000Z",
};
const settings = {
  defaultLanguage: "mn",
  builtInEngineOnly: false,
  createdAt: "2025-03-07T12:00:00.000Z",
  updatedAt: null as unknown,
};

/** What the two calls answer: a body, a status, or no answer at all. */
type Answers = { profile?: unknown; settings?: unknown };
function server(answers: Answers) {
  vi.stubGlobal("fetch", async (path: string) => {
    const answer = path.endsWith("/profile") ? (answers.profile ?? profile) : (answers.settings ?? settings);
    if (answer === "none") throw new TypeError("fetch failed");
    return typeof answer === "number"
      ? Response.json({ message: "from the server", code: "unexpected" }, { status: answer })
      : Response.json(answer);
  });
}
function show(answers: Answers = {}, model: ConfiguredModel | null = null) {
  server(answers);
  render(
    <CopyProvider language="en">
      <ToastProvider>
        <SettingsScreen
          hasPassword
          sessions={[]}
          model={model}
          actions={{ saveSettings, changePassword, endSession: vi.fn(), endOtherSessions: vi.fn() }}
        />
      </ToastProvider>
    </CopyProvider>,
  );
}
const fact = (label: string) => screen.getByText(label).nextElementSibling as HTMLElement;

beforeEach(() => {
  navigation.router = { refresh: vi.fn() };
  vi.stubEnv("TZ", "UTC");
});
afterEach(() => {
  cleanup();
  vi.resetAllMocks();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  localStorage.clear();
});

describe("account information", () => {
  test("comes after a spinner: name, email, role set apart for administrators, date in short form", async () => {
    show();
    expect(screen.getByRole("status").textContent).toBe("Loading your settings...");
    expect(await screen.findByRole("heading", { name: "Account Information" })).toBeTruthy();
    expect([fact("Name").textContent, fact("Email").textContent, fact("Account created").textContent]).toEqual([
      "Ana Bat",
      "ana@example.test",
      "Mar 7, 2025",
    ]);
    expect(within(fact("Role")).getByText("Admin").hasAttribute("data-highlighted")).toBe(true);
    expect(screen.queryByText("Loading your settings...")).toBeNull();
  });

  test.each([
    [{ _seconds: 1_741_348_800, _nanoseconds: 0 }, "Mar 7, 2025"],
    [null, "Unknown"],
    ["some day", "Date unavailable"],
  ])("shows a date of creation that comes as %j as %s (B-6.9)", async (createdAt, shown) => {
    show({ profile: { ...profile, systemRole: "user", createdAt } });
    await screen.findByRole("heading", { name: "Account Information" });
    expect(fact("Account created").textContent).toBe(shown);
    expect(within(fact("Role")).getByText("User").hasAttribute("data-highlighted")).toBe(false);
  });

  test.each([["none"], [500], [{ unexpected: true }]])(
    "a profile that answers %j leaves the user cached in the browser (B-17.4)",
    async (answer) => {
      storeSession({ access_token: "t1", user: { id: "u1", name: "Cached Ana", systemRole: "user" } });
      show({ profile: answer });
      await screen.findByRole("heading", { name: "Account Information" });
      expect([
        fact("Name").textContent,
        fact("Email").textContent,
        fact("Role").textContent,
        fact("Account created").textContent,
      ]).toEqual(["Cached Ana", "No email", "User", "Unknown"]);
    },
  );
});

describe("what can't be loaded", () => {
  test.each([
    [{ settings: 500 }, "Failed to load settings. Please try again later."],
    [{ settings: "none" }, "Failed to load settings. Please try again later."],
    [{ profile: 500 }, "Unable to load user data. Please log in again."],
    [{ settings: 401 }, "Authentication required"],
  ])("%j shows %s and a way to the login page (B-17.4)", async (answers, message) => {
    show(answers);
    expect((await screen.findByRole("alert")).textContent).toBe(message);
    expect(screen.getByRole("link", { name: "Go to Login" }).getAttribute("href")).toBe("/login");
    expect(screen.queryByText("Preferences")).toBeNull();
  });

  test("a 401 goes to the login page and comes back afterwards (B-17.4)", async () => {
    storeSession({ access_token: "t1", user: { id: "u1", name: "Ana", systemRole: "user" } });
    show({ settings: 401 });
    await waitFor(() => expect(leaveFor).toHaveBeenCalledWith("/login?next=%2Fsettings"));
    expect(storedToken()).toBeNull();
  });
});

describe("preferences", () => {
  const select = () => screen.findByLabelText<HTMLSelectElement>("Default Language");
  const lastUpdated = () => screen.getByText(/^Last updated:/).textContent;

  test("offer three languages and say when they were saved", async () => {
    show();
    const { options, value } = await select();
    expect([...options].map((option) => [option.value, option.text])).toEqual([
      ["mn", "Mongolian"],
      ["en", "English"],
      ["ru", "Russian"],
    ]);
    expect([value, lastUpdated()]).toEqual(["en", "Last updated: Never"]);
  });

  test("are first in the language that the interface has from the browser, and say so; then in the one that was saved (B-17.2)", async () => {
    show();
    expect((await select()).value).toBe("en");
    expect(
      screen.getByText(/^Until you save, the interface and the assistant use your browser's language: English\./),
    ).toBeTruthy();
    cleanup();
    show({ settings: { ...settings, updatedAt: "2025-03-07T12:00:00.000Z" } });
    expect((await select()).value).toBe("mn");
    expect(screen.queryByText(/use your browser's language/)).toBeNull();
  });

  test("keep the language of the interface where something else is saved first", async () => {
    saveSettings.mockResolvedValue({
      ok: true,
      data: { defaultLanguage: "en", builtInEngineOnly: true, updatedAt: "2025-03-08T12:00:00.000Z" },
    });
    show({}, { model: "gpt-x", host: "api.example.com" });
    fireEvent.click(await screen.findByRole("switch", { name: "Use only the built-in engine for my contracts" }));
    fireEvent.click(screen.getByRole("button", { name: "Save Settings" }));
    await waitFor(() =>
      expect(saveSettings).toHaveBeenCalledExactlyOnceWith({ defaultLanguage: "en", builtInEngineOnly: true }),
    );
  });

  test.each([
    ["2025-03-07T12:00:00.000Z", "Last updated: Mar 7, 2025"],
    ["yesterday", "Last updated: Date unavailable"],
  ])("last saved at %s is shown as %s (B-6.9, B-17.2)", async (updatedAt, shown) => {
    show({ settings: { ...settings, updatedAt } });
    await select();
    expect(lastUpdated()).toBe(shown);
  });

  test("are disabled while saving; then a toast says so and the whole interface is asked for anew (B-17.3)", async () => {
    let answer: (result: Awaited<ReturnType<SaveSettings>>) => void = () => undefined;
    saveSettings.mockReturnValue(new Promise((resolve) => (answer = resolve)));
    show();
    fireEvent.change(await select(), { target: { value: "en" } });
    fireEvent.click(screen.getByRole("button", { name: "Save Settings" }));
    expect(screen.getByRole("button", { name: "Saving..." }).hasAttribute("disabled")).toBe(true);
    expect((await select()).disabled).toBe(true);
    answer({
      ok: true,
      data: { defaultLanguage: "en", builtInEngineOnly: false, updatedAt: "2025-03-08T12:00:00.000Z" },
    });
    expect(await screen.findByText("Settings saved successfully!")).toBeTruthy();
    expect(saveSettings).toHaveBeenCalledExactlyOnceWith({ defaultLanguage: "en", builtInEngineOnly: false });
    expect([(await select()).disabled, lastUpdated(), navigation.router.refresh.mock.calls.length]).toEqual([
      false,
      "Last updated: Mar 8, 2025",
      1,
    ]);
  });

  test.each([
    [
      "a refusal",
      () =>
        Promise.resolve({
          ok: false as const,
          error: { key: "databaseUnavailable" as const, message: "The service is not available right now." },
        }),
      "Failed to save settings. Please try again.",
    ],
    [
      "an answer that is none of ours",
      () => Promise.reject(new Error("An unexpected response was received from the server.")),
      "Failed to save settings. Please try again.",
    ],
    [
      "a connection that failed",
      () => Promise.reject(new TypeError("fetch failed")),
      "Failed to save settings. Please try again. The server did not answer.",
    ],
  ])("%s is told, and the choice kept (B-17.3)", async (_what, answer, said) => {
    saveSettings.mockImplementation(answer);
    show();
    fireEvent.change(await select(), { target: { value: "ru" } });
    fireEvent.click(screen.getByRole("button", { name: "Save Settings" }));
    expect((await screen.findByRole("alert")).textContent).toBe(said);
    expect([(await select()).value, navigation.router.refresh.mock.calls.length]).toEqual(["ru", 0]);
  });
});

describe("the built-in engine", () => {
  const engineSwitch = () =>
    screen.findByRole<HTMLInputElement>("switch", { name: "Use only the built-in engine for my contracts" });

  test("can be chosen; the sentence names the model and the host that would read", async () => {
    saveSettings.mockResolvedValue({
      ok: true,
      data: { defaultLanguage: "mn", builtInEngineOnly: true, updatedAt: "2025-03-08T12:00:00.000Z" },
    });
    show({}, { model: "gpt-x", host: "api.example.com" });
    const box = await engineSwitch();
    expect(box.checked).toBe(false);
    expect(document.getElementById(box.getAttribute("aria-describedby") ?? "")?.textContent).toMatch(
      /gpt-x at api\.example\.com/,
    );
    fireEvent.click(box);
    fireEvent.click(screen.getByRole("button", { name: "Save Settings" }));
    await waitFor(() =>
      expect(saveSettings).toHaveBeenCalledExactlyOnceWith({ defaultLanguage: "en", builtInEngineOnly: true }),
    );
    expect((await engineSwitch()).checked).toBe(true);
  });

  test("is shown as it was saved, and without a model says that everything stays here anyway", async () => {
    show({ settings: { ...settings, builtInEngineOnly: true } });
    expect((await engineSwitch()).checked).toBe(true);
    expect(screen.getByText(/No model is set up on this server/)).toBeTruthy();
  });
});

describe("the password", () => {
  async function change(current: string, next: string, again = next) {
    show();
    fireEvent.change(await screen.findByLabelText("Current password"), { target: { value: current } });
    fireEvent.change(screen.getByLabelText("New password"), { target: { value: next } });
    fireEvent.change(screen.getByLabelText("Confirm new password"), { target: { value: again } });
    fireEvent.click(screen.getByRole("button", { name: "Change password" }));
  }
  const errorAt = (label: string) => {
    const ids = screen.getByLabelText(label).getAttribute("aria-describedby") ?? "";
    return ids
      .split(" ")
      .map((id) => document.getElementById(id)?.textContent ?? "")
      .join(" ");
  };

  test.each([
    [["", "new secret"], "Current password", "Please enter your current password"],
    [["old secret", ""], "New password", "Please enter a new password"],
    [["old secret", "new secret", "other"], "Confirm new password", "Passwords do not match"],
    [["old secret", "seven77"], "New password", "Password must be at least 8 characters long"],
  ] satisfies [[string, string, string?], string, string][])(
    "given as %j is not sent; %s says: %s",
    async ([current, next, again], field, message) => {
      await change(current, next, again);
      expect(errorAt(field)).toContain(message);
      expect(document.activeElement).toBe(screen.getByLabelText(field));
      expect(changePassword).not.toHaveBeenCalled();
    },
  );

  test("is changed, said so, and the fields are empty again", async () => {
    changePassword.mockResolvedValue({ ok: true, data: undefined });
    await change("old secret", "new secret");
    expect(await screen.findByText("Password changed successfully!")).toBeTruthy();
    expect(changePassword).toHaveBeenCalledExactlyOnceWith({
      currentPassword: "old secret",
      newPassword: "new secret",
    });
    expect(screen.getByLabelText<HTMLInputElement>("New password").value).toBe("");
  });

  test("that is not the current one is told at its field; the person stays signed in (B-2.16)", async () => {
    changePassword.mockResolvedValue({
      ok: false,
      error: { key: "wrongPassword", message: "The current password is incorrect." },
    });
    await change("wrong", "new secret");
    await waitFor(() => expect(errorAt("Current password")).toContain("The current password is incorrect."));
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText("Current password")));
    expect([screen.queryByRole("alert"), vi.mocked(leaveFor).mock.calls.length]).toEqual([null, 0]);
  });
});
