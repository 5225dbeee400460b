"use client";

import Link from "next/link";
import { usePathname } from "next/navigation";
import { classes } from "@/components/ui/classes";
import { useCopy } from "@/components/copy/copy-provider";

/** The three links of the header; the page on screen is marked (B-6.3). */
export function MainLinks({ direction, onChoose }: { direction: "row" | "column"; onChoose?: () => void }) {
  const { navigation } = useCopy().common;
  const path = usePathname();
  const links = [
    { href: "/dashboard", label: navigation.dashboard },
    { href: "/collaborators", label: navigation.collaborators },
    { href: "/users", label: navigation.users },
  ];
  return (
    <ul className={direction === "row" ? "flex items-stretch gap-1" : "flex flex-col py-2"}>
      {links.map(({ href, label }) => {
        const isCurrent = path === href || path.startsWith(`${href}/`);
        return (
          <li key={href}>
            <Link
              href={href}
              aria-current={isCurrent ? "page" : undefined}
              {...(onChoose ? { onClick: onChoose } : {})}
              className={classes(
                "flex items-center text-sm font-medium focus-visible:-outline-offset-2",
                direction === "row" ? "h-16 border-y-2 border-t-transparent px-3" : "min-h-11 border-l-4 px-4",
                isCurrent
                  ? "border-b-primary border-l-primary text-primary"
                  : "border-transparent text-ink-muted hover:text-ink",
              )}
            >
              {label}
            </Link>
          </li>
        );
      })}
    </ul>
  );
}
