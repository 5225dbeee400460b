/** Uploads in progress at once, per account and in total. A slow one keeps its place until its time is up. */
export const UNDER_WAY = {
  each: 6,
  all: 64,
  /** How long an unread upload waits before it is refused. */
  patienceMs: 20_000,
};
