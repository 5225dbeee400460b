import { clearSession } from "@/components/forms/session-store";
import { currentPath, leaveFor } from "./browser";

/** Forgets the stored session and sends the browser to `/login?next=<the page on screen>`. Source: B-5.5, B-5.6. */
export function signInAgain(): void {
  clearSession();
  leaveFor(`/login?next=${encodeURIComponent(currentPath())}`);
}
