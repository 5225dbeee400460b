"use client";

import { useEffect, useRef, useState } from "react";
import { useRead } from "@/components/data/use-read";
import type { ListedUserDto, UserDto } from "@/lib/people/accounts/schema";
import type { UserSort, UserState } from "@/lib/people/accounts/bounds";
import { NEWEST_FIRST, readUsers, type UserPage, type UserQuestion } from "./user-calls";

/** The server is asked after typing pauses for this long. */
export const SEARCH_PAUSE_MS = 250;

export type UserList = UserPage & {
  /** The typed text; the list follows shortly after. */
  search: string;
  /** The search that the displayed list is for. */
  shownFor: string;
  sort: UserSort;
  busy: boolean;
  failed: boolean;
  setSearch: (search: string) => void;
  setSort: (sort: UserSort) => void;
  state: UserState | "";
  setState: (state: UserState | "") => void;
  refresh: () => Promise<void>;
  showMore: () => Promise<void>;
  replace: (user: UserDto & Partial<ListedUserDto>) => void;
  remove: (userId: string) => void;
};

/** The displayed users: searched and sorted on the server, page by page. `searched`: the first page's search. */
export function useUserList(initial: UserPage, searched = ""): UserList {
  const [search, setTyped] = useState(searched);
  const question = useRef<UserQuestion>({ search: searched, state: "", sort: NEWEST_FIRST, cursor: null });
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const first: Shown = { ...initial, shownFor: searched };
  const read = async (known = first): Promise<Shown | null> => {
    const asked = question.current;
    const page = await readUsers(asked);
    if (!page) return null;
    const items = asked.cursor === null ? page.items : withoutDoubles([...known.items, ...page.items]);
    return { ...page, items, shownFor: asked.search };
  };
  const { data: shown = first, isFailed, isAsking, reload, put } = useRead<Shown>("users", read, first);
  const [sort, setSort] = useState(NEWEST_FIRST);
  const [state, setState] = useState<UserState | "">("");
  const ask = async (search: string, cursor: string | null, narrowed: Partial<UserQuestion> = {}) => {
    clearTimeout(timer.current);
    question.current = { ...question.current, ...narrowed, search, cursor };
    await reload();
  };
  const setSearch = (text: string) => {
    setTyped(text);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => void ask(text.trim(), null), SEARCH_PAUSE_MS);
  };
  const putItems = (change: (items: ListedUserDto[]) => ListedUserDto[]) =>
    put((known = shown) => ({ ...known, items: change(known.items) }));

  return {
    ...shown,
    search,
    sort,
    busy: isAsking,
    failed: isFailed,
    setSearch,
    setSort: (by) => {
      setSort(by);
      void ask(search.trim(), null, { sort: by });
    },
    state,
    setState: (one) => {
      setState(one);
      void ask(search.trim(), null, { state: one });
    },
    refresh: () => ask(search.trim(), null),
    showMore: () => ask(shown.shownFor, shown.nextCursor),
    replace: (user) => putItems((items) => items.map((item) => (item.id === user.id ? { ...item, ...user } : item))),
    remove: (userId) => putItems((items) => items.filter((item) => item.id !== userId)),
  };
}

type Shown = UserPage & { shownFor: string };

function withoutDoubles(users: ListedUserDto[]): ListedUserDto[] {
  return [...new Map(users.map((user) => [user.id, user])).values()];
}
