import "server-only";
import type { Actor } from "@/lib/access/actor";
import { AppError, type Besides, type ErrorKey } from "@/lib/errors";
import { log } from "@/lib/platform/log";
import type { Client } from "../session/open-session";
import { readToken, type TokenContent } from "../session/token";
import { issuerClaims } from "./issuer";
import { finishLink } from "./link";
import { LINK_OUTCOME, LINK_PATH, LINK_STEP } from "@/lib/people/accounts/bounds";
import { signInByIssuer } from "./sign-in-by-issuer";

const ANY_SITE = "http://site.invalid";

/** The browser returning from the issuer: who it is signed in as, and where it was headed. */
export type Returning = Client & { actor: () => Promise<Actor | null>; goal: string };

/**
 * Signs someone in or links their account, whichever they went to the issuer for. Never throws.
 * @param profile the claims, checked by `next-auth`
 * @returns the session, or the path to continue at: second step, Settings, or an error
 */
export async function answerIssuer(profile: unknown, returning: Returning): Promise<TokenContent | string> {
  const goal = new URL(returning.goal, ANY_SITE);
  const challenge = linkStepIn(goal);
  try {
    const claims = issuerClaims(profile);
    if (challenge === null) return await opened(await signInByIssuer(claims, returning));
    const actor = await returning.actor();
    if (!actor) throw new AppError("signInRequired");
    await finishLink(actor, challenge, claims);
    return `${LINK_PATH}?${LINK_OUTCOME}=yes`;
  } catch (cause) {
    if (cause instanceof AppError && cause.key === "secondFactorRequired")
      return secondStepAddress(goal, cause.besides ?? {});
    return problemAddress(challenge === null ? goal : null, toErrorKey(cause));
  }
}

/** The screen that tells someone returning from the issuer why they were refused. */
export function screenOfRefusal({ goal }: Pick<Returning, "goal">, key: ErrorKey): string {
  const url = URL.canParse(goal, ANY_SITE) ? new URL(goal, ANY_SITE) : new URL(ANY_SITE);
  return problemAddress(linkStepIn(url) === null ? url : null, key);
}

function linkStepIn(goal: URL): string | null {
  return goal.pathname === LINK_PATH ? goal.searchParams.get(LINK_STEP) : null;
}

async function opened({ access_token: token }: { access_token: string }): Promise<TokenContent> {
  const content = await readToken(token);
  if (!content) throw new Error("a new session's token must be readable");
  return content;
}

/** Puts the challenge after `#`, where no server or log sees it. */
function secondStepAddress(goal: URL, { challenge, ways }: Besides): string {
  const step = new URLSearchParams([
    ["challenge", String(challenge)],
    ...[ways ?? []].flat().map((way) => ["way", way]),
  ]);
  return `/login?${new URLSearchParams(nextParams(goal))}#${step}`;
}

/** @param goal null if a signed-in user wanted to link */
function problemAddress(goal: URL | null, problem: ErrorKey): string {
  return goal
    ? `/login?${new URLSearchParams({ problem, ...nextParams(goal) })}`
    : `${LINK_PATH}?${new URLSearchParams({ problem })}`;
}

function nextParams(goal: URL): { next?: string } {
  const next = goal.searchParams.get("next");
  return next === null ? {} : { next };
}

function toErrorKey(cause: unknown): ErrorKey {
  if (cause instanceof AppError) return cause.key;
  log.error("openid.failed", cause);
  return "openIdFailed";
}
