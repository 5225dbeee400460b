"use client";

import { usePathname } from "next/navigation";
import type { ReactNode } from "react";
import { useCopy } from "@/components/copy/copy-provider";
import { classes } from "@/components/ui/classes";
import { Link } from "@/components/ui/link";

/** Header, content and footer stacked; on a contract's page the header is a rail on wide screens. */
export function PageShell({ children }: { children: ReactNode }) {
  return <div className={classes("flex min-h-dvh flex-col", useWorkbench() && "lg:pl-12")}>{children}</div>;
}

/** The first Tab stop: skips the header to `<main id="main">`. */
export function SkipLink() {
  const copy = useCopy();
  return (
    <a
      href="#main"
      className="sr-only z-[70] rounded bg-primary text-white focus:not-sr-only focus:fixed focus:top-2 focus:left-2 focus:px-4 focus:py-2"
    >
      {copy.common.skipToContent}
    </a>
  );
}

/** Nothing stands below a workspace of the window's height: there the user's menu has the links (B-6.4). */
export function PageFooter() {
  return useWorkbench() ? null : <AppFooter />;
}

/** Links to the public pages and the year (B-6.4). */
export function AppFooter() {
  const { navigation } = useCopy().common;
  const links = [
    { href: "/terms", label: navigation.terms },
    { href: "/privacy", label: navigation.privacy },
    { href: "/contact", label: navigation.contact },
  ];
  return (
    <footer className="border-t border-line bg-surface print:hidden">
      <div
        className={classes(
          "mx-auto flex flex-col items-center gap-3 px-4 py-5 text-sm text-ink-muted sm:flex-row sm:justify-between sm:px-6",
          FRAME_WIDTH,
        )}
      >
        <p>{navigation.copyright}</p>
        <nav aria-label={navigation.footer}>
          <ul className="flex gap-6">
            {links.map(({ href, label }) => (
              <li key={href}>
                <Link href={href} className="rounded hover:text-ink hover:underline">
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      </div>
    </footer>
  );
}

/** Whether this is a contract's own page or a family's, which need the room the header takes elsewhere (B-6.13). */
export function useWorkbench(): boolean {
  return /^\/(?:contracts|families)\/[^/]+$/.test(usePathname());
}

/** Header and footer are as wide on every page, so that they stay where they are from one page to the next. */
export const FRAME_WIDTH = "max-w-[114rem]";
