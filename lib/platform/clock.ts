/** The time and its passing, in one place, so that tests can turn it. */
export const clock = {
  now: (): Date => new Date(),
  rest: (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms)),
};
