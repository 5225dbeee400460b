import { afterEach, beforeEach, vi } from "vitest";

/**
 * A test fails when something was written to `console.error`: React and the browser's stand-in tell so what is wrong.
 * Where an error is expected, the test replaces it: `vi.spyOn(console, "error").mockImplementation(() => undefined)`.
 */
const original = console.error;
let written: unknown[][] = [];

beforeEach(() => {
  written = [];
  console.error = (...words: unknown[]) => {
    written.push(words);
    original(...words);
  };
});

afterEach(() => {
  const isReplaced = vi.isMockFunction(console.error);
  console.error = original;
  if (written.length > 0 && !isReplaced)
    throw new Error(`console.error was called: ${written.map((words) => words.map(String).join(" ")).join("\n")}`);
});
