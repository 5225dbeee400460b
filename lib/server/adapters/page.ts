import "server-only";
import { cookies, headers } from "next/headers";
import { forbidden, notFound, redirect } from "next/navigation";
import type { Actor } from "@/lib/access/actor";
import type { Language } from "@/lib/copy/languages";
import { AppError, ERROR_STATUS } from "@/lib/errors";
import { knownTheme, THEME_COOKIE, type Theme } from "@/lib/theme";
import { currentActor } from "./current-actor";
import { onceRecorded } from "./recorded-refusals";
import { visitorLanguage } from "./visitor-language";

/** Where `middleware.ts` puts the page's path; without it users land on the dashboard after signing in. */
const PATH_HEADER = "x-page-path";

/** Where `middleware.ts` puts the nonce for this answer's own scripts; without it there is no policy either. */
const NONCE_HEADER = "x-page-nonce";

/** Where users who must set up a second factor land. */
const SET_UP_PAGE = "/second-factor";

/** The signed-in user of a page; guests go to the login page and return afterwards. Every page's guard. */
export async function pageActor(): Promise<Actor> {
  const actor = await currentActor();
  if (actor?.lacksSecondFactor) redirect(SET_UP_PAGE);
  if (actor) return actor;
  return toLogin();
}

/** As `pageActor`, but also open to users who still have to set up a second factor. */
export async function pageActorBeforeSetUp(): Promise<Actor> {
  return (await currentActor()) ?? toLogin();
}

async function toLogin(): Promise<never> {
  const path = (await headers()).get(PATH_HEADER);
  redirect(path ? `/login?next=${encodeURIComponent(path)}` : "/login");
}

/** The language of a page, for guests too. Source: B-6.8. */
export async function pageLanguage(): Promise<Language> {
  return (await currentActor())?.language ?? visitorLanguage();
}

/** The nonce that inline scripts on the page need to run (B-6.11). */
export async function pageNonce(): Promise<string | undefined> {
  return (await headers()).get(NONCE_HEADER) ?? undefined;
}

/** The theme chosen in this browser (B-6.12). */
export async function pageTheme(): Promise<Theme> {
  return knownTheme((await cookies()).get(THEME_COOKIE)?.value);
}

/**
 * Anything the reader may not see becomes the not-found page, or the segment's `forbidden` page with 403; the refusal
 * is recorded.
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
