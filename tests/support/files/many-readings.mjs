/** A thread that reads one file after the other with the product's own worker, which reads `workerData` once each time it is loaded. */
import { pathToFileURL } from "node:url";
import { parentPort, workerData } from "node:worker_threads";

let count = 0;
parentPort?.on("message", async ({ bytes, fileName }) => {
  count += 1;
  Object.assign(workerData, { bytes, fileName });
  await import(`${pathToFileURL(workerData.program).href}?${count}`);
});
