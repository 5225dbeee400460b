/** Whether tests take their long form (`npm run test:all`): more moments, addresses and cases of the same promises. */
export const isLong = process.env.TEST_FORM === "long";

/** How many chance cases a test tries: in the short form a fifth of those of the long one. */
export const tries = (long: number): number => (isLong ? long : Math.ceil(long / 5));
