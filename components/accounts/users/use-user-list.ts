"use client";

import { useCallback, useEffect, useRef, useState } from "react";
import type { ListedUserDto, UserDto } from "@/lib/accounts/schema";
import { readUsers, type UserPage } from "./user-calls";

/** Typing pauses this long before the server is asked. */
export const SEARCH_PAUSE_MS = 250;

export type UserList = UserPage & {
  /** What is typed; the list follows a moment later. */
  search: string;
  /** What the list on screen was searched for. */
  shownFor: string;
  busy: boolean;
  failed: boolean;
  setSearch: (search: string) => void;
  refresh: () => Promise<void>;
  showMore: () => Promise<void>;
  replace: (user: UserDto & Partial<ListedUserDto>) => void;
  remove: (userId: string) => void;
};

/**
 * The users on screen: searched on the server, a page at a time. An answer that was overtaken by a newer question is
 * dropped.
 */
export function useUserList(initial: UserPage): UserList {
  const [page, setPage] = useState<UserPage & { shownFor: string }>({ ...initial, shownFor: "" });
  const [search, setTyped] = useState("");
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState(false);
  const lastQuestion = useRef(0);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const ask = useCallback(async (wanted: string, cursor: string | null) => {
    clearTimeout(timer.current);
    lastQuestion.current += 1;
    const question = lastQuestion.current;
    setBusy(true);
    const answer = await readUsers({ search: wanted, cursor });
    if (question !== lastQuestion.current) return;
    setBusy(false);
    setFailed(answer === null);
    if (answer)
      setPage((known) => ({
        ...answer,
        items: cursor === null ? answer.items : withoutDoubles([...known.items, ...answer.items]),
        shownFor: wanted,
      }));
  }, []);

  const setSearch = useCallback(
    (text: string) => {
      setTyped(text);
      clearTimeout(timer.current);
      timer.current = setTimeout(() => void ask(text.trim(), null), SEARCH_PAUSE_MS);
    },
    [ask],
  );

  return {
    ...page,
    search,
    busy,
    failed,
    setSearch,
    refresh: () => ask(search.trim(), null),
    showMore: () => ask(page.shownFor, page.nextCursor),
    replace: (user) =>
      setPage((known) => ({
        ...known,
        items: known.items.map((item) => (item.id === user.id ? { ...item, ...user } : item)),
      })),
    remove: (userId) => setPage((known) => ({ ...known, items: known.items.filter((item) => item.id !== userId) })),
  };
}

function withoutDoubles(users: ListedUserDto[]): ListedUserDto[] {
  return [...new Map(users.map((user) => [user.id, user])).values()];
}
