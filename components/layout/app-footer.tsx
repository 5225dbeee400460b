"use client";

import { Link } from "@/components/ui/link";
import { useCopy } from "@/components/copy/copy-provider";
import { classes } from "@/components/ui/classes";
import { useWidePage } from "./use-workbench";

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
          useWidePage() ? "max-w-[100rem]" : "max-w-7xl",
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
