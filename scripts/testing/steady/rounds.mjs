/** The order, time and zone of the tests in each round. */

/**
 * @typedef {{ words: string, env: Record<string, string> }} Setting
 * @typedef {Setting & { number: number, seed: number }} Round
 */

const AHEAD = "Asia/Ulaanbaatar";
const BEHIND = "America/New_York";
/**
 * Far ahead of UTC and far behind it, where the date differs; states checked late (`tests/support/patience.ts`); and
 * the month's last moments (`tests/support/near-midnight.ts`).
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
/** We can't set a browser's clock. */
const BROWSER_SETTINGS = SETTINGS.filter(({ env }) => Object.keys(env).every((name) => name === "TZ"));

/**
 * Each round uses the next setting, with its own seed.
 *
 * @param {number} count
 * @param {number} seed of the first one
 * @param {{ inBrowser?: boolean }} [where]
 * @returns {Round[]}
 */
export function planRounds(count, seed, { inBrowser = false } = {}) {
  const settings = inBrowser ? BROWSER_SETTINGS : SETTINGS;
  return Array.from({ length: count }, (_, index) => ({
    ...settings[index % settings.length],
    number: index + 1,
    seed: seed + index,
  }));
}
