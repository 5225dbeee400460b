/** In what order, when and where the tests run in each round. */

/**
 * @typedef {{ words: string, env: Record<string, string> }} Setting
 * @typedef {Setting & { number: number, seed: number }} Round
 */

const AHEAD = "Asia/Ulaanbaatar";
const BEHIND = "America/New_York";
/**
 * Far ahead of UTC and far behind it, where its day is another one; states looked at late
 * (`tests/support/patience.ts`); and the month's last moments (`tests/support/near-midnight.ts`).
 *
 * @type {readonly Setting[]}
 */
const SETTINGS = [
  { words: "as it is", env: {} },
  { words: AHEAD, env: { TZ: AHEAD } },
  { words: BEHIND, env: { TZ: BEHIND } },
  { words: "looked at late", env: { TEST_LATE: "1" } },
  { words: `end of the month, ${AHEAD}`, env: { TZ: AHEAD, TEST_CLOCK: "month-end" } },
];
/** A browser has no clock of ours. */
const BROWSER_SETTINGS = SETTINGS.filter(({ env }) => Object.keys(env).every((name) => name === "TZ"));

/**
 * Round for round the next setting, each with a seed of its own.
 *
 * @param {number} count
 * @param {number} seed of the first one
 * @param {{ inBrowser?: boolean }} [where]
 * @returns {Round[]}
 */
export function roundsOf(count, seed, { inBrowser = false } = {}) {
  const settings = inBrowser ? BROWSER_SETTINGS : SETTINGS;
  return Array.from({ length: count }, (_, index) => ({
    ...settings[index % settings.length],
    number: index + 1,
    seed: seed + index,
  }));
}
