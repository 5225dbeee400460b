/** Whether tests take their long form (`npm run test:all`): more moments, addresses and cases of the same promises. */
export const isLong = process.env.TEST_FORM === "long";
