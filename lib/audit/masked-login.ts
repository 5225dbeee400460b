/**
 * `b•••@example.com`: its owner knows it, nobody else; always three dots, which don't tell the length. Source: B-16.3.
 */
export function maskedEmail(email: string): string {
  const at = email.lastIndexOf("@");
  const [first = ""] = [...email.slice(0, at)];
  return at > 1 ? `${first}•••${email.slice(at)}` : `•••${email.slice(at)}`;
}

/**
 * What was typed where no account has it: `b•••@example.com`. It may be a password, so of what is no address nothing is
 * kept.
 */
export function maskedLogin(typed: string): string {
  return /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(typed) ? maskedEmail(typed) : "•••";
}
