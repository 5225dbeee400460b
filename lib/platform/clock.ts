export const clock = {
  now: (): Date => new Date(),
  rest: (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms)),
};
