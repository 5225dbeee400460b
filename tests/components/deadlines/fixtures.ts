import type { DeadlineDto } from "@/lib/deadlines/schema";

export const TODAY = "2026-11-25";

const QUOTE = "Either party gives sixty (60) days notice.";

/** A date of a contract, as REST answers it. */
export function deadline(id: string, rest: Partial<DeadlineDto> = {}): DeadlineDto {
  return {
    id,
    contractId: "c1",
    contractName: "Lease",
    kind: "notice",
    title: "Last day to give notice",
    date: "2026-12-01",
    state: "proposed",
    basis: "likely",
    working: "Ends Jan 30, 2027, minus 60 days = Dec 1, 2026.",
    textDate: "2026-12-01",
    isTextChanged: false,
    source: { content: QUOTE, page: 3, start: 10, end: 10 + QUOTE.length, versionId: "v1", isGone: false },
    also: [],
    isLate: false,
    afterEnd: null,
    isAmended: false,
    unsettled: null,
    repeat: null,
    assignee: null,
    snoozedUntil: null,
    note: "",
    remindDays: null,
    isFound: true,
    createdByName: "",
    answeredByName: "",
    answeredAt: null,
    updatedAt: "2026-11-20T10:00:00.000Z",
    notice: null,
    ...rest,
  };
}
