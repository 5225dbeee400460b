import { leaveFor } from "@/components/forms/browser";
import { announceAdministrator } from "./administrator-news";
import { nextPath } from "./next-path";
import { storeSession, type SessionAnswer } from "@/components/forms/session-store";

export type SignedIn = SessionAnswer & { becameAdministrator?: boolean };

/** After login and registration: keeps the session and goes to `next`, or the dashboard (B-5.3). */
export function enter(session: SignedIn, next: string | null): void {
  storeSession(session);
  if (session.becameAdministrator) announceAdministrator();
  leaveFor(nextPath(next));
}
