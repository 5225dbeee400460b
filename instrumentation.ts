/**
 * Runs once inside Next when a server starts, with our server around it or without: settings are checked, and jobs
 * begin.
 */
export async function register(): Promise<void> {
  if (process.env["NEXT_RUNTIME"] === "nodejs") {
    const { startOrExit } = await import("@/lib/server/start-or-exit");
    await startOrExit();
  }
}
