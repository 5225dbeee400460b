/** Rows as lines of text, the same from every database, and an order-independent hash over many rows. */
import { createHash } from "node:crypto";

type Value = string | number | boolean | null | Date;
export type Row = Record<string, Value>;

/** A row as one line of JSON: sorted keys, dates as `{"$date": …}`. @throws on any other kind of value */
export function writeRow(row: Readonly<Record<string, unknown>>): string {
  const entries = Object.keys(row)
    .toSorted()
    .map((key) => [key, encoded(key, row[key])]);
  return JSON.stringify(Object.fromEntries(entries));
}

/** The row of a line. @throws if it isn't one */
export function parseRow(line: string): Row {
  const parsed: unknown = JSON.parse(line);
  if (typeof parsed !== "object" || parsed === null || Array.isArray(parsed))
    throw new Error("a line of the backup is not a row");
  return Object.fromEntries(Object.entries(parsed).map(([key, value]) => [key, decoded(key, value)]));
}

/** Sums rows into one order-independent hash, because databases sort letters differently. */
export class RowDigest {
  #sum = 0n;
  count = 0;

  add(line: string): void {
    this.#sum = BigInt.asUintN(256, this.#sum + BigInt(`0x${createHash("sha256").update(line).digest("hex")}`));
    this.count += 1;
  }

  /** 64 hex digits: the sum of the lines' SHA-256, modulo 2^256. */
  get hash(): string {
    return this.#sum.toString(16).padStart(64, "0");
  }
}

function encoded(key: string, value: unknown): string | number | boolean | null | { $date: string } {
  if (value instanceof Date) return { $date: value.toISOString() };
  if (value === null || typeof value === "string" || typeof value === "boolean") return value;
  if (typeof value === "number" && Number.isFinite(value)) return value;
  throw new Error(`the column ${key} holds a kind of value that a backup can't keep yet: ${typeof value}`);
}

function decoded(key: string, value: unknown): Value {
  if (value === null || typeof value === "string" || typeof value === "number" || typeof value === "boolean")
    return value;
  const moment = typeof value === "object" && "$date" in value ? new Date(String(value.$date)) : new Date(Number.NaN);
  if (Number.isNaN(moment.getTime())) throw new Error(`the backup has a value of ${key} that can't be read`);
  return moment;
}
