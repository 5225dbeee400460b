const PLACE = "/.well-known/oauth-protected-resource/mcp";

/** RFC 9728. No server gives tokens: people make them in Settings. */
export function agentMetadata(origin: string) {
  return {
    resource: `${origin}/mcp`,
    resource_name: "Contract Manager",
    bearer_methods_supported: ["header" as const],
    scopes_supported: ["read", "write"],
    authorization_servers: [],
  };
}

/** What a 401 says of how to sign in (RFC 9728, section 5.1). */
export function bearerChallenge(origin: string): string {
  return `Bearer resource_metadata="${origin}${PLACE}", scope="read"`;
}
