/**
 * Before each test file: the product's modules, what they keep in the process, and the environment, all as at the
 * start, so that no file meets what another one mocked or left. What comes from packages stays loaded in the process
 * that runs file after file, and so do the rooms that hold no state: loading them anew took longer than the tests.
 */
import type { AsyncLocalStorage } from "node:async_hooks";
import { vi } from "vitest";
import { keepingPureModules } from "./pure-modules";

type Kept = {
  testEnvironment?: NodeJS.ProcessEnv;
  contractDatabase?: { $disconnect: () => Promise<void> };
  contractRequests?: AsyncLocalStorage<unknown>;
};
const shared = globalThis as typeof globalThis & Kept;

// A page's words and texts are read in a moment, and components' tests bring a window of their own to each file.
if (typeof document === "undefined") keepingPureModules(() => vi.resetModules());
else vi.resetModules();
await shared.contractDatabase?.$disconnect();
shared.contractRequests?.disable(); // else Node hands what it holds to every later promise of the process
for (const name of Object.keys(shared)) if (name.startsWith("contract")) Reflect.deleteProperty(shared, name);

shared.testEnvironment ??= { ...process.env };
for (const name of Object.keys(process.env)) if (!(name in shared.testEnvironment)) delete process.env[name];
Object.assign(process.env, shared.testEnvironment);
