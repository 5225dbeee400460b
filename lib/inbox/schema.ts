/** What became of a mail that came in. Client-safe. Source: behaviour §42. */
import type { ErrorKey } from "@/lib/errors";

/** Why a whole mail was refused. */
export const MAIL_REFUSALS = [
  "automatic",
  "spam",
  "unproven",
  "stranger",
  "repeated",
  "tooMany",
  "tooLarge",
  "unreadable",
  "noSecondFactor",
  "failed",
] as const;
export type MailRefusal = (typeof MAIL_REFUSALS)[number];

/** Why a part was refused: one of ours, or what an upload would have said. */
export const PART_REFUSALS = ["noContract", "noNote", "tooManyFiles"] as const;
export type PartRefusal = (typeof PART_REFUSALS)[number] | ErrorKey;

export type MailPart = {
  /** Its place in the mail; 0 is what was written. */
  place: number;
  fileName: string;
  became: "draft" | "round" | "note" | "refused";
  reason: string;
  contractId: string | null;
};

export type ReceivedMailDto = {
  id: string;
  receivedAt: string;
  sender: string;
  subject: string;
  state: "waiting" | "done" | "refused";
  reason: MailRefusal | null;
  /** `contractName`: null where it can't be opened. */
  parts: (MailPart & { contractName: string | null })[];
};
