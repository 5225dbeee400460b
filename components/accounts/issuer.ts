import { z } from "zod";

const csrfShape = z.object({ csrfToken: z.string().min(1) });
const addressShape = z.object({ url: z.url() });

/**
 * Begins the way to the issuer of OpenID Connect, by next-auth's own doors.
 * @param goal the path of this site where it ends
 * @returns the issuer's address to leave for, or null when it can't be had. Never throws.
 */
export async function startIssuer(goal: string): Promise<string | null> {
  try {
    const { csrfToken } = csrfShape.parse(await (await fetch("/api/auth/csrf")).json());
    const answer = await fetch("/api/auth/signin/oidc", {
      method: "POST",
      headers: { "Content-Type": "application/x-www-form-urlencoded" },
      body: new URLSearchParams({ csrfToken, callbackUrl: goal, json: "true" }),
    });
    const { url } = addressShape.parse(await answer.json());
    // next-auth answers a failure with an address of this site's own.
    return answer.ok && new URL(url).origin !== window.location.origin ? url : null;
  } catch {
    return null; // no answer, or none of use: the screen says so
  }
}
