/** `b•••@example.com`: only its owner recognises it. Always three dots, to hide the length. Source: B-16.3. */
export function maskedEmail(email: string): string {
  const at = email.lastIndexOf("@");
  const [first = ""] = [...email.slice(0, at)];
  return at > 1 ? `${first}•••${email.slice(at)}` : `•••${email.slice(at)}`;
}

/**
 * For an address typed that no account has: `b•••@example.com`. It may be a password, so anything but an address is
 * masked entirely.
 */
export function maskedLogin(typed: string): string {
  return /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(typed) ? maskedEmail(typed) : "•••";
}
