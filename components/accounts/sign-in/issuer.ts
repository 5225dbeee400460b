import { isShape, isText } from "@/components/forms/shape";

const isProof = isShape({ csrfToken: isText });
const isAddress = isShape({ url: isText });

/**
 * Starts a sign-in with the OpenID Connect issuer, through next-auth's own endpoints.
 * @param goal the path of this site to end at
 * @returns the issuer's address to go to, or null if unavailable. Never throws.
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
    // On failure next-auth answers with an address of this site.
    const isTheirs = isAddress(address) && new URL(address.url).origin !== window.location.origin;
    return answer.ok && isTheirs ? address.url : null;
  } catch {
    return null; // no usable answer: the screen says so
  }
}
