import { clearSession } from "@/components/accounts/session-store";
import { currentPath, leaveFor } from "./browser";

/** Forgets the stored session and sends the browser to `/login?next=<the page on screen>`. Source: spec §8, decisions §3. */
export function signInAgain(): void {
  clearSession();
  leaveFor(`/login?next=${encodeURIComponent(currentPath())}`);
}
