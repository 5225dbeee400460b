"use client";

import { useRouter } from "next/navigation";
import { useEffect, useState } from "react";
import { useCopy } from "@/components/copy/copy-provider";
import { goodAnswer } from "@/components/forms/api";
import { storedUser } from "@/components/forms/session-store";
import { useTheme } from "@/components/ui/hooks/use-theme";
import {
  CalendarIcon,
  FirmIcon,
  CheckIcon,
  ColumnsIcon,
  DocumentIcon,
  EyeIcon,
  KeyboardIcon,
  PersonIcon,
  PlusIcon,
  RiskIcon,
  SettingsIcon,
  TableIcon,
  UploadIcon,
  UsersIcon,
} from "@/components/ui/icons";
import type { FoundPersonDto } from "@/lib/people/accounts/schema";
import { THEMES } from "@/lib/theme";
import type { ContractListItemDto } from "@/lib/contracts/schema";
import { nearFirstHit } from "@/lib/documents/search/hits";
import { showOverlay, keysTo } from "./open-palette";
import { offeredByPage, type Entry, type Group } from "./page-entries";

/**
 * The palette's entries for a query: contracts by the list's search; the page's entries and the rest by their words.
 */
export function useEntries(asked: string): { groups: readonly Group[]; isAsking: boolean } {
  const {
    palette: words,
    common,
    deadlines,
    contracts: { types },
  } = useCopy();
  const { contracts, isAsking } = useFoundContracts(asked);
  const people = useFoundPeople(asked);
  const accounts = useFoundAccounts(asked);
  const router = useRouter();
  const [, chooseTheme] = useTheme();
  const to = (href: string, label: string): Entry => ({
    key: href,
    label,
    action: () => router.push(href),
    keys: keysTo(href),
    icon: PLACE_ICONS[href],
  });
  const { navigation } = common;

  const screens = [
    to("/dashboard", navigation.dashboard),
    to("/answers", navigation.answers),
    to("/counterparties", navigation.counterparties),
    to("/deadlines", deadlines.navigation),
    to("/since", words.since),
    to("/upload", words.upload),
    to("/create", words.create),
    to("/collaborators", navigation.collaborators),
    to("/users", navigation.users),
    to("/positions", navigation.positions),
    to("/practice", navigation.practice),
    to("/reports", navigation.reports),
    to("/settings", navigation.settings),
  ];
  const themes = THEMES.map((theme) => ({
    key: `theme ${theme}`,
    label: `${common.theme.label}: ${common.theme[theme]}`,
    action: () => chooseTheme(theme),
    icon: THEME_ICON,
  }));
  const help = [{ key: "keys", label: words.keys, action: () => showOverlay("keys"), keys: "?", icon: HELP_ICON }];
  const isMeant = ({ label }: Entry) => label.toLowerCase().includes(asked.trim().toLowerCase());
  const groups: Group[] = [
    {
      heading: words.contracts,
      // keep results of the previous query whose names still match
      entries: mostHitFirst(contracts)
        .map(({ id, name, snippet, metadata: { contractType } }) => ({
          ...to(`/contracts/${encodeURIComponent(id)}`, name),
          icon: CONTRACT_ICON,
          snippet: isAsking || !snippet ? null : nearFirstHit(snippet),
          note: (types as Readonly<Record<string, string>>)[contractType] ?? contractType,
        }))
        .filter((entry) => !isAsking || isMeant(entry)),
    },
    ...offeredByPage(asked).map((group) => ({
      ...group,
      entries: group.entries.map((entry) => ({ icon: ACTION_ICON, ...entry })),
    })),
    {
      heading: words.people,
      entries: people.map(({ id, name, email, contractId, contracts: shared }) => ({
        ...to(`/collaborators?contract=${encodeURIComponent(contractId)}`, named({ name, email })),
        key: `person ${id}`,
        icon: USERS_ICON,
        note: words.shared(shared),
      })),
    },
    {
      heading: words.accounts,
      entries: accounts.map(({ id, name, email }) => ({
        ...to(`/users?search=${encodeURIComponent(email)}`, named({ name, email })),
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

type Found = Pick<ContractListItemDto, "id" | "name" | "snippet"> & { metadata: { contractType: string } };

const MOST_CONTRACTS = 8;

/** Contracts of whose passage more of the asked words are shown come first, else in the list's order. */
function mostHitFirst(contracts: readonly Found[]): Found[] {
  return contracts.toSorted((one, other) => wordsHit(other) - wordsHit(one));
}

function wordsHit({ snippet }: Found): number {
  if (!snippet) return 0;
  return new Set(snippet.hits.map(({ start, end }) => snippet.text.slice(start, end).toLowerCase())).size;
}

/** Contracts by the list's own search; the newest for an empty query. */
function useFoundContracts(asked: string): { contracts: readonly Found[]; isAsking: boolean } {
  const question = asked.trim();
  const query = new URLSearchParams({ limit: String(MOST_CONTRACTS), ...(question ? { q: question } : {}) });
  const address = `/api/contracts?${query}`;
  const { to, found } = useLastAnswer<Found>(address);
  return { contracts: found, isAsking: to !== address };
}

const named = ({ name, email }: { name: string; email: string }) => (name === email ? email : `${name} · ${email}`);

const LOOK = "size-4 text-ink-muted";

const CONTRACT_ICON = <DocumentIcon className={LOOK} />;
const ACTION_ICON = <CheckIcon className={LOOK} />;
const USERS_ICON = <UsersIcon className={LOOK} />;
const PERSON_ICON = <PersonIcon className={LOOK} />;
const THEME_ICON = <EyeIcon className={LOOK} />;
const HELP_ICON = <KeyboardIcon className={LOOK} />;

/** Icons of the screens the palette goes to. */
const PLACE_ICONS: Readonly<Record<string, typeof CONTRACT_ICON>> = {
  "/dashboard": <ColumnsIcon className={LOOK} />,
  "/answers": <TableIcon className={LOOK} />,
  "/counterparties": <FirmIcon className={LOOK} />,
  "/deadlines": <CalendarIcon className={LOOK} />,
  "/upload": <UploadIcon className={LOOK} />,
  "/create": <PlusIcon className={LOOK} />,
  "/collaborators": USERS_ICON,
  "/users": PERSON_ICON,
  "/positions": <RiskIcon className={LOOK} />,
  "/practice": <DocumentIcon className={LOOK} />,
  "/reports": <TableIcon className={LOOK} />,
  "/settings": <SettingsIcon className={LOOK} />,
};

const MOST_PEOPLE = 5;
const LEAST_CHARS = 2;
const NOTHING: readonly never[] = [];

type FoundAccount = { id: string; name: string; email: string };

/** Accounts by name or e-mail, for administrators only; the server would refuse others (B-18.1). */
function useFoundAccounts(asked: string): readonly FoundAccount[] {
  return usePeople<FoundAccount>(storedUser()?.systemRole === "admin" ? "/api/admin/users" : null, asked);
}

/** People who share a contract with the reader, by name or e-mail; the server names nobody else (B-19.9). */
function useFoundPeople(asked: string): readonly FoundPersonDto[] {
  return usePeople<FoundPersonDto>("/api/users", asked);
}

/** @param path null: nobody is asked for */
function usePeople<Person>(path: string | null, asked: string): readonly Person[] {
  const search = asked.trim();
  const isAsked = path !== null && search.length >= LEAST_CHARS;
  const address = isAsked ? `${path}?${new URLSearchParams({ limit: String(MOST_PEOPLE), search })}` : null;
  const { to, found } = useLastAnswer<Person>(address);
  return to === address ? found : NOTHING;
}

/** Typing pause before a query is sent. */
const QUIET_MS = 150;

/** The answer to the last query alone, and the address that gave it. @param address null: nothing is asked */
function useLastAnswer<One>(address: string | null): { to: string | null; found: readonly One[] } {
  const [answer, setAnswer] = useState<{ to: string | null; found: readonly One[] }>({ to: null, found: NOTHING });
  useEffect(() => {
    if (address === null) return undefined;
    let isOver = false;
    const timer = setTimeout(() => {
      void listAt<One>(address).then((found) => !isOver && setAnswer({ to: address, found }));
    }, QUIET_MS);
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [address]);
  return answer;
}

async function listAt<One>(address: string): Promise<readonly One[]> {
  const response = await goodAnswer(address);
  return response ? ((await response.json()) as One[]) : NOTHING; // our own API: its shape is what `schema.ts` says
}
