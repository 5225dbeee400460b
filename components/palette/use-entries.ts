"use client";

import { useRouter } from "next/navigation";
import { useCopy } from "@/components/copy/copy-provider";
import { useTheme } from "@/components/ui/use-theme";
import { THEMES } from "@/lib/theme";
import { showOverlay } from "./open-palette";
import { offeredByPage, type Entry, type Group } from "./page-entries";
import { CONTRACT_ICON, DEED_ICON, PERSON_ICON, HELP_ICON, PLACE_ICONS, THEME_ICON } from "./entry-icons";
import { keysTo } from "./places";
import { useFoundAccounts } from "./use-found-accounts";
import { useFoundContracts } from "./use-found-contracts";

/**
 * What the palette offers for what is asked: contracts as the list finds them; what the page offers and the rest by its
 * words.
 */
export function useEntries(asked: string): { groups: readonly Group[]; isAsking: boolean } {
  const {
    palette: words,
    common,
    deadlines,
    contracts: { types },
  } = useCopy();
  const { contracts, isAsking } = useFoundContracts(asked);
  const accounts = useFoundAccounts(asked);
  const router = useRouter();
  const [, chooseTheme] = useTheme();
  const to = (href: string, label: string): Entry => ({
    key: href,
    label,
    deed: () => router.push(href),
    keys: keysTo(href),
    icon: PLACE_ICONS[href],
  });
  const { navigation } = common;

  const screens = [
    to("/dashboard", navigation.dashboard),
    to("/deadlines", deadlines.navigation),
    to("/upload", words.upload),
    to("/create", words.create),
    to("/collaborators", navigation.collaborators),
    to("/users", navigation.users),
    to("/positions", navigation.positions),
    to("/settings", navigation.settings),
  ];
  const themes = THEMES.map((theme) => ({
    key: `theme ${theme}`,
    label: `${common.theme.label}: ${common.theme[theme]}`,
    deed: () => chooseTheme(theme),
    icon: THEME_ICON,
  }));
  const help = [{ key: "keys", label: words.keys, deed: () => showOverlay("keys"), keys: "?", icon: HELP_ICON }];
  const isMeant = ({ label }: Entry) => label.toLowerCase().includes(asked.trim().toLowerCase());
  const groups: Group[] = [
    {
      heading: words.contracts,
      // what was found for other words stays, as far as its name fits these
      entries: contracts
        .map(({ id, name, metadata: { contractType } }) => ({
          ...to(`/contracts/${encodeURIComponent(id)}`, name),
          icon: CONTRACT_ICON,
          note: (types as Readonly<Record<string, string>>)[contractType] ?? contractType,
        }))
        .filter((entry) => !isAsking || isMeant(entry)),
    },
    ...offeredByPage(asked).map((group) => ({
      ...group,
      entries: group.entries.map((entry) => ({ icon: DEED_ICON, ...entry })),
    })),
    {
      heading: words.accounts,
      entries: accounts.map(({ id, name, email }) => ({
        ...to(`/users?search=${encodeURIComponent(email)}`, name === email ? email : `${name} · ${email}`),
        key: `account ${id}`,
        icon: PERSON_ICON,
      })),
    },
    { heading: words.screens, entries: screens.filter(isMeant) },
    { heading: common.theme.label, entries: themes.filter(isMeant) },
    { heading: words.help, entries: help.filter(isMeant) },
  ];
  return { groups: groups.filter(({ entries }) => entries.length > 0), isAsking };
}
