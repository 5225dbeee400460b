import type { Copy } from "../en";

/**
 * The sections of the dictionary that some pages need at first, fetched in one piece for one language; the rest comes
 * when it is asked for. `tests/architecture/page-words.test.ts` says what a page lacks, or has in vain.
 */
export const PARTS = {
  guest: ["accounts", "collaboration", "common", "errors", "password", "secondFactor", "verification"],
  desk: ["accounts", "common", "deadlines", "notifications", "palette", "verification"],
  answers: ["contracts", "portfolio"],
  counterparties: ["contracts", "counterparties", "portfolio"],
  bilingual: ["bilingual"],
  notices: ["notices"],
  since: ["families", "since"],
  rounds: ["guests", "ledger", "roundChanges"],
  families: ["families"],
  folders: ["folders"],
  list: ["collaboration", "contractList", "contracts", "folders", "paper", "sample", "signed"],
  visitor: ["common", "guestPage"],
  compare: ["common", "compare"],
  evidence: ["common", "evidence"],
  practice: ["contracts", "portfolio", "positions", "practice"],
  review: [
    "approvals",
    "assistant",
    "audit",
    "checks",
    "comments",
    "comparison",
    "contracts",
    "original",
    "positions",
    "quality",
    "review",
    "rounds",
    "signed",
    "suggestions",
  ],
} as const satisfies Record<string, readonly (keyof Copy)[]>;

export type Part = keyof typeof PARTS;
export type PartWords<P extends Part> = Pick<Copy, (typeof PARTS)[P][number]>;
