/** Files on their way at once, for an account and in all. One that is slow keeps its place until its time is over. */
export const UNDER_WAY = {
  each: 6,
  all: 64,
  /** Unread, before it is refused. */
  patienceMs: 20_000,
};
