"use client";

import { useRead } from "@/components/data/use-read";
import { readPeople, type People } from "./people-calls";

export type PeopleState = { step: "loading" } | { step: "failed" } | { step: "loaded"; people: People };

/** The people of one contract, read anew when asked; what is on screen stays until the answer comes. */
export function usePeople(
  contractId: string,
  canManage: boolean,
): { state: PeopleState; reload: () => Promise<unknown> } {
  const { data, isFailed, isAsking, reload } = useRead(`people ${contractId} ${String(canManage)}`, () =>
    readPeople(contractId, canManage),
  );
  if (isFailed) return { state: { step: isAsking ? "loading" : "failed" }, reload };
  return { state: data ? { step: "loaded", people: data } : { step: "loading" }, reload };
}
