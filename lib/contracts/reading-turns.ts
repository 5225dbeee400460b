import "server-only";
import { setImmediate as letOthers } from "node:timers/promises";
import { gate } from "@/lib/platform/gate";

const oneAtATime = gate(1);

/**
 * Lets others be answered between long texts: SQLite reads on the main thread, 5 MB in some 20 ms. Never inside a
 * transaction, which those in line would wait for.
 */
export function inReadingTurn<T>(read: () => Promise<T>): Promise<T> {
  return oneAtATime(async () => {
    const result = await read();
    await letOthers();
    return result;
  });
}
