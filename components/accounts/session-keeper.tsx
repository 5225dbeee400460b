"use client";

import { useEffect } from "react";
import { withToken, signInAgain } from "@/components/forms/api";
import { isAmong, isShape, isText } from "@/components/forms/shape";
import { SYSTEM_ROLES } from "@/lib/access/actor";
import type { ActionResult } from "@/lib/server/adapters/action-result";
import { clearSession, storedToken, storeToken, storeUser } from "@/components/forms/session-store";

/** Returns the token from the caller's own cookie. */
export type ReadToken = (input?: undefined) => Promise<ActionResult<string | null>>;

const isProfile = isShape({ id: isText, name: isText, systemRole: isAmong(SYSTEM_ROLES) });

/**
 * Syncs the browser's copy of the session at each start (B-5.4, B-5.5) by requesting the profile: an error answer
 * clears token and user, no answer keeps them; if the cookie is valid but no token is stored, stores it.
 */
export function SessionKeeper({ readToken }: { readToken: ReadToken }) {
  useEffect(() => {
    void keepSession(readToken);
  }, [readToken]);
  return null;
}

async function keepSession(readToken: ReadToken): Promise<void> {
  const answer = await askProfile();
  if (answer === "none" || (answer === "ok" && storedToken() !== null)) return;
  if (answer !== "ok") clearSession();
  // The cookie may be valid though the stored token was not, so try it before redirecting the user.
  if (answer === "failed") return;
  const token = await readToken().catch(() => null);
  if (token === null) return;
  if (token.ok && token.data !== null) {
    storeToken(token.data);
    await askProfile();
    return;
  }
  if (!token.ok && token.error.key === "signInRequired") signInAgain();
}

/** Asks who is signed in, with the stored token or else the cookie, and updates the cached user. */
async function askProfile(): Promise<"ok" | "refused" | "failed" | "none"> {
  const response = await fetch("/api/auth/profile", withToken({ headers: { Accept: "application/json" } })).catch(
    () => null,
  );
  if (response === null) return "none";
  if (response.status === 401) return "refused";
  if (!response.ok) return "failed";
  const profile: unknown = await response.json().catch(() => null);
  if (isProfile(profile)) storeUser({ id: profile.id, name: profile.name, systemRole: profile.systemRole });
  return "ok";
}
