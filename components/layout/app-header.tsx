"use client";

import { usePathname } from "next/navigation";
import { useState } from "react";
import { useCopy } from "@/components/copy/copy-provider";
import { Bell } from "@/components/notifications/bell";
import { showOverlay } from "@/components/palette/open-palette";
import { IconButton } from "@/components/ui/button";
import { classes } from "@/components/ui/classes";
import {
  BookIcon,
  CloseIcon,
  MenuIcon,
  CalendarIcon,
  FirmIcon,
  DocumentIcon,
  PersonIcon,
  SearchIcon,
  TableIcon,
  UsersIcon,
} from "@/components/ui/icons";
import { Link } from "@/components/ui/link";
import { Brand } from "./brand";
import { FRAME_WIDTH, useWorkbench } from "./page-shell";
import { UserMenu, type LogOut } from "./user-menu";

const NARROW_MENU_ID = "narrow-menu";

type AppHeaderProps = {
  userName: string;
  /** Unread notifications; null if not shown. */
  unread?: number | null;
  logOut: LogOut;
};

/**
 * The header for signed-in users; on narrow screens its links fold into a menu; beside a contract it is a rail, or on a
 * phone one button at the end of the contract's own bar (B-6.3, B-6.13).
 */
export function AppHeader({ userName, unread = null, logOut }: AppHeaderProps) {
  const { navigation } = useCopy().common;
  const [isOpen, setIsOpen] = useState(false);
  const isRail = useWorkbench();
  return (
    <header
      className={classes(
        "border-b border-line bg-surface print:hidden",
        isRail && "header-rail lg:fixed lg:inset-y-0 lg:left-0 lg:z-30 lg:w-12 lg:border-r lg:border-b-0",
      )}
      data-open={isOpen}
      onKeyDown={(event) => event.key === "Escape" && setIsOpen(false)}
    >
      <div
        className={classes(
          "header-row mx-auto flex items-center gap-2 px-4 sm:gap-6 sm:px-6",
          FRAME_WIDTH,
          isRail ? "h-12 lg:h-full lg:flex-col lg:gap-3 lg:px-0 lg:py-2.5" : "h-12 sm:h-14",
        )}
      >
        <Brand isRail={isRail} hasLinks />
        <nav aria-label={navigation.main} className={classes("hidden md:block", isRail ? "max-lg:flex-1" : "flex-1")}>
          <MainLinks direction={isRail ? "rail" : "row"} />
        </nav>
        <div className={classes("ml-auto flex items-center gap-1", isRail && "lg:mt-auto lg:ml-0 lg:flex-col")}>
          <SearchButton isRail={isRail} />
          {unread !== null && <Bell unread={unread} />}
          <UserMenu name={userName} logOut={logOut} isRail={isRail} />
          <IconButton
            className="header-fold md:hidden"
            label={isOpen ? navigation.closeMenu : navigation.openMenu}
            aria-expanded={isOpen}
            aria-controls={NARROW_MENU_ID}
            onClick={() => setIsOpen(!isOpen)}
          >
            {isOpen ? <CloseIcon /> : <MenuIcon />}
          </IconButton>
        </div>
      </div>
      <nav id={NARROW_MENU_ID} aria-label={navigation.main} hidden={!isOpen} className="border-t border-line md:hidden">
        <MainLinks direction="column" onChoose={() => setIsOpen(false)} />
      </nav>
    </header>
  );
}

/** Opens search and commands, as Ctrl+K does; a phone has it in the menu. */
function SearchButton({ isRail }: { isRail: boolean }) {
  const { palette } = useCopy();
  return (
    <button
      type="button"
      title={`${palette.title} (${palette.menuKeys})`}
      aria-keyshortcuts="Control+K"
      onClick={() => showOverlay("palette")}
      className={classes(
        "hidden h-9 items-center gap-2 rounded px-2 text-sm text-ink-muted hover:bg-hover hover:text-ink md:flex",
        !isRail && "xl:border xl:border-line xl:px-2.5",
      )}
    >
      <SearchIcon className="size-5" />
      <span className="sr-only">{palette.title}</span>
      {!isRail && (
        <span
          aria-hidden="true"
          className="hidden xl:inline xl:max-2xl:[:lang(mn)_&]:hidden xl:max-2xl:[:lang(ru)_&]:hidden"
        >
          {palette.menuKeys}
        </span>
      )}
    </button>
  );
}

const LOOKS = {
  row: "h-14 border-y-2 border-t-transparent px-2 xl:whitespace-nowrap",
  rail: "h-12 border-y-2 border-t-transparent px-3 lg:size-10 lg:justify-center lg:rounded lg:border-0 lg:px-0 lg:hover:bg-hover",
  column: "min-h-11 border-l-4 px-4",
};

/** The header's links; the current page is marked (B-6.3). In a rail they are icons with tooltips. */
function MainLinks({ direction, onChoose }: { direction: keyof typeof LOOKS; onChoose?: () => void }) {
  const {
    common: { navigation },
    deadlines,
  } = useCopy();
  const path = usePathname();
  const links: { href: string; label: string; Icon: typeof DocumentIcon; isWide?: boolean }[] = [
    { href: "/dashboard", label: navigation.dashboard, Icon: DocumentIcon },
    { href: "/answers", label: navigation.answers, Icon: TableIcon },
    { href: "/counterparties", label: navigation.counterparties, Icon: FirmIcon },
    { href: "/deadlines", label: deadlines.navigation, Icon: CalendarIcon },
    { href: "/positions", label: navigation.positions, Icon: BookIcon, isWide: true },
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
      {links.map(({ href, label, Icon, isWide }) => {
        const isCurrent = path === href || path.startsWith(`${href}/`);
        return (
          <li key={href} className={isWide && direction === "row" ? "hidden xl:block" : undefined}>
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
