import { isShape, isText } from "@/components/forms/shape";

const isProof = isShape({ csrfToken: isText });
const isAddress = isShape({ url: isText });

/**
 * Begins the way to the issuer of OpenID Connect, by next-auth's own doors.
 * @param goal the path of this site where it ends
 * @returns the issuer's address to leave for, or null when it can't be had. Never throws.
 */
export async function startIssuer(goal: string): Promise<string | null> {
  try {
    const proof: unknown = await (await fetch("/api/auth/csrf")).json();
    if (!isProof(proof) || proof.csrfToken === "") return null;
    const answer = await fetch("/api/auth/signin/oidc", {
      method: "POST",
      headers: { "Content-Type": "application/x-www-form-urlencoded" },
      body: new URLSearchParams({ csrfToken: proof.csrfToken, callbackUrl: goal, json: "true" }),
    });
    const address: unknown = await answer.json();
    // next-auth answers a failure with an address of this site's own.
    const isTheirs = isAddress(address) && new URL(address.url).origin !== window.location.origin;
    return answer.ok && isTheirs ? address.url : null;
  } catch {
    return null; // no answer, or none of use: the screen says so
  }
}
