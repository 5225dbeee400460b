/** Runs once when the server starts: the settings are checked, the embedded worker begins, and what Next would fail on is refused. */
export async function register(): Promise<void> {
  if (process.env["NEXT_RUNTIME"] === "nodejs") {
    const { startOrExit } = await import("@/lib/jobs/start-or-exit");
    await startOrExit();
    const { refuseUnreadableRequests } = await import("@/lib/adapters/unreadable-requests");
    refuseUnreadableRequests();
  }
}
