"use client";

import { clearSession } from "@/components/forms/session-store";
import { leaveFor } from "@/components/forms/browser";
import { useAction } from "@/components/forms/use-action";
import { classes } from "@/components/ui/classes";
import {
  BookIcon,
  ChevronDownIcon,
  DocumentIcon,
  KeyboardIcon,
  LogOutIcon,
  SearchIcon,
  SettingsIcon,
  TableIcon,
} from "@/components/ui/icons";
import { Menu, MenuChoice, MenuItem, MenuLabel, MenuSeparator } from "@/components/ui/overlay/menu";
import { useToast } from "@/components/ui/overlay/toast";
import { useTheme } from "@/components/ui/hooks/use-theme";
import type { ActionResult } from "@/lib/server/adapters/action-result";
import { showOverlay } from "@/components/palette/open-palette";
import { THEMES } from "@/lib/theme";
import { useCopy } from "@/components/copy/copy-provider";

/** In the menu of a workspace, which has no footer. */
const FOOTER_LINKS = ["terms", "privacy", "contact"] as const;

export type LogOut = (input?: undefined) => Promise<ActionResult<unknown>>;

/** The signed-in user's menu: playbook, settings and logging out (B-6.3). */
export function UserMenu({ name, logOut, isRail = false }: { name: string; logOut: LogOut; isRail?: boolean }) {
  const { palette, common } = useCopy();
  const { navigation, theme: themeWords } = common;
  const [theme, chooseTheme] = useTheme();
  const toast = useToast();
  const leaving = useAction(() => hasLoggedOut(logOut), {
    fallback: navigation.logOutFailed,
    onProblem: ({ message }) => toast.error(message),
  }); // what matters is that one is still signed in

  async function leave() {
    if (!(await leaving.run(undefined))) return;
    clearSession();
    leaveFor("/login");
  }

  return (
    <Menu
      trigger={
        <button
          type="button"
          aria-label={navigation.userMenu(name)}
          title={name}
          className="flex h-10 items-center gap-2 rounded px-2 text-sm font-medium hover:bg-hover data-[state=open]:bg-hover"
        >
          {/* Initials drawn as a picture, not part of the button's name. */}
          <span
            aria-hidden="true"
            data-initials={initials(name)}
            className="flex size-8 items-center justify-center rounded-full bg-primary-100 text-primary-800 before:content-[attr(data-initials)]"
          />
          {/* Mongolian links are longer: the product's name is kept whole, and the reader's stands in the menu. */}
          <span className={classes("hidden max-w-36 truncate", !isRail && "lg:inline lg:max-2xl:[:lang(mn)_&]:hidden")}>
            {name}
          </span>
          <ChevronDownIcon className={classes("size-4 text-ink-muted", isRail && "lg:hidden")} />
        </button>
      }
    >
      <MenuLabel className="max-w-64 truncate lg:hidden lg:max-2xl:[:lang(mn)_&]:block">{name}</MenuLabel>
      <div className={isRail ? "lg:hidden" : "xl:hidden"}>
        <MenuItem href="/positions" icon={<BookIcon />}>
          {navigation.positions}
        </MenuItem>
      </div>
      <MenuItem href="/practice" icon={<DocumentIcon />}>
        {navigation.practice}
      </MenuItem>
      <MenuItem href="/reports" icon={<TableIcon />}>
        {navigation.reports}
      </MenuItem>
      <MenuItem href="/settings" icon={<SettingsIcon />}>
        {navigation.settings}
      </MenuItem>
      <MenuSeparator />
      <MenuChoice
        label={themeWords.label}
        items={THEMES.map((value) => ({ value, label: themeWords[value] }))}
        value={theme}
        onChoose={chooseTheme}
      />
      <MenuSeparator />
      <MenuItem onSelect={() => showOverlay("palette")} icon={<SearchIcon />}>
        {palette.menu}
        <kbd className="ml-auto text-xs text-ink-muted pointer-coarse:hidden">{palette.menuKeys}</kbd>
      </MenuItem>
      <div className="pointer-coarse:max-sm:hidden">
        <MenuItem onSelect={() => showOverlay("keys")} icon={<KeyboardIcon />}>
          {palette.keys}
          <kbd className="ml-auto text-xs text-ink-muted">?</kbd>
        </MenuItem>
      </div>
      {isRail && (
        <>
          <MenuSeparator />
          {FOOTER_LINKS.map((name) => (
            <MenuItem key={name} href={`/${name}`}>
              {navigation[name]}
            </MenuItem>
          ))}
        </>
      )}
      <MenuSeparator />
      <MenuItem onSelect={() => void leave()} disabled={leaving.busy} icon={<LogOutIcon />}>
        {navigation.logOut}
      </MenuItem>
    </Menu>
  );
}

/** The action returns no data; `true` tells success from a failure. */
async function hasLoggedOut(logOut: LogOut): Promise<ActionResult<true>> {
  const result = await logOut();
  return result.ok ? { ok: true, data: true } : result;
}

function initials(name: string): string {
  const words = name.trim().split(/\s+/);
  return [words[0], words.length > 1 ? words.at(-1) : ""]
    .map((word) => [...(word ?? "")][0] ?? "")
    .join("")
    .toUpperCase();
}
