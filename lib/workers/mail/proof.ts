/**
 * What the receiving mail server found out about the sender (RFC 8601). The From address alone can be forged; this
 * header can't, as long as the server that we name takes away those that come in under its name.
 */

type Finding = { method: string; result: string; properties: ReadonlyMap<string, string> };
const MAX_CHARS = 20_000;

/**
 * Whether the server `authserv` says that the mail really comes from `domain`: by DMARC, or by a DKIM signature of the
 * domain or one that it belongs to. SPF alone speaks of the envelope, not of the From address.
 * @param header the topmost `Authentication-Results` of the mail, without its name; others may be forged
 */
export function isProven(header: string, { authserv, domain }: { authserv: string; domain: string }): boolean {
  const findings = findingsOf(header, authserv);
  if (findings.some(({ method, result }) => method === "dmarc" && result === "fail")) return false;
  return findings.some(({ method, result, properties }) => {
    if (result !== "pass") return false;
    if (method === "dmarc") return lower(properties.get("header.from")) === domain;
    if (method !== "dkim") return false;
    const signer = lower(properties.get("header.d"));
    const identity = lower(properties.get("header.i"));
    if (signer !== "") return signer === domain || (signer.includes(".") && domain.endsWith(`.${signer}`));
    return identity.slice(identity.lastIndexOf("@") + 1) === domain;
  });
}

const lower = (value = "") => value.toLowerCase();

/** Nothing of a header that isn't whole, or of another server. */
function findingsOf(header: string, authserv: string): Finding[] {
  const parts = header.length > MAX_CHARS ? null : splitHeader(header);
  const [server = "", ...rest] = parts ?? [];
  if (lower(server.trim().split(/\s/)[0]) !== authserv.toLowerCase()) return [];
  return rest.flatMap((part) => {
    const [first = "", ...others] = part.trim().split(/\s+/);
    const [method = "", result = ""] = first.split("=");
    const properties = others.flatMap((word): [string, string][] => {
      const at = word.indexOf("=");
      return at < 0 ? [] : [[word.slice(0, at).toLowerCase(), word.slice(at + 1)]];
    });
    return [{ method: lower(method.split("/")[0]), result: lower(result), properties: new Map(properties) }];
  });
}

/**
 * The parts between semicolons, without comments. What stands in quotes is somebody's own words, such as the envelope's
 * sender, and becomes a `"`, so that it can't pass for a finding. Null where a quote or comment doesn't end.
 */
function splitHeader(header: string): string[] | null {
  const parts = [""];
  let depth = 0;
  let isQuoted = false;
  const add = (letter: string) => void (parts[parts.length - 1] += letter);
  for (let at = 0; at < header.length; at += 1) {
    const letter = header[at] ?? "";
    if (letter === "\\" && (isQuoted || depth > 0)) at += 1;
    else if (letter === '"' && depth === 0) {
      isQuoted = !isQuoted;
      if (isQuoted) add('"');
    } else if (isQuoted) continue;
    else if (letter === "(") depth += 1;
    else if (letter === ")") depth -= 1;
    else if (depth < 0) return null;
    else if (depth > 0) continue;
    else if (letter === ";") parts.push("");
    else add(letter);
  }
  return depth === 0 && !isQuoted ? parts.map((part) => part.split(/\s+/).join(" ").replace(/ ?= ?/g, "=")) : null;
}
