import type { PlainText } from "@/lib/documents/richtext/plain-text";
import type { Language } from "@/lib/copy/languages";
import type { CheckKey } from "@/lib/copy/check-words";
import type { SummaryFact } from "@/lib/copy/summary-facts";

/** What Find looks for. Source: B-12.2. */
export const FIND_CATEGORIES = ["parties", "governing_law", "jurisdiction", "survival", "obligations"] as const;
export type FindCategory = (typeof FIND_CATEGORIES)[number];

/** What an engine gets: the text of one version and nothing else from the product. */
export type ContractText = PlainText & {
  contractName: string;
  contractType: string;
  /** Words read from an image that may be wrong, in text order. */
  uncertain?: readonly { start: number; end: number }[];
  /** Pages read entirely from images: even a wrong word may look right there. */
  scanned?: readonly { start: number; end: number }[];
  /** What nobody sees in the file that was read, in text order. */
  unseen?: readonly { start: number; end: number }[];
  /** The file shows more than was read: that nothing is found says nothing. */
  isPartial?: true;
};

/** A passage of the contract: `text.slice(start, end) === content`, always. `page` is 1-based. */
export type Passage = { content: string; page: number; start: number; end: number };

/** Status of a quote: the engine's words are the contract's, or were replaced with the contract's own. */
export type QuoteStanding = "verified" | "repaired";

/**
 * A later wording in the same contract that replaces words of a passage: the number of the clause that does it, and the
 * spans of these words; empty if we can't tell which.
 */
export type Superseded = {
  by: string | null;
  words: { start: number; end: number }[];
  /** The clause stands in this document; absent: in the same one. */
  document?: SourceDocument;
};

/** Another contract that amends this one. `from`: since which day, YYYY-MM-DD; `isLater`: it is to come. */
export type SourceDocument = {
  contractId: string;
  versionId: string;
  name: string;
  from: string | null;
  isLater?: true;
};

/**
 * `label`: a party's role, the obligor, a clause number. Without a `standing` it is verified. With a `document` it
 * stands in that one, offsets and page included.
 */
export type FoundPassage = Passage & {
  label?: string;
  standing?: QuoteStanding;
  superseded?: Superseded;
  /** Its sentence that is most about the question. */
  says?: { start: number; end: number };
  /** The answer may stand here as well as in the first passage. */
  rival?: true;
  document?: SourceDocument;
};

/**
 * The basis of an answer. `stated`: its passage says it. `likely`: inferred from the passage. `nearest`: only the
 * closest passage. `absent`: not mentioned. `cannot`: no contract text could answer it. Source: B-12.18.
 */
export const BASES = ["stated", "likely", "nearest", "absent", "cannot"] as const;
export type Basis = (typeof BASES)[number];

/** What a reader must know about an answer in addition to its words. `sections` use the contract's own names. */
export type AnswerNote =
  /** Quotes that aren't in the contract were dropped. */
  | { about: "dropped"; count: number }
  /** Only these sections were read, because the contract didn't fit. */
  | { about: "read"; sections: string[] }
  /** The contract doesn't state it; these sections were searched. */
  | { about: "searched"; sections: string[] }
  /** The answer broke off halfway; what arrived is kept. */
  | { about: "cut" }
  /** How many of its words were read from an image and may be wrong. */
  | { about: "uncertain"; count: number }
  /** How many of its passages nobody sees in the original file. */
  | { about: "unseen"; count: number }
  /** Nothing was found, but part of the original file was not read. */
  | { about: "partial" }
  /**
   * The text in force was read: `documents` amend it. `unclear` of their changes couldn't be applied for sure; `hidden`
   * more documents may amend it that the asker can't open.
   */
  | { about: "amended"; documents: string[]; unclear: number; hidden: number }
  /**
   * A signed document ends the contract on `on`; null: it has no day. `passage`: where that document says so. Not
   * `isSure`: it may end it only in part, on a condition, or on another day.
   */
  | {
      about: "ended";
      on: string | null;
      isPast: boolean;
      isSure: boolean;
      document: SourceDocument;
      passage: Passage | null;
    };

/** Passages of one category in text order; empty if there are none. */
export type Found = { passages: FoundPassage[]; notes: AnswerNote[] };

export type ChatMessage = { role: "user" | "assistant"; content: string };

/**
 * A piece of the engine's text, a passage it is based on, a note, or the basis of everything since the last basis;
 * `about` is the fact a summary line states, if the engine knows it.
 */
export type AnswerPiece =
  | { kind: "text"; text: string }
  | ({ kind: "passage"; passage: Passage } & Pick<
      FoundPassage,
      "standing" | "superseded" | "says" | "rival" | "document"
    >)
  | { kind: "basis"; basis: Basis; about?: SummaryFact }
  | { kind: "note"; note: AnswerNote };

/**
 * `replacement` null: only points something out. `check` and `values` give its words in the reader's language; a
 * model's proposal has words of its own instead.
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
 * The text checked before and its references: the end of each, and the number its clause had by then, or null if that
 * clause is gone.
 */
export type FormerText = {
  contract: ContractText;
  aims: readonly { end: number; now: string | null; words: string }[];
};

/** `account` is the requesting person's account, if any: heavy work takes turns between accounts. */
export type EngineCall = { language: Language; account?: string; signal?: AbortSignal };

/**
 * Operations that the built-in engine and a model-backed one share. The service checks all output again and drops
 * passages that aren't in the text. Source: behaviour §12.
 */
export interface AssistantEngine {
  /** A short name for receipts, such as `built-in`. */
  readonly name: string;
  /** The host that receives the contract's text, or null if it stays on this machine. */
  readonly host: string | null;
  /** The model's name on its server; null if there is none. */
  readonly model: string | null;
  find(contract: ContractText, category: FindCategory, call: EngineCall): Promise<Found>;
  /** Streams a summary. Facts that the contract doesn't state are listed as not stated. */
  summarize(contract: ContractText, call: EngineCall): AsyncIterable<AnswerPiece>;
  /** Streams an answer to the last message. `history` is untrusted and holds the earlier messages. */
  chat(
    contract: ContractText,
    message: string,
    history: readonly ChatMessage[],
    call: EngineCall,
  ): AsyncIterable<AnswerPiece>;
  /** Proposals for the text, in text order, compared with `former`. */
  suggest(contract: ContractText, call: EngineCall & { former?: FormerText | null }): Promise<SuggestedChange[]>;
}
