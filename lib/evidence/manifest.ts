/** What a bundle says of itself. The page inside reads this too: nothing of the server stands here. Source: B-48.3. */
export const MANIFEST_SCHEMA = "evidence-bundle/1";
export const MANIFEST_PATH = "manifest.json";
export const PAGE_PATH = "index.html";

/**
 * `version`: a version's text exactly as it was hashed; `pdf`: the same to read; `original`: the file that the contract
 * was read from; `carrier`: the Word file that a version is written into.
 */
export type EvidenceKind =
  | "version"
  | "pdf"
  | "original"
  | "carrier"
  | "sent"
  | "received"
  | "signed"
  | "versions"
  | "round"
  | "approvals"
  | "signatures"
  | "deadlines"
  | "comments"
  | "commentsPage"
  | "trail";

export type ManifestFile = {
  path: string;
  bytes: number;
  sha256: string;
  kind: EvidenceKind;
  /** Number of the version, or of the round, that it belongs to. */
  version?: number;
  round?: number;
};

/** What should have been in it: the file is lost, its bytes aren't those that came in, its PDF couldn't be written. */
export type Missing = {
  kind: EvidenceKind;
  fileName: string;
  reason: "lost" | "changed" | "notWritten";
  version?: number;
};

export type Manifest = {
  schema: string;
  bundleId: string;
  contractId: string;
  contractName: string;
  createdAt: string;
  createdByName: string;
  comments: string;
  /** Where the audit trail ended when the bundle was made. */
  trail: { chain: string; lastSequence: number; lastHash: string };
  versions: { number: number; createdAt: string; createdByName: string; hash: string; restoredFrom: number | null }[];
  files: ManifestFile[];
  missing: Missing[];
};
