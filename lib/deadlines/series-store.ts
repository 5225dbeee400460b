import "server-only";
import { db } from "@/lib/platform/db";
import type { DeadlineState } from "./kinds";

const UNANSWERED: readonly DeadlineState[] = ["proposed", "toCheck"];

/** Dates that come again, found in a text and answered by nobody, whose day has passed. By id. */
export function seriesThatPassed({ after, today }: { after: string; today: string }, most: number) {
  return db.deadline.findMany({
    where: {
      id: { gt: after },
      foundAs: { not: null },
      repeat: { not: "" },
      repeatFrom: { not: "" },
      isDatePersons: false,
      state: { in: [...UNANSWERED] },
      date: { lt: today },
      contract: { trashed: { none: {} } },
    },
    orderBy: { id: "asc" },
    take: most,
    select: { id: true, contractId: true, repeat: true, repeatFrom: true },
  });
}
