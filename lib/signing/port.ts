import type { ProviderProblem, SignerState } from "./schema";

/** What goes out. `externalId` is ours, and the provider finds it again by it. */
export type OutgoingDocument = {
  externalId: string;
  title: string;
  fileName: string;
  pdf: Uint8Array;
  /** Signatures stand on the last page, which holds nothing else. From 1. */
  signaturePage: number;
  signers: readonly { name: string; email: string }[];
  inOrder: boolean;
};

/** How far it is, as the provider says. `signers` by address, in lower case. */
export type RemoteState = {
  state: "sent" | "signed" | "declined" | "expired" | "cancelled";
  completedAt: Date | null;
  signers: ReadonlyMap<string, { state: SignerState; at: Date | null }>;
};

/** The provider didn't do it. `mayBeDone`: or it did, and its answer was lost. */
export class ProviderFailure extends Error {
  constructor(
    readonly problem: ProviderProblem,
    readonly mayBeDone: boolean,
  ) {
    super(`the signing provider: ${problem}`);
    this.name = "ProviderFailure";
  }
}

/** A service that has documents signed. Each throws `ProviderFailure`. */
export interface SigningProvider {
  /** Whether address and token are good; changes nothing there. */
  test(): Promise<void>;
  /** @returns the provider's id of it */
  create(document: OutgoingDocument): Promise<string>;
  /** @returns the provider's id; null if it has none by our name */
  find(externalId: string): Promise<string | null>;
  /** Asks the signers, if that isn't done yet. Safe to repeat. */
  release(remoteId: string): Promise<void>;
  read(remoteId: string): Promise<RemoteState>;
  /** Of one that everybody signed. */
  download(remoteId: string): Promise<Uint8Array>;
  cancel(remoteId: string): Promise<void>;
}
