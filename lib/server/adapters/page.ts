import "server-only";
import { cookies, headers } from "next/headers";
import { forbidden, notFound, redirect } from "next/navigation";
import type { Actor } from "@/lib/access/actor";
import { preferredLanguage } from "@/lib/copy/preferred-language";
import type { Language } from "@/lib/copy/languages";
import { AppError, ERROR_STATUS } from "@/lib/errors";
import { knownTheme, THEME_COOKIE, type Theme } from "@/lib/theme";
import { currentActor } from "./current-actor";
import { onceRecorded } from "./way-out";

/** Where `middleware.ts` names the page's path; without it people land on the dashboard after signing in. */
const PATH_HEADER = "x-page-path";

/** Where `middleware.ts` names what this answer's own scripts run by; without it there is no policy either. */
const NONCE_HEADER = "x-page-nonce";

/** Where somebody lands of whom a second factor is demanded. */
const SET_UP_PAGE = "/second-factor";

/** The signed-in person of a page; guests go to the login page and come back afterwards. The guard of every page. */
export async function pageActor(): Promise<Actor> {
  const actor = await currentActor();
  if (actor?.lacksSecondFactor) redirect(SET_UP_PAGE);
  if (actor) return actor;
  return toLogin();
}

/** As `pageActor`, open too to somebody who has to set up a second factor first. */
export async function pageActorBeforeSetUp(): Promise<Actor> {
  return (await currentActor()) ?? toLogin();
}

async function toLogin(): Promise<never> {
  const path = (await headers()).get(PATH_HEADER);
  redirect(path ? `/login?next=${encodeURIComponent(path)}` : "/login");
}

/** The language of a page, for guests too. Source: B-6.8. */
export async function pageLanguage(): Promise<Language> {
  return (await currentActor())?.language ?? preferredLanguage((await headers()).get("accept-language"));
}

/** What a script written into the page itself carries to be run (B-6.11). */
export async function pageNonce(): Promise<string | undefined> {
  return (await headers()).get(NONCE_HEADER) ?? undefined;
}

/** The look that was chosen in this browser (B-6.12). */
export async function pageTheme(): Promise<Theme> {
  return knownTheme((await cookies()).get(THEME_COOKIE)?.value);
}

/**
 * What the reader may not see is the not-found page, or the segment's `forbidden` page with 403; the trail has their
 * refusal.
 */
export async function readForPage<T>(reading: Promise<T>): Promise<T> {
  try {
    return await reading;
  } catch (thrown) {
    const cause = await onceRecorded(thrown);
    if (cause instanceof AppError && ERROR_STATUS[cause.key] === 404) notFound();
    if (cause instanceof AppError && cause.key === "forbidden") forbidden();
    throw cause;
  }
}
