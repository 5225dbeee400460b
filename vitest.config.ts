import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";

const root = fileURLToPath(new URL(".", import.meta.url));
const support = (name: string) => `${root}tests/support/${name}`;

/** Which database the tests run on: TEST_DATABASE=sqlite (default) or postgres. */
const withDatabase = {
  globalSetup: [support("prepare.ts")],
  setupFiles: [
    "fresh-modules.ts",
    "near-midnight.ts",
    "quick-hashes.ts",
    "patient-threads.ts",
    "settings.ts",
    "fail-on-console-error.ts",
  ].map(support),
};

/** Of one run of `npm test`, whose parts and projects translate the same modules; it goes with the folder. */
const modules = process.env.TEST_FOLDER
  ? { experimental: { fsModuleCache: true, fsModuleCachePath: `${process.env.TEST_FOLDER}/modules` } }
  : {};

export default defineConfig({
  resolve: { alias: { "@/": root, "server-only": support("server-only.ts") } },
  test: {
    ...modules,
    // A native database driver wants processes, not threads.
    pool: "forks",
    isolate: false,
    silent: "passed-only",
    // For a machine that is busy with other work: a state that comes ends the wait, so only a failure takes all of it.
    testTimeout: 300_000,
    hookTimeout: 600_000,
    expect: { poll: { timeout: 60_000 } },
    restoreMocks: true,
    maxWorkers: "100%", // every core: half of the time is spent on databases and password hashes
    projects: [
      {
        extends: true,
        test: {
          name: "unit",
          include: ["tests/unit/**/*.test.{ts,tsx}", "tests/architecture/**/*.test.ts", "tests/spec/**/*.test.ts"],
          ...withDatabase,
        },
      },
      {
        extends: true,
        test: {
          name: "components",
          include: ["tests/components/**/*.test.{ts,tsx}"],
          environment: "jsdom",
          server: { deps: { inline: ["swr"] } }, // what it keeps goes with the product's modules, before each file
          setupFiles: [
            support("fresh-modules.ts"),
            support("near-midnight.ts"),
            support("fail-on-console-error.ts"),
            support("no-owner-stacks.ts"),
            support("patience.ts"),
            support("no-layout.ts"),
            support("plain-styles.ts"),
            support("words.ts"),
            support("parts.ts"),
          ],
        },
      },
      {
        extends: true,
        test: {
          name: "integration",
          include: ["tests/{api,access,integration}/**/*.test.{ts,tsx}"],
          ...withDatabase,
          setupFiles: [
            ...["kept-statements.ts", "kept-plans.ts", "quick-mails.ts"].map(support),
            ...withDatabase.setupFiles,
          ],
        },
      },
      // Needs the built app: `npm test` runs it behind the build.
      {
        extends: true,
        test: {
          name: "torture",
          include: ["tests/torture/**/*.test.ts"],
          fileParallelism: false,
          testTimeout: 900_000, // servers are started, killed and started again beside all other tests
          ...withDatabase,
        },
      },
      {
        extends: true,
        test: { name: "corpus", include: ["tests/{corpus,evals}/**/*.test.ts"], testTimeout: 300_000, ...withDatabase },
      },
    ],
  },
});
