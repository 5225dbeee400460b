"use client";

import { useCallback, useState } from "react";
import useSWR from "swr";
import { ASKED_ONLY, newRound } from "./asked-only";

export type Read<Data> = {
  /** The last good answer, while the next is on its way too. */
  data: Data | undefined;
  isFailed: boolean;
  isAsking: boolean;
  /** Asks again; of several answers the one to the last question counts. */
  reload: () => Promise<void>;
  /** Puts right what is known by an own deed; an answer on its way, which may not know of it, is dropped. */
  put: (change: (known: Data | undefined) => Data) => void;
};

/** What a screen reads over REST; `read` gives null for no answer and for a refusal, which `isFailed` tells. */
export function useRead<Data>(address: string, read: () => Promise<Data | null>): Read<Data> {
  const [round] = useState(newRound);
  const { data, error, isValidating, mutate } = useSWR<Data, unknown, readonly [string, number]>(
    [address, round],
    async () => {
      const answer = await read();
      if (answer === null) throw new NoAnswer();
      return answer;
    },
    ASKED_ONLY,
  );
  const reload = useCallback(async () => void (await mutate().catch(() => undefined)), [mutate]);
  return {
    data,
    isFailed: error !== undefined,
    isAsking: isValidating,
    reload,
    put: (change) => void mutate(change, { revalidate: data === undefined }),
  };
}

class NoAnswer extends Error {}
