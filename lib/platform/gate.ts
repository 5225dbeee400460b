/** At most `places` tasks at once, the others in order; a `signal` leaves the line and refuses the promise. */
export function gate(places: number): <T>(task: () => Promise<T>, signal?: AbortSignal) => Promise<T> {
  const waiting: (() => void)[] = [];
  let free = places;
  return async (task, signal) => {
    if (free > 0) free -= 1;
    else await placeIn(waiting, signal);
    try {
      return await task();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else free += 1;
    }
  };
}

function placeIn(waiting: (() => void)[], signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    signal?.throwIfAborted();
    const enter = () => {
      signal?.removeEventListener("abort", leave);
      resolve();
    };
    const leave = () => {
      waiting.splice(waiting.indexOf(enter), 1);
      reject(signal?.reason);
    };
    waiting.push(enter);
    signal?.addEventListener("abort", leave, { once: true });
  });
}
