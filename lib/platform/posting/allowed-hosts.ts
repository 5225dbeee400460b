/**
 * Whether the operator allows a host though it may be private: named as `host` for any port, or as `host:port`.
 * @param allowed in lower case
 */
export function isAllowedHost({ hostname, host, protocol, port }: URL, allowed: readonly string[]): boolean {
  const withPort = port === "" ? `${hostname}:${protocol === "http:" ? 80 : 443}` : host;
  return allowed.includes(hostname) || allowed.includes(withPort);
}
