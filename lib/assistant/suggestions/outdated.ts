/** What is stored of a wording whose clause has other words now, so that it can be copied or find them again. Pure. */
import { z } from "zod";
import type { Asked } from "./place-again";

const stored = z.object({
  quote: z.string(),
  replacement: z.string(),
  before: z.string(),
  after: z.string(),
  isAlone: z.enum(["yes", "no"]),
});

export function toOutdatedValues({ isAlone, ...asked }: Asked): string {
  return JSON.stringify({ ...asked, isAlone: isAlone ? "yes" : "no" });
}

/** @returns null for a suggestion that is no such wording */
export function outdatedIn(values: string): Asked | null {
  const read = stored.safeParse(JSON.parse(values));
  return read.success ? { ...read.data, isAlone: read.data.isAlone === "yes" } : null;
}
