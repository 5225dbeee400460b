import type { PlainText } from "@/lib/documents/richtext/plain-text";
import type { Language } from "@/lib/copy/languages";
import type { CheckKey } from "@/lib/copy/check-words";

/** What Find looks for. Source: B-12.2. */
export const FIND_CATEGORIES = ["parties", "governing_law", "jurisdiction", "survival", "obligations"] as const;
export type FindCategory = (typeof FIND_CATEGORIES)[number];

/** What an engine is given: the text of one version, and nothing else of the product. */
export type ContractText = PlainText & { contractName: string; contractType: string };

/** A passage of the contract: `text.slice(start, end) === content`, always. `page` is 1-based. */
export type Passage = { content: string; page: number; start: number; end: number };

/** How a quote stands: the engine's words are the contract's, or were replaced by the contract's own. */
export type QuoteStanding = "verified" | "repaired";

/**
 * A found passage. `label` names it where the engine can: a party's role, who owes an obligation, a clause number.
 * Without a `standing` it is verified.
 */
export type FoundPassage = Passage & { label?: string; standing?: QuoteStanding };

/**
 * On what an answer, or a line of a summary, stands. `stated`: its passage says it. `likely`: it was read out of the
 * passage. `nearest`: no direct answer, only what comes closest. `absent`: neither a heading nor the text has words of
 * it. `cannot`: it asks nothing that a contract's text could answer. Source: B-12.18.
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
  | { about: "cut" };

/** Passages of one category in order of the text; empty when there are none. */
export type Found = { passages: FoundPassage[]; notes: AnswerNote[] };

export type ChatMessage = { role: "user" | "assistant"; content: string };

/**
 * A piece of an answer as it is made: words of the engine, a passage of the contract that it rests on, a note, or the
 * basis of what came since the last one: in a summary of a line, in a chat of the whole answer.
 */
export type AnswerPiece =
  | { kind: "text"; text: string }
  | { kind: "passage"; passage: Passage; standing?: QuoteStanding }
  | { kind: "basis"; basis: Basis }
  | { kind: "note"; note: AnswerNote };

/**
 * One proposal to better the text; `replacement` null means that it only points something out. `check` and `values` are
 * what its words are made of in the reader's language; a model's proposal has no check, and keeps its own words.
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

/** `account` is whose work it is, where a person asks: heavy work is done by turns of accounts. */
export type EngineCall = { language: Language; account?: string; signal?: AbortSignal };

/**
 * The assistant's mind. Four verbs at the level of the product, so that the built-in engine and one with a model behind
 * it are used alike. Whatever an engine gives is checked again by the service: a passage that is not in the text is
 * dropped. Source: behaviour §12.
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
  /** Proposals for the text, in its order. */
  suggest(contract: ContractText, call: EngineCall): Promise<SuggestedChange[]>;
}
