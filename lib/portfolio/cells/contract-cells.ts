import "server-only";
import type { Cells } from "@/lib/assistant/answers/cells";
import type { KeptInForce } from "@/lib/assistant/in-force/kept-store";
import { labelsOn } from "@/lib/contracts/list/workplace-store";
import { firstDatesToCheck, firstOpenDates } from "@/lib/deadlines/deadlines";
import { groupedBy } from "@/lib/grouped-by";
import type { Column } from "@/lib/portfolio/columns/columns";
import type { Context } from "@/lib/portfolio/columns/context";
import { otherParties } from "@/lib/portfolio/columns/counterparty";
import { findValues } from "@/lib/portfolio/fields/field-store";
import { fieldValue } from "@/lib/portfolio/fields/field-value";
import type { CellDto, CellValue } from "@/lib/portfolio/schema";
import { ownerNames, findParties, type RowOfAnswers } from "./row-store";

const NOTHING = { isOutOfDate: false, value: null, more: 0, verified: null, isFlagged: false } as const;
export const UNREAD: CellDto = { ...NOTHING, state: "unread" };
const EMPTY: CellDto = { ...NOTHING, state: "notFound" };
const statedCell = (value: CellValue | null, state: CellDto["state"] = "stated", more = 0): CellDto =>
  value ? { ...NOTHING, state, value, more } : EMPTY;

type Readings = ReadonlyMap<string, KeptInForce>;

/** What is kept of some contracts beside their texts, as far as columns show it. */
async function known(
  { actor, asker }: Context,
  rows: readonly RowOfAnswers[],
  { columns, inForce }: { columns: readonly Column[]; inForce: Readings },
) {
  const ids = rows.map(({ id }) => id);
  const has = (kind: Column["kind"]) => columns.some((column) => column.kind === kind);
  const fields = columns.flatMap((column) => (column.kind === "field" ? [column.of] : []));
  const values = fields.length > 0 ? await findValues(actor, fields, ids) : [];
  return {
    labels: has("labels") ? await labelsOn(actor, ids) : new Map<string, string[]>(),
    owners: has("owner") ? await ownerNames(actor, ids) : new Map<string, string>(),
    parties: groupedBy(has("counterparty") ? await findParties(actor, ids) : [], ({ contractId }) => contractId),
    dates: has("deadline") ? await firstOpenDates(actor, ids, asker.today) : new Map<string, string>(),
    toCheck: has("deadline")
      ? await firstDatesToCheck(actor, ids, { today: asker.today, inForce })
      : new Map<string, string>(),
    values: new Map(values.map((one) => [`${one.fieldId} ${one.contractId}`, one])),
  };
}

/** Cells of what is known of contracts beside their texts; null for a column of another kind. */
export async function contractCells(
  context: Context,
  rows: readonly RowOfAnswers[],
  asked: { columns: readonly Column[]; inForce: Readings },
): Promise<(row: RowOfAnswers, column: Column) => CellDto | null> {
  const { labels, owners, parties, dates, toCheck, values } = await known(context, rows, asked);
  return (row, column) => {
    switch (column.kind) {
      case "name":
        return words(row.name);
      case "type":
        return words(row.contractType);
      case "status":
        return statedCell({ text: row.status });
      case "uploaded":
        return dayCell(row.uploadedAt.toISOString().slice(0, 10));
      case "owner":
        return words(owners.get(row.id));
      case "labels":
        return words(labels.get(row.id)?.join(", "));
      case "counterparty":
        return counterpartyCell(row, otherParties(parties.get(row.id) ?? [], context.asker.us));
      case "deadline":
        // without a date that somebody confirmed or the text states, the next one to check, and no surer than it is
        return dates.has(row.id) ? dayCell(dates.get(row.id)) : dayCell(toCheck.get(row.id), "likely");
      case "field": {
        const kept = values.get(`${column.of} ${row.id}`);
        return statedCell(kept ? fieldValue(kept.field.kind, kept.value) : null);
      }
      default:
        return null;
    }
  };
}

const words = (text: string | undefined) => statedCell(text === undefined || text === "" ? null : { text });
const dayCell = (day: string | undefined, state: CellDto["state"] = "stated") =>
  statedCell(day === undefined ? null : { text: day, day }, state);

/** As sure as the reading of the parties is. */
function counterpartyCell(row: RowOfAnswers, others: readonly string[]): CellDto {
  if (row.answers === null) return UNREAD;
  const cell = (JSON.parse(row.answers.cells) as Cells)["fact:parties"]; // written by `keepAnswers`
  const text = others.join(", ");
  return text === "" ? EMPTY : { ...statedCell({ text }, cell?.state), isOutOfDate: isOld(row) };
}

/** Whether another version is current than the one that was read. */
export const isOld = ({ answers, currentVersionId }: RowOfAnswers) => answers?.versionId !== currentVersionId;
