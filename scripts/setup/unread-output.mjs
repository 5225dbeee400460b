/**
 * Whoever reads our output may go first: the `tee` of `npm start | tee log` ended, a window was closed, the disk is
 * full of logs. The program then continues without output. Otherwise each failed write would be reported by another
 * write, which fails too, and so on: the processor would be fully busy and answer no one.
 */
export function goOnUnread() {
  for (const stream of [process.stdout, process.stderr]) stream.on("error", nowhereToTell);
}

function nowhereToTell() {
  // the one failure that can't be reported
}
