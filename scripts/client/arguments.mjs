/** Reads what stands behind a command's name. */
import { parseArgs } from "node:util";
import { Failure } from "./failure.mjs";

/**
 * @typedef {import("node:util").ParseArgsConfig["options"]} Options
 * @param {string[]} args
 * @param {{ usage: string, words: readonly [number, number], options: Options }} command
 * @returns {{ words: string[], options: Record<string, string | boolean | undefined> }}
 */
export function readArguments(args, { usage, words, options }) {
  const { positionals, values } = parsed(args, usage, { ...options, json: { type: "boolean" } });
  if (positionals.length < words[0] || positionals.length > words[1]) throw new Failure("usage", `Usage: cm ${usage}`);
  return { words: positionals, options: values };
}

function parsed(args, usage, options) {
  try {
    return parseArgs({ args, options, allowPositionals: true });
  } catch (cause) {
    throw new Failure("usage", `${cause.message}\nUsage: cm ${usage}`);
  }
}
