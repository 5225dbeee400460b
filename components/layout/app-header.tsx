"use client";

import { useState } from "react";
import { IconButton } from "@/components/ui/button";
import { CloseIcon, MenuIcon } from "@/components/ui/icons";
import { Brand } from "./brand";
import { useCopy } from "@/components/copy/copy-provider";
import { MainLinks } from "./main-links";
import { UserMenu, type LogOut } from "./user-menu";

const NARROW_MENU_ID = "narrow-menu";

/** The header for signed-in people; on narrow screens its links fold into a menu (B-6.3). */
export function AppHeader({ userName, logOut }: { userName: string; logOut: LogOut }) {
  const { navigation } = useCopy().common;
  const [isOpen, setIsOpen] = useState(false);
  return (
    <header
      className="border-b border-line bg-surface print:hidden"
      onKeyDown={(event) => event.key === "Escape" && setIsOpen(false)}
    >
      <div className="mx-auto flex h-16 max-w-7xl items-center gap-2 px-4 sm:gap-6 sm:px-6">
        <Brand />
        <nav aria-label={navigation.main} className="hidden flex-1 md:block">
          <MainLinks direction="row" />
        </nav>
        <div className="ml-auto flex items-center gap-1">
          <UserMenu name={userName} logOut={logOut} />
          <IconButton
            className="md:hidden"
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
