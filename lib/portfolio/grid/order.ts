/** The order of rows in the table of answers, and where a page of it begins. Pure. Source: B-29.4. */
import { createHash } from "node:crypto";
import { AppError } from "@/lib/errors";
import type { GridGroup } from "@/lib/portfolio/bounds";
import type { ContractColumn } from "@/lib/portfolio/columns/columns";

/** Where a row stands: `group` by `toGroup`, '' without one. `isEmpty`: it has no value to be ordered by. */
export type Place = {
  group: string;
  isEmpty: boolean;
  text: string;
  number: number;
  uploadedAt: Date;
  contractId: string;
};

/** What rows are ordered by: a column of the list, which one index keeps, or a value of the index of answers. */
export type Source =
  | { kind: "listed"; column: "uploadedAt" | "contractType" | "status" | "nameLatin" | "nameCyrillic" }
  | { kind: "index"; column: string }
  | { kind: "counterparty" | "deadline" };
export type Grouping = Exclude<GridGroup, "none">;
export type Order = {
  source: Source;
  isDescending: boolean;
  group: Grouping | null;
  /** Whether the groups' own order is turned round: of a column that is ordered as groups are. */
  isGroupDescending: boolean;
  /** Whether the group is what was asked for, and not how a column is ordered. */
  isGroupAsked: boolean;
};

/** By owner and by label rows are ordered as they are grouped. */
export const GROUPED_COLUMNS: Partial<Record<ContractColumn, Grouping>> = { owner: "owner", labels: "label" };

/** Names backwards are names forwards turned round, those alike too, so that one index keeps both. */
export function areAlikeDescending({ source, isDescending }: Order): boolean {
  const isName = source.kind === "listed" && (source.column === "nameLatin" || source.column === "nameCyrillic");
  return isName ? !isDescending : isDescending;
}

const byUnits = (one: string, other: string) => (one < other ? -1 : Number(one > other));
const byDate = (one: Place, other: Place) =>
  one.uploadedAt.getTime() - other.uploadedAt.getTime() || byUnits(one.contractId, other.contractId);

/** As the database orders them, for rows that are in memory. Those without a group, or a value, come last. */
export function comparePlaces(one: Place, other: Place, order: Order): number {
  const byGroup =
    Number(one.group === "") - Number(other.group === "") ||
    byUnits(one.group, other.group) * (order.isGroupDescending ? -1 : 1);
  if (byGroup !== 0) return byGroup;
  if (one.isEmpty || other.isEmpty) return Number(one.isEmpty) - Number(other.isEmpty) || -byDate(one, other);
  const sign = order.isDescending ? -1 : 1;
  const byValue = (byUnits(one.text, other.text) || one.number - other.number) * sign;
  if (byValue !== 0) return byValue;
  if (order.source.kind !== "listed") return byUnits(one.contractId, other.contractId) * sign;
  return byDate(one, other) * (areAlikeDescending(order) ? -1 : 1);
}

/** What a group is ordered by, and its key behind it where that is something else. */
export const toGroup = (by: string, key: string) => (by === key ? key : `${by}\n${key}`);
export const toGroupKey = ({ group }: Place) => group.slice(group.indexOf("\n") + 1);

/** A cursor of one order says nothing in another. */
function orderMark(order: Order): string {
  return createHash("sha256").update(JSON.stringify(order)).digest("base64url").slice(0, 8);
}

export function writeCursor(place: Place, order: Order): string {
  const { group, isEmpty, text, number, uploadedAt, contractId } = place;
  const parts = [orderMark(order), isEmpty ? "1" : "0", number, uploadedAt.toISOString(), contractId, text, group];
  return Buffer.from(parts.join("\u0000")).toString("base64url");
}

/** @throws AppError `invalidInput` for anything that `writeCursor` did not write for this order */
export function readCursor(written: string, order: Order): Place {
  const parts = Buffer.from(written, "base64url").toString().split("\u0000");
  const [mark, isEmpty, number, at = "", contractId = "", text = "", group = ""] = parts;
  const uploadedAt = new Date(at);
  const isOurs =
    parts.length === 7 && mark === orderMark(order) && contractId !== "" && Number.isFinite(Number(number));
  if (!isOurs || Number.isNaN(uploadedAt.getTime()))
    throw new AppError("invalidInput", { issues: [{ path: "cursor", message: "cursor" }] });
  return { group, isEmpty: isEmpty === "1", text, number: Number(number), uploadedAt, contractId };
}
