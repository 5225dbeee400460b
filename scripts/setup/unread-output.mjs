/**
 * Whoever reads what a program says may go first: `npm start | tee log` whose `tee` ended, a window that was closed,
 * a disk full of logs. The program goes on without its words. Left to itself, the failure to write would be written,
 * which fails, and so on: the processor would be busy with nothing else, and nobody would be answered.
 */
export function goOnUnread() {
  for (const stream of [process.stdout, process.stderr]) stream.on("error", nowhereToTell);
}

function nowhereToTell() {
  // the one failure of which nothing can be said
}
