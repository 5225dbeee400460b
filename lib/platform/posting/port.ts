/** A message for an address that somebody gave. */
export type Post = { url: string; headers: Readonly<Record<string, string>>; body: string };
/** Why there was no answer. `forbidden`: the address is one that nothing may be sent to. */
export type PostFailure = "forbidden" | "timeout" | "unreachable" | "insecure";
export type Posted = { status: number } | { failure: PostFailure };

export interface Poster {
  /** Never throws for what the other side does. Follows no redirect, keeps nothing of the answer but its status. */
  post(message: Post, signal: AbortSignal): Promise<Posted>;
}
