export const DATABASE_TESTS: readonly string[];
