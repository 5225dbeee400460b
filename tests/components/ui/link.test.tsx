// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import type { AnchorHTMLAttributes } from "react";
import { afterEach, beforeAll, expect, test, vi } from "vitest";
import type { Link as AppLink } from "@/components/ui/link";

type LinkProps = AnchorHTMLAttributes<HTMLAnchorElement> & { prefetch: boolean | null };
const prefetched: (boolean | null)[] = [];
vi.mock("next/link", () => ({
  default: ({ prefetch, children, ...rest }: LinkProps) => {
    prefetched.push(prefetch);
    return <a {...rest}>{children}</a>;
  },
}));

let Link: typeof AppLink;

beforeAll(async () => {
  vi.resetModules(); // a set-up file has loaded the link with Next's own
  ({ Link } = await import("@/components/ui/link"));
});

afterEach(() => {
  cleanup();
  prefetched.length = 0;
});

test.each(["pointerEnter", "focus"] as const)("fetches ahead after %s, and not for being in view", (reach) => {
  const own = vi.fn();
  render(
    <Link href="/terms" onPointerEnter={own} onFocus={own}>
      Terms
    </Link>,
  );
  expect(prefetched.at(-1)).toBe(false);
  fireEvent[reach](screen.getByRole("link", { name: "Terms" }));
  expect(prefetched.at(-1)).toBeNull();
  expect(own).toHaveBeenCalledOnce();
});

test("never fetches ahead what its page says costs too much", () => {
  render(
    <Link href="/dashboard?sort=name" prefetch={false}>
      By name
    </Link>,
  );
  fireEvent.focus(screen.getByRole("link"));
  expect(prefetched.at(-1)).toBe(false);
});
