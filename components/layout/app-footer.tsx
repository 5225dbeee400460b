"use client";

import { Link } from "@/components/ui/link";
import { useCopy } from "@/components/copy/copy-provider";

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
      <div className="mx-auto flex max-w-7xl flex-col items-center gap-3 px-4 py-5 text-sm text-ink-muted sm:flex-row sm:justify-between sm:px-6">
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
