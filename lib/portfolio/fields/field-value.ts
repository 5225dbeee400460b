/** A value of a field of one's own. Pure, client-safe. Source: B-29.11. */
import { readDay } from "@/lib/days";
import type { CellValue } from "@/lib/portfolio/schema";

/** What was written as the field's kind has it; null where it is none of that kind. */
export function fieldValue(kind: string, text: string): CellValue | null {
  if (text === "") return null;
  if (kind === "day") return readDay(text) ? { text, day: text } : null;
  if (kind !== "number") return { text };
  const number = Number(text.replace(",", "."));
  return Number.isFinite(number) ? { text, number } : null;
}
