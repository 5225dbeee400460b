/**
 * An address that its owner recognises and nobody else learns: `b•••@example.com`. The dots are always three, so that
 * they don't tell the length. Source: B-16.3.
 */
export function maskedEmail(email: string): string {
  const at = email.lastIndexOf("@");
  const [first = ""] = [...email.slice(0, at)];
  return at > 1 ? `${first}•••${email.slice(at)}` : `•••${email.slice(at)}`;
}
