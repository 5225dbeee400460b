"use client";

import { Link } from "@/components/ui/link";
import { usePathname } from "next/navigation";
import { useCopy } from "@/components/copy/copy-provider";
import { classes } from "@/components/ui/classes";
import { CalendarIcon, DocumentIcon, PersonIcon, UsersIcon } from "@/components/ui/icons";

const LOOKS = {
  row: "h-14 border-y-2 border-t-transparent px-3",
  rail: "h-12 border-y-2 border-t-transparent px-3 lg:size-10 lg:justify-center lg:rounded lg:border-0 lg:px-0 lg:hover:bg-hover",
  column: "min-h-11 border-l-4 px-4",
};

/** The links of the header; the page on screen is marked (B-6.3). In a rail they are pictures with names. */
export function MainLinks({ direction, onChoose }: { direction: keyof typeof LOOKS; onChoose?: () => void }) {
  const {
    common: { navigation },
    deadlines,
  } = useCopy();
  const path = usePathname();
  const links = [
    { href: "/dashboard", label: navigation.dashboard, Icon: DocumentIcon },
    { href: "/deadlines", label: deadlines.navigation, Icon: CalendarIcon },
    { href: "/collaborators", label: navigation.collaborators, Icon: UsersIcon },
    { href: "/users", label: navigation.users, Icon: PersonIcon },
  ];
  const isRail = direction === "rail";
  return (
    <ul
      className={classes(
        direction === "column" ? "flex flex-col py-2" : "flex items-stretch gap-1",
        isRail && "lg:flex-col",
      )}
    >
      {links.map(({ href, label, Icon }) => {
        const isCurrent = path === href || path.startsWith(`${href}/`);
        return (
          <li key={href}>
            <Link
              href={href}
              aria-current={isCurrent ? "page" : undefined}
              {...(onChoose ? { onClick: onChoose } : {})}
              {...(isRail ? { title: label } : {})}
              className={classes(
                "flex items-center text-sm font-medium focus-visible:-outline-offset-2",
                LOOKS[direction],
                isCurrent
                  ? "border-b-primary border-l-primary text-primary"
                  : "border-transparent text-ink-muted hover:text-ink",
              )}
            >
              {isRail && <Icon className="hidden size-5 lg:block" />}
              <span className={isRail ? "lg:sr-only" : undefined}>{label}</span>
            </Link>
          </li>
        );
      })}
    </ul>
  );
}
