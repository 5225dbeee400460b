/** Runs once when the server starts: the settings are checked and the embedded worker begins. */
export async function register(): Promise<void> {
  if (process.env["NEXT_RUNTIME"] === "nodejs") {
    const { startOrExit } = await import("@/lib/jobs/start-or-exit");
    await startOrExit();
  }
}
