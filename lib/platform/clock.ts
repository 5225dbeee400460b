/** The time, in one place, so that tests can turn it. */
export const clock = { now: (): Date => new Date() };
