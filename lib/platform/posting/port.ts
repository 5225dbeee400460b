/** A message for an address that somebody gave. */
export type Post = { url: string; headers: Readonly<Record<string, string>>; body: string };
/** Why there was no answer. `forbidden`: the address is one that nothing may be sent to. */
export type PostFailure = "forbidden" | "timeout" | "unreachable" | "insecure";
export type Posted = { status: number } | { failure: PostFailure };

export interface Poster {
  /** Never throws for what the other side does. Follows no redirect, keeps nothing of the answer but its status. */
  post(message: Post, signal: AbortSignal): Promise<Posted>;
}

/** A call of an interface whose answer is needed. `mostBytes`: an answer with more is none. */
export type OutgoingCall = {
  method: "GET" | "POST" | "DELETE";
  url: string;
  headers: Readonly<Record<string, string>>;
  body?: Uint8Array | undefined;
  mostBytes: number;
};
export type CallFailure = PostFailure | "tooLarge";
/** `mayHaveArrived`: the other side may have done what it was asked. */
export type CallAnswer = { status: number; bytes: Uint8Array } | { failure: CallFailure; mayHaveArrived: boolean };

export interface Caller {
  /** Never throws for what the other side does. Follows no redirect. */
  call(asked: OutgoingCall, signal: AbortSignal): Promise<CallAnswer>;
}
