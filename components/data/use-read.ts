"use client";

import { useCallback, useEffect, useRef, useState } from "react";
import useSWR from "swr";
import { ASKED_ONLY, newRound } from "./asked-only";

export type Read<Data> = {
  /** The last good answer, while the next is on its way too. */
  data: Data | undefined;
  isFailed: boolean;
  isAsking: boolean;
  /** Asks again; of several answers the one to the last question counts. @returns null where none came */
  reload: () => Promise<Data | null>;
  /** Puts right what is known by an own deed; an answer on its way, which may not know of it, is asked for anew. */
  put: (change: (known: Data | undefined) => Data) => void;
};

/**
 * What a screen reads over REST; `read` gives null for no answer and for a refusal, which `isFailed` tells.
 *
 * @param read is told what was known when it was asked
 * @param initial what came with the page; nothing is asked until somebody asks
 */
export function useRead<Data>(
  address: string,
  read: (known: Data | undefined) => Promise<Data | null>,
  initial?: Data,
): Read<Data> {
  const [round] = useState(newRound);
  const known = useRef(initial);
  const last = useRef<Data | null>(null);
  const { data, error, isValidating, mutate } = useSWR<Data, unknown, readonly [string, number]>(
    [address, round],
    async () => {
      const answer = await read(known.current);
      last.current = answer;
      if (answer === null) throw new NoAnswer();
      return answer;
    },
    { ...ASKED_ONLY, ...(initial !== undefined && { fallbackData: initial }) },
  );
  useEffect(() => {
    known.current = data;
  }, [data]);
  const reload = useCallback(async () => {
    await mutate().catch(() => undefined);
    return last.current;
  }, [mutate]);
  return {
    data,
    isFailed: error !== undefined,
    isAsking: isValidating,
    reload,
    put: (change) => void mutate((kept) => change(kept ?? data), { revalidate: data === undefined || isValidating }),
  };
}

class NoAnswer extends Error {}
