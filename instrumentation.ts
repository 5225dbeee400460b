/** Inside Next when a server starts, with ours around it or without. */
export async function register(): Promise<void> {
  if (process.env["NEXT_RUNTIME"] === "nodejs") {
    const { startOrExit } = await import("@/lib/server/start-or-exit");
    await startOrExit();
  }
}
