"use client";

import { useEffect, useState } from "react";
import { goodAnswer } from "@/components/forms/good-answer";

type Found = { id: string; name: string; metadata: { contractType: string } };

/** Quiet time after a letter before the list is asked. */
const QUIET_MS = 150;
const AT_MOST = 8;

/** Contracts by the list's own search; the newest while nothing is asked. The answer to the last question counts. */
export function useFoundContracts(asked: string): { contracts: readonly Found[]; isAsking: boolean } {
  const [answer, setAnswer] = useState<{ to: string | null; contracts: readonly Found[] }>({ to: null, contracts: [] });
  const question = asked.trim();
  useEffect(() => {
    let isOver = false;
    const timer = setTimeout(() => {
      void contractsNamed(question).then((contracts) => !isOver && setAnswer({ to: question, contracts }));
    }, QUIET_MS);
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [question]);
  return { contracts: answer.contracts, isAsking: answer.to !== question };
}

async function contractsNamed(question: string): Promise<Found[]> {
  const query = new URLSearchParams({ limit: String(AT_MOST), ...(question ? { q: question } : {}) });
  const response = await goodAnswer(`/api/contracts?${query}`);
  return response ? ((await response.json()) as Found[]) : []; // our own API: its shape is what `schema.ts` says
}
