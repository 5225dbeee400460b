#!/usr/bin/env node
/** `cm`: contracts from the command line, over REST by an API token (docs/rest.md). */
import { COMMANDS, HELP, readArguments } from "./client/commands.mjs";
import { Failure } from "./client/failure.mjs";
import { openSite } from "./client/site.mjs";

process.exitCode = await main(process.argv.slice(2)).catch(report);

async function main([name = "help", ...rest]) {
  if (["help", "--help", "-h"].includes(name)) {
    process.stdout.write(HELP);
    return 0;
  }
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : null;
  if (!command) throw new Failure("usage", `There is no command ${name}.\n\n${HELP}`);
  const { words, options } = readArguments(rest, command);
  const site = await openSite(process.env);
  await command.run(site, words, options);
  return 0;
}

function report(cause) {
  if (!(cause instanceof Failure)) throw cause;
  process.stderr.write(`cm: ${cause.message}\n`);
  return cause.exitCode;
}
