import { BlockList, isIP } from "node:net";

/** Cloud metadata addresses, which give a machine its own secrets, and their link-local ranges: no model runs there. */
const REFUSED = new BlockList();
REFUSED.addSubnet("169.254.0.0", 16);
REFUSED.addSubnet("fe80::", 10, "ipv6");
REFUSED.addAddress("fd00:ec2::254", "ipv6");
REFUSED.addAddress("100.100.100.200");
REFUSED.addAddress("192.0.0.192");
const REFUSED_NAMES =
  /^(?:metadata|instance-data|metadata\.[a-z0-9.-]*(?:internal|goog)|[a-z0-9.-]*\.metadata\.[a-z0-9.-]*internal|instance-data\.[a-z0-9-]+\.compute\.internal)$/;

/** The reason, or null. This machine and private networks are allowed, because Ollama and vLLM run there. */
export function whyNoModelAddress(value: string): string | null {
  if (!URL.canParse(value)) return "is no address, such as http://localhost:11434/v1";
  const { protocol, hostname, username, password, search, hash } = new URL(value);
  if (protocol !== "http:" && protocol !== "https:") return "must begin with http:// or https://";
  if (username !== "" || password !== "") return "must hold no name or password; set OPENAI_API_KEY";
  if (search !== "" || hash !== "") return "must hold no '?' or '#'";
  const host = plainHost(hostname);
  return isRefused(host)
    ? `points at ${host}, a link-local or cloud metadata address, where no model may be reached`
    : null;
}

/** The reason, or null. Plain HTTP is allowed, with a warning: MinIO often runs next to the app. */
export function whyNoS3Address(value: string): string | null {
  if (!URL.canParse(value)) return "is no address, such as https://s3.eu-central-1.amazonaws.com";
  const { protocol, hostname, username, password, search, hash } = new URL(value);
  if (protocol !== "http:" && protocol !== "https:") return "must begin with http:// or https://";
  if (username !== "" || password !== "") return "must hold no name or password; set S3_ACCESS_KEY_ID";
  if (search !== "" || hash !== "") return "must hold no '?' or '#'";
  const host = plainHost(hostname);
  return isRefused(host) ? `points at ${host}, a link-local or cloud metadata address, where no files are` : null;
}

function plainHost(hostname: string): string {
  return hostname
    .toLowerCase()
    .replace(/^\[|\]$/g, "")
    .replace(/\.+$/, "");
}

function isRefused(host: string): boolean {
  const family = isIP(host);
  if (family === 0) return REFUSED_NAMES.test(host);
  const inside = family === 6 ? mappedIpv4(host) : null;
  return inside === null ? REFUSED.check(host, family === 6 ? "ipv6" : "ipv4") : REFUSED.check(inside);
}

/** `::ffff:a9fe:a9fe` as `::ffff:169.254.169.254`; also without `ffff`, and for NAT64 and 6to4. */
function mappedIpv4(host: string): string | null {
  const halves =
    /^(?:::(?:ffff:(?:0:)?)?|64:ff9b:(?:1:)?:)([0-9a-f]{1,4}):([0-9a-f]{1,4})$/.exec(host) ??
    /^2002:([0-9a-f]{1,4}):([0-9a-f]{1,4}):/.exec(host);
  if (!halves) return null;
  const [high, low] = [Number.parseInt(halves[1] ?? "0", 16), Number.parseInt(halves[2] ?? "0", 16)];
  return [high >> 8, high & 255, low >> 8, low & 255].join(".");
}

/** The reason, in words for the operator and never with the password; null for a good address. */
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

/** As `whyNoSmtpAddress`, for the mailbox that mail comes in by; its path is the folder. */
export function whyNoImapAddress(value: string): string | null {
  if (!URL.canParse(value))
    return "is no address, such as imaps://user:password@mail.example.com/INBOX (letters such as @ in the password as %40)";
  const { protocol, hostname, username, password, search, hash } = new URL(value);
  if (protocol !== "imap:" && protocol !== "imaps:") return "must begin with imap:// or imaps://";
  if (hostname === "") return "names no server";
  if (username === "" || password === "") return "must hold the mailbox's name and password";
  if (search !== "" || hash !== "") return "must end with the folder (letters such as / in the password as %2F)";
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
