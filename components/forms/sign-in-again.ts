import { clearSession } from "@/components/forms/session-store";
import { currentPath, leaveFor } from "./browser";

/** Source: B-5.5, B-5.6. */
export function signInAgain(): void {
  clearSession();
  leaveFor(`/login?next=${encodeURIComponent(currentPath())}`);
}
