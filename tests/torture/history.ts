import type { SealedEvent } from "@/lib/audit/chain";

/**
 * What clients were told had happened. Only what was acknowledged is in it; the checker holds the installation against
 * it.
 */
export type Acknowledged =
  /** A version saved or restored; `marker` is the text that only this write has, null for a restored one. */
  | { kind: "version"; contractId: string; versionId: string; versionNumber: number; marker: string | null }
  | {
      kind: "accepted";
      contractId: string;
      versionId: string;
      versionNumber: number;
      marker: string;
      suggestionId: string;
    }
  | { kind: "file"; fileId: string; sha256: string }
  | { kind: "uploaded"; contractId: string; fileId: string }
  | { kind: "invited"; contractId: string; invitationId: string; email: string }
  | { kind: "commented"; contractId: string; commentId: string; text: string };

/** The installation as its own tables and folders have it. */
export type InstallationState = {
  /** What the database says about itself: broken pages, rows that refer to nothing. */
  damage: string[];
  contracts: {
    id: string;
    status: string;
    lastVersionNumber: number;
    currentVersionId: string | null;
    fileId: string | null;
  }[];
  versions: {
    id: string;
    contractId: string;
    versionNumber: number;
    html: string;
    createdAt: Date;
    createdByName: string;
    restoredFromNumber: number | null;
    hash: string;
  }[];
  analyses: { id: string; contractId: string; versionId: string; engine: string }[];
  suggestions: { id: string; state: string }[];
  invitations: { id: string; contractId: string; email: string }[];
  comments: { id: string; contractId: string; text: string }[];
  /** `storedSha256`: of the bytes in the storage, null where there are none. */
  files: { id: string; sha256: string | null; uploadedAt: Date | null; storedSha256: string | null }[];
  jobs: {
    id: string;
    name: string;
    payload: string;
    doneAt: Date | null;
    failedAt: Date | null;
    lockedBy: string | null;
  }[];
  /** `isNeedless`: its words are gone because its link was used or ran out before it was sent. */
  mails: { id: string; recipient: string; sentAt: Date | null; isNeedless: boolean }[];
  events: SealedEvent[];
  heads: { chain: string; lastSequence: number; lastHash: string }[];
};
