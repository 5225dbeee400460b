/** What was read of contracts just uploaded, and a person's correction of it. Source: B-7.22. */
import { goodAnswer } from "@/components/forms/api";
import { sent, type Done } from "@/components/forms/sent";
import type { ChangeContract } from "@/lib/contracts/schema";
import { ROWS_PER_PAGE } from "@/lib/portfolio/bounds";
import type { GridPageDto, GridRowDto, OpenedCellDto, VerifyCell } from "@/lib/portfolio/schema";

const TABLE = "/api/portfolio";
export const PARTIES = "counterparty";
export const ENDS = "fact:expiration_date";
/** A zip has at most 200 files; others may upload meanwhile. */
const MOST_PAGES = 3;

/** By contract id. A record: what is read again is compared with what is known, and two maps would always be equal. */
export type ReadRows = Readonly<Record<string, GridRowDto>>;

/** The rows of these contracts in the table of answers, by id; null without an answer. */
export async function readUploaded(ids: readonly string[]): Promise<ReadRows | null> {
  const found = new Map<string, GridRowDto>();
  let cursor: string | null = "";
  for (let page = 0; cursor !== null && found.size < ids.length && page < MOST_PAGES; page += 1) {
    const asked: object = { ...NEWEST, columns: [PARTIES, ENDS], ...(cursor === "" ? {} : { cursor }) };
    const done: Done<GridPageDto> = await sent<GridPageDto>("POST", `${TABLE}/query`, asked);
    if (!done.ok) return null;
    for (const row of done.answer.rows) if (ids.includes(row.contract.id)) found.set(row.contract.id, row);
    cursor = done.answer.nextCursor;
  }
  return Object.fromEntries(found);
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
  const response = await goodAnswer(`${TABLE}/answers?${new URLSearchParams(place)}`);
  const opened = response && ((await response.json()) as OpenedCellDto); // our own API
  if (!opened?.versionId) return { ok: false, message: "", code: "noAnswer" };
  const correction = day === "" ? { text: "" } : { text: day, day };
  const seenAt = opened.cell.verified?.at ?? null;
  const body: VerifyCell = { ...place, versionId: opened.versionId, seenAt, correction, note: "" };
  return sent<unknown>("PUT", `${TABLE}/answers/verification`, body);
}
