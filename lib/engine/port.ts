import type { PlainText } from "@/lib/documents/richtext/plain-text";
import type { Language } from "@/lib/copy/languages";
import type { CheckKey } from "@/lib/copy/check-words";
import type { SummaryFact } from "@/lib/copy/summary-facts";

/** What Find looks for. Source: B-12.2. */
export const FIND_CATEGORIES = ["parties", "governing_law", "jurisdiction", "survival", "obligations"] as const;
export type FindCategory = (typeof FIND_CATEGORIES)[number];

/** What an engine is given: the text of one version, and nothing else of the product. */
export type ContractText = PlainText & {
  contractName: string;
  contractType: string;
  /** Words that were read from a picture and may be wrong, in order of the text. */
  uncertain?: readonly { start: number; end: number }[];
  /** Where whole pages were read from pictures: a wrong word may look right there. */
  scanned?: readonly { start: number; end: number }[];
};

/** A passage of the contract: `text.slice(start, end) === content`, always. `page` is 1-based. */
export type Passage = { content: string; page: number; start: number; end: number };

/** How a quote stands: the engine's words are the contract's, or were replaced by the contract's own. */
export type QuoteStanding = "verified" | "repaired";

/**
 * A later wording of the same contract takes words out of a passage: the number of the clause that does it, and where
 * these words stand in the text; none where it can't be told which.
 */
export type Superseded = { by: string | null; words: { start: number; end: number }[] };

/** `label`: a party's role, who owes an obligation, a clause number. Without a `standing` it is verified. */
export type FoundPassage = Passage & { label?: string; standing?: QuoteStanding; superseded?: Superseded };

/**
 * What an answer stands on. `stated`: its passage says it. `likely`: read out of the passage. `nearest`: only what
 * comes closest. `absent`: not even a word of it. `cannot`: no contract's text could answer it. Source: B-12.18.
 */
export const BASES = ["stated", "likely", "nearest", "absent", "cannot"] as const;
export type Basis = (typeof BASES)[number];

/** What a reader must know of an answer beside its words. `sections` are named as the contract names them. */
export type AnswerNote =
  /** Quotes that are not in the contract were left out. */
  | { about: "dropped"; count: number }
  /** Only these sections were read, because the contract did not fit. */
  | { about: "read"; sections: string[] }
  /** It is not stated; these sections were searched. */
  | { about: "searched"; sections: string[] }
  /** The answer broke off half-way; what came stays. */
  | { about: "cut" }
  /** It rests on so many words that were read from a picture and may be wrong. */
  | { about: "uncertain"; count: number };

/** Passages of one category in order of the text; empty when there are none. */
export type Found = { passages: FoundPassage[]; notes: AnswerNote[] };

export type ChatMessage = { role: "user" | "assistant"; content: string };

/**
 * Words of the engine, a passage they rest on, a note, or the basis of what came since the last one: `about` which fact
 * that line of a summary is, where the engine knows.
 */
export type AnswerPiece =
  | { kind: "text"; text: string }
  | { kind: "passage"; passage: Passage; standing?: QuoteStanding; superseded?: Superseded }
  | { kind: "basis"; basis: Basis; about?: SummaryFact }
  | { kind: "note"; note: AnswerNote };

/**
 * `replacement` null only points something out. `check` and `values` make its words in the reader's language; a model's
 * proposal has words of its own instead.
 */
export type SuggestedChange = {
  check: CheckKey | "";
  values: Readonly<Record<string, string>>;
  passage: Passage;
  title: string;
  comment: string;
  replacement: string | null;
  severity: "low" | "medium" | "high";
  source: "check" | "model";
};

/**
 * The text that was checked before, and what was found of its references: where one ends, and the number by then of the
 * clause that it means, null where that is gone.
 */
export type FormerText = {
  contract: ContractText;
  aims: readonly { end: number; now: string | null; words: string }[];
};

/** `account` is whose work it is, where a person asks: heavy work is done by turns of accounts. */
export type EngineCall = { language: Language; account?: string; signal?: AbortSignal };

/**
 * Product verbs that the built-in engine and one with a model share. Whatever an engine gives is checked again by the
 * service: a passage that is not in the text is dropped. Source: behaviour §12.
 */
export interface AssistantEngine {
  /** A short name for receipts, such as `built-in`. */
  readonly name: string;
  /** The host that receives the contract's text, or null when it stays on this machine. */
  readonly host: string | null;
  /** The model behind it, as its server calls it; null where there is none. */
  readonly model: string | null;
  find(contract: ContractText, category: FindCategory, call: EngineCall): Promise<Found>;
  /** A summary, piece by piece. Facts that the contract doesn't state are named as not stated. */
  summarize(contract: ContractText, call: EngineCall): AsyncIterable<AnswerPiece>;
  /** An answer to the last message, piece by piece. `history` is untrusted and holds the messages before it. */
  chat(
    contract: ContractText,
    message: string,
    history: readonly ChatMessage[],
    call: EngineCall,
  ): AsyncIterable<AnswerPiece>;
  /** Proposals for the text, in its order; `former` is compared with it. */
  suggest(contract: ContractText, call: EngineCall & { former?: FormerText | null }): Promise<SuggestedChange[]>;
}
