/** What was read of contracts just uploaded, and a person's correction of it. Source: B-7.22. */
import type { Page } from "@/components/data/read-list";
import { readOpened, readRows, rowsAddress, verifyAnswer } from "@/components/portfolio/portfolio-calls";
import { sent, type Done } from "@/components/forms/sent";
import type { ChangeContract } from "@/lib/contracts/schema";
import { ROWS_PER_PAGE } from "@/lib/portfolio/bounds";
import type { GridRowDto } from "@/lib/portfolio/schema";

export const PARTIES = "counterparty";
export const ENDS = "fact:expiration_date";
/** A zip has at most 200 files; others may upload meanwhile. */
const MOST_PAGES = 3;

export type ReadRows = ReadonlyMap<string, GridRowDto>;

/** The rows of these contracts in the table of answers, by id; null without an answer. */
export async function readUploaded(ids: readonly string[]): Promise<ReadRows | null> {
  const found = new Map<string, GridRowDto>();
  let address: string | null = rowsAddress({ ...NEWEST, columns: [PARTIES, ENDS] }, 0);
  for (let page = 0; address !== null && found.size < ids.length && page < MOST_PAGES; page += 1) {
    const answer: Page<GridRowDto> | null = await readRows(address).catch(() => null);
    if (answer === null) return null;
    for (const row of answer.items) if (ids.includes(row.contract.id)) found.set(row.contract.id, row);
    address = answer.next;
  }
  return found;
}

const NEWEST = {
  filters: [],
  sort: { column: "uploaded", isDescending: true },
  group: "none" as const,
  limit: ROWS_PER_PAGE,
};

export const changeUploaded = (id: string, change: ChangeContract) =>
  sent<unknown>("PATCH", `/api/contracts/${encodeURIComponent(id)}`, change);

/** Says on which day a contract ends, in place of what was read; '' that it has no such day. */
export async function correctEnd(contractId: string, day: string): Promise<Done<unknown>> {
  const place = { contractId, column: ENDS };
  const opened = await readOpened(place).catch(() => null);
  if (!opened?.versionId) return { ok: false, message: "", code: "noAnswer" };
  const correction = day === "" ? { text: "" } : { text: day, day };
  const seenAt = opened.cell.verified?.at ?? null;
  return verifyAnswer({ ...place, versionId: opened.versionId, seenAt, correction, note: "" });
}
