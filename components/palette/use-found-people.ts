"use client";

import { useEffect, useState } from "react";
import { goodAnswer } from "@/components/forms/api";
import { storedUser } from "@/components/forms/session-store";
import type { FoundPersonDto } from "@/lib/people/accounts/schema";

/** Typing pause before a query is sent. */
const QUIET_MS = 150;
const MOST = 5;
const LEAST_CHARS = 2;
const NOBODY: readonly never[] = [];

type FoundAccount = { id: string; name: string; email: string };

/** Accounts by name or e-mail, for administrators only; the server would refuse others (B-18.1). */
export function useFoundAccounts(asked: string): readonly FoundAccount[] {
  return useFound<FoundAccount>(storedUser()?.systemRole === "admin" ? "/api/admin/users" : null, asked);
}

/** People who share a contract with the reader, by name or e-mail; the server names nobody else (B-19.9). */
export function useFoundPeople(asked: string): readonly FoundPersonDto[] {
  return useFound<FoundPersonDto>("/api/users", asked);
}

/** Only the last query's answer counts. @param path null: nothing is asked */
function useFound<Person>(path: string | null, asked: string): readonly Person[] {
  const [answer, setAnswer] = useState<{ to: string; people: readonly Person[] }>({ to: "", people: NOBODY });
  const question = asked.trim();
  useEffect(() => {
    if (question.length < LEAST_CHARS || path === null) return undefined;
    let isOver = false;
    const timer = setTimeout(() => {
      void peopleNamed<Person>(path, question).then((people) => !isOver && setAnswer({ to: question, people }));
    }, QUIET_MS);
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [path, question]);
  return answer.to === question ? answer.people : NOBODY;
}

async function peopleNamed<Person>(path: string, search: string): Promise<readonly Person[]> {
  const query = new URLSearchParams({ limit: String(MOST), search });
  const response = await goodAnswer(`${path}?${query}`);
  return response ? ((await response.json()) as Person[]) : NOBODY; // our own API, as `schema.ts` says
}
