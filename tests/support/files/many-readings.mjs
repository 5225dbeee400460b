/**
 * A thread that reads one file after the other with the product's own worker, which reads `workerData` once each time
 * it is loaded.
 */
import process from "node:process";
import { pathToFileURL } from "node:url";
import { parentPort, workerData } from "node:worker_threads";

let count = 0;
parentPort?.on("message", (message) => void read(message));

async function read({ bytes, fileName }) {
  count += 1;
  process.removeAllListeners("unhandledRejection"); // the program adds its own each time
  Object.assign(workerData, { bytes, fileName });
  await import(`${pathToFileURL(workerData.program).href}?${count}`);
}
