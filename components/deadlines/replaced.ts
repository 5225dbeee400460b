/** A day that the text in force gives in place of the one that is kept; null where it is the same, or isn't known. */
import type { DeadlineDto } from "@/lib/deadlines/schema";

export function replacedBy({ inForce, date }: Pick<DeadlineDto, "inForce" | "date">): string | null {
  return inForce && inForce.date !== date ? inForce.date : null;
}
