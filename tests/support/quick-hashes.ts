/**
 * Before each test file: passwords are hashed by the real library at a small fraction of the cost, since tests make
 * thousands of accounts. `tests/api/guessing.test.ts` takes this away and proves the cost that the product asks for.
 */
import type * as argon2 from "@node-rs/argon2";
import { vi } from "vitest";

vi.mock("@node-rs/argon2", async (original) => {
  const library = await original<typeof argon2>();
  const QUICK = { memoryCost: 64, timeCost: 1 };
  return {
    ...library,
    hash: (password: string, options: argon2.Options) => library.hash(password, { ...options, ...QUICK }),
    // Nobody's hash, which is the only one of the full cost here, is right for no password, at this cost either.
    verify: (stored: string, password: string) =>
      library.verify(stored.replace(/\bm=\d+,t=\d+/, `m=${QUICK.memoryCost},t=${QUICK.timeCost}`), password),
  };
});
