import type { UsageDto } from "@/lib/access/usage-schema";
import type { Copy } from "@/lib/copy/copy";

const MEGABYTE = 1_000_000;
const GIGABYTE = 1_000 * MEGABYTE;

type Words = Copy["storage"];

/** Bytes in the larger unit that leaves no nought before the point, to a tenth, never rounded down to nothing. */
export function amountOf(bytes: number, words: Words): string {
  return bytes < GIGABYTE
    ? words.used(inTenths(bytes / MEGABYTE), words.units.megabytes)
    : words.used(inTenths(bytes / GIGABYTE), words.units.gigabytes);
}

/** What is used of what there is, both in the limit's unit: '1.2 of 5 GB'. */
export function shareOf({ usedBytes, limitBytes }: UsageDto["storage"], words: Words): string {
  if (limitBytes === null) return amountOf(usedBytes, words);
  const [unit, name] = limitBytes < GIGABYTE ? [MEGABYTE, words.units.megabytes] : [GIGABYTE, words.units.gigabytes];
  return words.of(inTenths(usedBytes / unit), inTenths(limitBytes / unit), name);
}

function inTenths(value: number): number {
  return Math.ceil(value * 10) / 10;
}
