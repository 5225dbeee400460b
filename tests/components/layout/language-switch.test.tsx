// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { LanguageSwitch } from "@/components/layout/language-switch";
import { reloadPage } from "@/components/forms/browser";
import { languageWish, preferredLanguage } from "@/lib/copy/preferred-language";

vi.mock("@/components/forms/browser", () => ({ reloadPage: vi.fn() }));

afterEach(() => {
  cleanup();
  document.cookie = "language=; Max-Age=0; Path=/";
});

test("a visitor finds their language in its own words, and the page is loaded in it (B-6.8)", () => {
  render(<LanguageSwitch />);
  expect(screen.getByRole<HTMLInputElement>("radio", { name: "English" }).checked).toBe(true);
  fireEvent.click(screen.getByRole("radio", { name: "Монгол" }));
  expect(document.cookie).toContain("language=mn");
  expect(reloadPage).toHaveBeenCalledOnce();
});

test("a chosen language goes before the browser's, an unknown one doesn't (B-6.8)", () => {
  expect(preferredLanguage(languageWish("mn", "ru"))).toBe("mn");
  expect(preferredLanguage(languageWish("<script>", "ru"))).toBe("ru");
  expect(preferredLanguage(languageWish(undefined, null))).toBe("en");
});
