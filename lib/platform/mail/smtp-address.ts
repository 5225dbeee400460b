/** Why not, in words for whoever runs the server, never with the password; null for a good address. */
export function whyNoSmtpAddress(value: string): string | null {
  if (!URL.canParse(value))
    return "is no address, such as smtp://user:password@mail.example.com:587 (letters such as @ in the password as %40)";
  const { protocol, hostname, pathname, search, hash } = new URL(value);
  if (protocol !== "smtp:" && protocol !== "smtps:") return "must begin with smtp:// or smtps://";
  if (hostname === "") return "names no server";
  if (!["", "/"].includes(pathname) || search !== "" || hash !== "")
    return "must end with the server's name and port (letters such as / in the password as %2F)";
  return canDecode(value) ? null : "has a % that stands for nothing; write it as %25";
}

function canDecode(value: string): boolean {
  try {
    decodeURIComponent(value);
    return true;
  } catch (cause) {
    if (cause instanceof URIError) return false;
    throw cause;
  }
}
