"use client";

import { useState } from "react";
import { IconButton } from "@/components/ui/button";
import { CloseIcon, MenuIcon } from "@/components/ui/icons";
import { useCopy } from "@/components/copy/copy-provider";
import { classes } from "@/components/ui/classes";
import { Bell } from "@/components/notifications/bell";
import { Brand } from "./brand";
import { MainLinks } from "./main-links";
import { UserMenu, type LogOut } from "./user-menu";
import { useWidePage, useWorkbench } from "./use-workbench";

const NARROW_MENU_ID = "narrow-menu";

export type AppHeaderProps = {
  userName: string;
  /** How much is new for them; null where that is not told. */
  unread?: number | null;
  logOut: LogOut;
};

/**
 * The header for signed-in people; on narrow screens its links fold into a menu, and beside a contract it is a rail, or
 * on a phone one button at the end of the contract's own bar (B-6.3, B-6.13).
 */
export function AppHeader({ userName, unread = null, logOut }: AppHeaderProps) {
  const { navigation } = useCopy().common;
  const [isOpen, setIsOpen] = useState(false);
  const isRail = useWorkbench();
  const isWide = useWidePage();
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
          isWide ? "max-w-[100rem]" : "max-w-7xl",
          isRail ? "h-12 lg:h-full lg:flex-col lg:gap-3 lg:px-0 lg:py-2.5" : "h-12 sm:h-14",
        )}
      >
        <Brand isRail={isRail} />
        <nav aria-label={navigation.main} className={classes("hidden md:block", isRail ? "max-lg:flex-1" : "flex-1")}>
          <MainLinks direction={isRail ? "rail" : "row"} />
        </nav>
        <div className={classes("ml-auto flex items-center gap-1", isRail && "lg:mt-auto lg:ml-0 lg:flex-col")}>
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
