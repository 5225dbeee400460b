import { writeDay } from "@/lib/days";

/** How a spreadsheet shows a number. */
export type NumberShape = { kind: "plain" | "day" | "percent" } | { kind: "money"; currency: string };

/** The formats that have no text of their own in a file. */
const DAY_FORMATS = new Set([14, 15, 16, 17, 22, 27, 28, 29, 30, 31, 36, 50, 51, 52, 53, 54, 55, 56, 57, 58]);
const PERCENT_FORMATS = new Set([9, 10]);
const CURRENCY = /\[\$([^\]-]{1,8})(?:-[^\]]*)?\]|"\s*([\p{Sc}\p{L}.]{1,10})\s*"|([$€£₮₽¥])/u;

/** @param code the format's text; undefined for one that every program knows by its number */
export function numberShape(id: number, code: string | undefined): NumberShape {
  if (code === undefined) return { kind: DAY_FORMATS.has(id) ? "day" : PERCENT_FORMATS.has(id) ? "percent" : "plain" };
  const [first = ""] = code.split(";");
  const bare = first.replace(/"[^"]{0,200}"|\\.|\[[^\]]{0,200}\]|_./gu, "");
  if (/[dy]/iu.test(bare)) return { kind: "day" };
  if (bare.includes("%")) return { kind: "percent" };
  const currency = CURRENCY.exec(first)
    ?.slice(1)
    .find((one) => one !== undefined);
  return currency === undefined ? { kind: "plain" } : { kind: "money", currency: currency.trim() };
}

const DIGITS = 15;
/** Digits behind the point of the smallest numbers. */
const SMALLEST = 20;
const DAY_MS = 86_400_000;
/** Days are counted from here; the day that never was, 29 February 1900, is number 60. */
const FIRST_DAY = { 1900: Date.UTC(1899, 11, 30), 1904: Date.UTC(1904, 0, 1) };
const LAST_SERIAL = 2_958_465;

/**
 * A number as a person would type it: a day as YYYY-MM-DD, 5 % for 0.05, an amount with its currency.
 * @returns null for a day that the calendar doesn't have
 */
export function writtenNumber(value: number, shape: NumberShape, epoch: 1900 | 1904): string | null {
  if (shape.kind === "day") return writtenSerial(value, epoch);
  if (shape.kind === "percent") return `${plainNumber(value * 100)}%`;
  return shape.kind === "money" ? `${plainNumber(value)} ${shape.currency}` : plainNumber(value);
}

function writtenSerial(serial: number, epoch: 1900 | 1904): string | null {
  const whole = Math.floor(serial);
  if (whole < 1 || whole > LAST_SERIAL || (epoch === 1900 && whole === 60)) return null;
  const shift = epoch === 1900 && whole < 60 ? 1 : 0;
  const day = new Date(FIRST_DAY[epoch] + (whole + shift) * DAY_MS);
  return writeDay({ year: day.getUTCFullYear(), month: day.getUTCMonth() + 1, day: day.getUTCDate() });
}

/** Without what binary fractions leave behind, and never as 1e+21. */
function plainNumber(value: number): string {
  const rounded = Number(value.toPrecision(DIGITS));
  const written = String(rounded);
  if (!written.includes("e")) return written;
  return Number.isInteger(rounded) ? String(BigInt(rounded)) : rounded.toFixed(SMALLEST).replace(/\.?0+$/u, "");
}
