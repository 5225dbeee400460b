"use client";

import { useEffect, useState } from "react";
import { goodAnswer } from "@/components/forms/good-answer";
import { storedUser } from "@/components/forms/session-store";

export type FoundAccount = { id: string; name: string; email: string };

/** Quiet time after a letter before the accounts are asked. */
const QUIET_MS = 150;
const AT_MOST = 5;
const LEAST_CHARS = 2;
const NONE: readonly FoundAccount[] = [];

/** Accounts by name or e-mail, for administrators; nobody else asks for them, and the server would refuse (B-18.1). */
export function useFoundAccounts(asked: string): readonly FoundAccount[] {
  const [answer, setAnswer] = useState<{ to: string; accounts: readonly FoundAccount[] }>({ to: "", accounts: NONE });
  const question = asked.trim();
  useEffect(() => {
    if (question.length < LEAST_CHARS || storedUser()?.systemRole !== "admin") return undefined;
    let isOver = false;
    const timer = setTimeout(() => {
      void accountsNamed(question).then((accounts) => !isOver && setAnswer({ to: question, accounts }));
    }, QUIET_MS);
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [question]);
  return answer.to === question ? answer.accounts : NONE;
}

async function accountsNamed(search: string): Promise<readonly FoundAccount[]> {
  const query = new URLSearchParams({ limit: String(AT_MOST), search });
  const response = await goodAnswer(`/api/admin/users?${query}`);
  return response ? ((await response.json()) as FoundAccount[]) : NONE; // our own API, as `schema.ts` says
}
