/** The long form of what a review from outside once showed on the running app: each attack again, with its figure. */
import { startApp, type AppServer } from "@/tests/support/server";
import { newClient } from "../rest-client";
import { bodiesNobodyMaySend, halfSentFiles } from "./doors";
import { healthWhile, peakMegabytes } from "./noticed";
import { keyedRegistrations, slowFilesOfOne } from "./queues";
import { deepSaves, longComparisons, longLists, longSearches, monotonousTexts } from "./texts";

/** What an attack showed: a sentence with its numbers, and whatever must not be. */
export type Shown = { figures: string; faults: string[] };
type Attack = (app: AppServer) => Promise<Shown>;

/** By the words that stand in the table. */
const ATTACKS: Record<string, Attack> = {
  "bodies sign-in may not take": bodiesNobodyMaySend,
  "a search for one letter": longSearches,
  "deep and alternating marks saved": deepSaves,
  "monotonous texts": monotonousTexts,
  "long texts compared": longComparisons,
  "forty files of guests, half sent": halfSentFiles,
  "thirty-two long versions listed": longLists,
  "twelve slow files of one account": slowFilesOfOne,
  "two hundred keyed registrations": keyedRegistrations,
};

/** Nobody waits longer for health while somebody attacks. Milliseconds. */
const MOST_WAIT_MS = 500;

/**
 * Plays every attack against an app of its own.
 * @param only plays what has this in its name
 */
export async function* shownAttacks(only = ""): AsyncGenerator<Shown & { name: string }> {
  for (const [name, attack] of Object.entries(ATTACKS)) {
    if (!name.includes(only)) continue;
    const app = await startApp();
    try {
      await newClient(() => app.url, "First"); // the first account is the administrator's
      const { result, longestMs, faults } = await healthWhile(app.url, attack(app));
      const memory = await peakMegabytes(app.pid);
      const waits = longestMs > MOST_WAIT_MS ? [`health waited ${longestMs} ms`] : [];
      yield {
        name,
        figures: `${result.figures}; health within ${longestMs} ms, memory up to ${memory} MB`,
        faults: [...result.faults, ...faults, ...waits],
      };
    } finally {
      await app.kill();
      await app.remove();
    }
  }
}
