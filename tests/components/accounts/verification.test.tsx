// @vitest-environment jsdom
import { cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, describe, expect, test, vi } from "vitest";
import { UnprovenBanner, type ResendVerification } from "@/components/accounts/account-notices";
import { VerifyEmailCard, type VerifyEmail } from "@/components/accounts/sign-in/verify-email";
import { errors } from "@/lib/copy/en/errors";
import { password } from "@/lib/copy/en/password";
import { verification as words } from "@/lib/copy/en/verification";
import { show } from "../review/fixtures";

const EMAIL = "bat@example.com";
const resend = vi.fn<ResendVerification>();
const verify = vi.fn<VerifyEmail>();

afterEach(() => {
  cleanup();
  window.sessionStorage.clear();
  vi.resetAllMocks();
});

describe("the banner", () => {
  test("says that the address is not proven, and sends the link again (B-3.2)", async () => {
    resend.mockResolvedValue({ ok: true, data: { message: words.sent(EMAIL) } });
    show(<UnprovenBanner email={EMAIL} isAdministrator={false} sendsMail resend={resend} />);
    expect(screen.getByText(words.banner(EMAIL))).toBeDefined();
    fireEvent.click(screen.getByRole("button", { name: words.sendAgain }));
    expect(await screen.findByText(words.sent(EMAIL))).toBeDefined();
    expect(resend).toHaveBeenCalledOnce();
  });

  test("is not shown to who can do nothing about it, only to an administrator, with where (B-3.2)", () => {
    show(<UnprovenBanner email={EMAIL} isAdministrator={false} sendsMail={false} resend={resend} />);
    expect(screen.queryByRole("note")).toBeNull();
    cleanup();
    show(<UnprovenBanner email={EMAIL} isAdministrator sendsMail={false} resend={resend} />);
    expect(screen.getByText(words.bannerForAdministrator(EMAIL))).toBeDefined();
    expect(screen.queryByRole("button", { name: words.sendAgain })).toBeNull();
  });

  test("can be put away until the tab is closed", () => {
    show(<UnprovenBanner email={EMAIL} isAdministrator={false} sendsMail resend={resend} />);
    fireEvent.click(screen.getByRole("button", { name: words.hide }));
    expect(screen.queryByText(words.banner(EMAIL))).toBeNull();
    cleanup();
    show(<UnprovenBanner email={EMAIL} isAdministrator={false} sendsMail resend={resend} />);
    expect(screen.queryByText(words.banner(EMAIL))).toBeNull();
  });

  test("says what stands in the way of sending it again", async () => {
    resend.mockResolvedValue({ ok: false, error: { key: "tooManyRequests", message: "Too many tries" } });
    show(<UnprovenBanner email={EMAIL} isAdministrator={false} sendsMail resend={resend} />);
    fireEvent.click(screen.getByRole("button", { name: words.sendAgain }));
    expect(await screen.findByText("Too many tries")).toBeDefined();
  });
});

describe("the page behind the mailed link", () => {
  const open = { step: "open", name: "Bat", email: EMAIL, needsPassword: false } as const;
  const confirm = () => fireEvent.click(screen.getByRole("button", { name: words.page.submit }));

  test("asks before it proves anything, and then says so (B-3.1)", async () => {
    verify.mockResolvedValue({
      ok: true,
      data: { message: "Proven", emailVerified: true, becameAdministrator: false },
    });
    show(<VerifyEmailCard token="t1" state={open} verify={verify} />);
    expect(screen.getByText(words.page.text("Bat", EMAIL))).toBeDefined();
    expect(verify).not.toHaveBeenCalled();
    confirm();
    expect(await screen.findByText("Proven")).toBeDefined();
    expect(verify).toHaveBeenCalledExactlyOnceWith({ token: "t1" });
  });

  test("asks for a password where nobody is signed in to the account, and leads to the log-in (B-3.1)", async () => {
    verify.mockResolvedValue({ ok: true, data: { message: "Proven", emailVerified: true } });
    show(<VerifyEmailCard token="t1" state={{ ...open, needsPassword: true }} verify={verify} />);
    expect(screen.getByText(words.page.chooseText("Bat", EMAIL))).toBeDefined();
    const [first, second] = [password.reset.newPassword, password.reset.confirmPassword].map((label) =>
      screen.getByLabelText(new RegExp(`^${label}`)),
    );
    confirm();
    expect(await screen.findByText(password.reset.required)).toBeDefined();
    expect(verify).not.toHaveBeenCalled();
    for (const field of [first, second]) if (field) fireEvent.change(field, { target: { value: "a long password" } });
    confirm();
    expect(await screen.findByText("Proven")).toBeDefined();
    expect(verify).toHaveBeenCalledExactlyOnceWith({ token: "t1", password: "a long password" });
    expect(screen.getByRole("link")).toHaveProperty("pathname", "/login");
  });

  test("asks for one too where the person was signed out meanwhile", async () => {
    verify.mockResolvedValue({
      ok: false,
      error: { key: "verificationPasswordNeeded", message: errors.verificationPasswordNeeded },
    });
    show(<VerifyEmailCard token="t1" state={open} verify={verify} />);
    confirm();
    expect(await screen.findByText(words.page.chooseText("Bat", EMAIL))).toBeDefined();
  });

  test("says that a link was used before, or no longer works, and leads on", () => {
    show(<VerifyEmailCard token="t1" state={{ step: "used" }} verify={verify} />);
    expect(screen.getByText(words.page.used)).toBeDefined();
    cleanup();
    show(<VerifyEmailCard token="t1" state={{ step: "invalid" }} verify={verify} />);
    expect(screen.getByText(errors.verificationLinkInvalid)).toBeDefined();
    expect(screen.getByRole("link")).toHaveProperty("pathname", "/dashboard");
  });

  test("says so when the link ran out meanwhile", async () => {
    verify.mockResolvedValue({
      ok: false,
      error: { key: "verificationLinkInvalid", message: errors.verificationLinkInvalid },
    });
    show(<VerifyEmailCard token="t1" state={open} verify={verify} />);
    confirm();
    expect(await screen.findByText(words.page.invalidTitle)).toBeDefined();
  });
});
