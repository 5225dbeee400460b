/** Plain JavaScript, because `npm start` runs it before anything is built. */

const MIN_CHARS = 32;
const MIN_DIFFERENT = 12;
const FROM_A_MANUAL =
  /change[-_ ]?(me|this|it)|secret|passw|example|default|placeholder|your[-_ ]|nextauth|insert|replace|qwerty|1234567/i;
const HOW_TO =
  "Make one with `openssl rand -base64 32` and set it as NEXTAUTH_SECRET, or leave it out: `npm start` makes one and keeps it in .env.";

/**
 * What is wrong with the secret, and how to fix it; null if nothing is, or if only this machine is served.
 * @param {{ secret: string | undefined, url: string, host?: string }} settings
 */
export function secretProblem({ secret = "", url, host = "" }) {
  if (isLocal(url) && servesThisMachine(host)) return null;
  const fault = findFault(secret);
  return (
    fault &&
    `NEXTAUTH_SECRET ${fault}, and ${isLocal(url) ? `HOST=${host}` : url} can be reached by others: whoever guesses it can be anybody. ${HOW_TO}`
  );
}

/** What is wrong with plain HTTP there; null if nothing is. @param {{ url: string, host?: string }} settings */
export function transportProblem({ url, host = "" }) {
  if (url.startsWith("https://") || (isLocal(url) && servesThisMachine(host))) return null;
  return `Others can reach ${isLocal(url) ? `HOST=${host}` : url} over plain HTTP, which shows passwords and contracts to whoever is on the way. Put a proxy with HTTPS in front and set NEXTAUTH_URL=https://…`;
}

/** @param {string} host where it listens; empty means this machine */
function servesThisMachine(host) {
  return host === "" || isLoopbackName(host);
}

function findFault(secret) {
  if (secret === "") return "is not set";
  if (secret.length < MIN_CHARS) return `has fewer than ${MIN_CHARS} characters`;
  if (new Set(secret).size < MIN_DIFFERENT) return "repeats a few characters";
  return FROM_A_MANUAL.test(secret) ? "looks like one from a manual" : null;
}

function isLocal(url) {
  return URL.canParse(url) && isLoopbackName(new URL(url).hostname);
}

/** Whether it refers to this machine only. @param {string} host a name or an address */
export function isLoopbackName(host) {
  return (
    host === "localhost" ||
    host.endsWith(".localhost") ||
    host === "[::1]" ||
    host === "::1" ||
    /^127(\.\d{1,3}){3}$/.test(host)
  );
}
