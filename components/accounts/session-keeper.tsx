"use client";

import { useEffect } from "react";
import { z } from "zod";
import { withToken } from "@/components/forms/api";
import { signInAgain } from "@/components/forms/sign-in-again";
import type { ActionResult } from "@/lib/adapters/action-result";
import { clearSession, storeSession, storedToken, storeUser, type SessionAnswer } from "./session-store";

export type ReadToken = (input?: undefined) => Promise<ActionResult<SessionAnswer>>;

const profileShape = z.object({ id: z.string(), name: z.string(), systemRole: z.enum(["user", "admin", "manager"]) });

/**
 * Keeps the browser's copy of the session true, once at each start (spec §4, decisions §3): it asks for the profile;
 * an error answer clears token and user, no answer keeps them, and a valid cookie with no stored token stores it anew.
 */
export function SessionKeeper({ readToken }: { readToken: ReadToken }) {
  useEffect(() => {
    let isGone = false;
    void keepSession(readToken, () => isGone);
    return () => {
      isGone = true;
    };
  }, [readToken]);
  return null;
}

async function keepSession(readToken: ReadToken, isGone: () => boolean): Promise<void> {
  const response = await fetch("/api/auth/profile", withToken({ headers: { Accept: "application/json" } })).catch(() => null);
  if (response === null || isGone()) return;
  if (!response.ok) clearSession();
  else await renewUser(response);
  if (storedToken() !== null || (!response.ok && response.status !== 401)) return;
  await storeAnew(readToken, isGone);
}

async function renewUser(response: Response): Promise<void> {
  const profile = profileShape.safeParse(await response.json().catch(() => null));
  if (profile.success && storedToken() !== null) storeUser(profile.data);
}

/** The cookie may be good where the stored token was not, so it is asked before the person is sent away. */
async function storeAnew(readToken: ReadToken, isGone: () => boolean): Promise<void> {
  const result = await readToken().catch(() => null);
  if (result === null || isGone()) return;
  if (result.ok) storeSession(result.data);
  else if (result.error.key === "signInRequired") signInAgain();
}
