"use client";

import { useCallback, useEffect, useRef, useState } from "react";
import { readPeople, type People } from "./people-calls";

export type PeopleState = { step: "loading" } | { step: "failed" } | { step: "loaded"; people: People };

/** The people of one contract, read anew when asked; what is on screen stays until the answer comes. */
export function usePeople(
  contractId: string,
  canManage: boolean,
): { state: PeopleState; reload: () => Promise<void>; retry: () => void } {
  const [state, setState] = useState<PeopleState>({ step: "loading" });
  const lastCall = useRef(0);

  const reload = useCallback(async () => {
    lastCall.current += 1;
    const call = lastCall.current;
    const people = await readPeople(contractId, canManage);
    if (call === lastCall.current) setState(people ? { step: "loaded", people } : { step: "failed" }); // an older answer that came late is dropped
  }, [contractId, canManage]);

  // The server's REST calls.
  useEffect(() => {
    void reload();
    const calls = lastCall;
    return () => {
      calls.current += 1;
    };
  }, [reload]);

  const retry = useCallback(() => {
    setState({ step: "loading" });
    void reload();
  }, [reload]);
  return { state, reload, retry };
}
