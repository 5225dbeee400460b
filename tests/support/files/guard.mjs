/**
 * Loaded before anything else in every worker thread that a test starts (by NODE_OPTIONS): notes each way in which a
 * reader reaches for the network, a program or the disk. Reading the program's own modules is no such thing.
 */
import childProcess from "node:child_process";
import dgram from "node:dgram";
import dns from "node:dns";
import fs from "node:fs";
import { syncBuiltinESMExports } from "node:module";
import net from "node:net";
import process from "node:process";
import { isMainThread } from "node:worker_threads";

const logFile = process.env.READER_GUARD_LOG;
if (!isMainThread && logFile) {
  const [record, write] = [fs.openSync(logFile, "a"), fs.writeSync]; // taken before anything is watched
  guard((line) => write(record, line));
}

function guard(append) {
  const noted = (holder, name, kind) => {
    const own = holder[name];
    if (typeof own !== "function") return;
    holder[name] = function (...given) {
      append(`${kind} ${name} ${typeof given[0] === "object" ? JSON.stringify(given[0]) : String(given[0])}\n`);
      return own.apply(this, given);
    };
  };
  for (const name of ["connect", "createConnection", "createServer"]) noted(net, name, "network");
  noted(net.Socket.prototype, "connect", "network");
  noted(dgram, "createSocket", "network");
  for (const name of ["lookup", "resolve", "resolve4", "resolve6"]) noted(dns, name, "network");
  noted(globalThis, "fetch", "network");
  for (const name of ["spawn", "spawnSync", "exec", "execSync", "execFile", "execFileSync", "fork"])
    noted(childProcess, name, "program");
  const writing = [
    "writeFile",
    "appendFile",
    "mkdir",
    "mkdtemp",
    "rename",
    "rm",
    "rmdir",
    "unlink",
    "symlink",
    "link",
    "copyFile",
    "cp",
    "truncate",
    "chmod",
    "chown",
    "utimes",
  ];
  for (const name of writing) {
    noted(fs, name, "write");
    noted(fs, `${name}Sync`, "write");
    noted(fs.promises, name, "write");
  }
  noted(fs, "createWriteStream", "write");
  for (const [holder, names] of [
    [fs, ["open", "openSync", "readFile", "readFileSync", "createReadStream", "readdir", "readdirSync"]],
    [fs.promises, ["open", "readFile", "readdir"]],
  ]) {
    for (const name of names) notedOutside(holder, name, append);
  }
  syncBuiltinESMExports();
}

/** Modules, and what packages read beside them, are the program's own. */
function notedOutside(holder, name, append) {
  const own = holder[name];
  holder[name] = function (...given) {
    const file = given[0] instanceof URL ? given[0].pathname : String(given[0]);
    if (
      typeof given[0] !== "number" &&
      !/[\\/](?:node_modules|\.build)[\\/]|package\.json$|many-readings\.mjs$/.test(file)
    )
      append(`read ${name} ${file}\n`);
    return own.apply(this, given);
  };
}
