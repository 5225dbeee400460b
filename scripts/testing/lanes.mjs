/**
 * Parts side by side, so that no processor rests while another has a queue.
 *
 * @typedef {{ passed: number, failed: number, skipped: number }} Figures
 * @typedef {import("./parts.mjs").Part & { behind?: import("./parts.mjs").Part }} Waiting
 */

/**
 * Runs parts in that many lanes: a free lane takes the first part that may start, so list the longest first. A part
 * `behind` another starts after it, and is skipped if that one failed.
 *
 * @param {number} lanes
 * @param {readonly Waiting[]} parts
 * @param {(part: import("./parts.mjs").Part) => Promise<Figures>} run never fails
 * @returns {Promise<Map<Waiting, Figures>>} the result of each part that ran
 */
export async function inLanes(lanes, parts, run) {
  const waiting = [...parts];
  const ended = new Map();
  const running = new Map();
  const isReady = ({ behind }) => behind === undefined || ended.has(behind);
  const lane = async () => {
    while (waiting.length > 0) {
      const index = waiting.findIndex(isReady);
      if (index === -1) {
        await Promise.race(running.values()); // nothing can start before one of these has ended
        continue;
      }
      const [part] = waiting.splice(index, 1);
      if (part.behind && ended.get(part.behind).failed > 0) continue;
      const end = run(part).then((figures) => {
        ended.set(part, figures);
        running.delete(part);
      });
      running.set(part, end);
      await end;
    }
  };
  await Promise.all(Array.from({ length: lanes }, lane));
  return ended;
}
