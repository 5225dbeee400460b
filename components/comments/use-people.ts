"use client";

import { useEffect, useState } from "react";
import type { CollaboratorDto } from "@/lib/collaboration/schema";
import { readPeople } from "./comment-calls";

/** Who has a part in the contract; asked for when it is wanted first, anew each time. */
export function usePeople(contractId: string, isWanted: boolean): readonly CollaboratorDto[] {
  const [people, setPeople] = useState<readonly CollaboratorDto[]>([]);
  useEffect(() => {
    if (!isWanted) return undefined;
    let isOver = false;
    void readPeople(contractId).then((found) => !isOver && found && setPeople(found));
    return () => {
      isOver = true;
    };
  }, [contractId, isWanted]);
  return people;
}
