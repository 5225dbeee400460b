/** Asked when a screen opens and when a person asks, never by itself: the one rule about answers that come late. */
export const ASKED_ONLY = {
  revalidateIfStale: false,
  revalidateOnFocus: false,
  revalidateOnReconnect: false,
  shouldRetryOnError: false,
  keepPreviousData: true,
  dedupingInterval: 0,
} as const;

let rounds = 0;
/** Part of the key, so that nothing is kept for the next opening. */
export const newRound = () => (rounds += 1);
