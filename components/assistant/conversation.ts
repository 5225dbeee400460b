/** The conversation as data: questions, answers, and the answer in progress. Pure. */
import type { AnswerNote, AnswerPiece, Basis, FindCategory } from "@/lib/engine/port";
import type { KeptExchangeDto, FindAnswerDto, FindItemDto, Receipt, ReceiptPiece } from "@/lib/assistant/schema";
import type { FactDto } from "@/lib/assistant/review/review-schema";
import type { SummaryFact } from "@/lib/copy/summary-facts";

/** A user's request to the assistant. A chat's `text` is trimmed. */
export type Request = { kind: "find"; category: FindCategory } | { kind: "summary" } | { kind: "chat"; text: string };

/**
 * Part of an answer: text, with its basis and the fact it is about if known, or passages of the contract as they
 * arrived.
 */
export type Part =
  | { kind: "text"; text: string; basis?: Basis; about?: SummaryFact }
  | { kind: "passages"; passages: readonly FindItemDto[] };

/**
 * An answer's state. Anything before a stop or failure stays in `parts`. `detail` is the server's reason, if it gave
 * one.
 */
type Ending =
  | { step: "open" }
  | { step: "complete" }
  | { step: "stopped" }
  | { step: "failed"; message: string; detail: string | null };

export type VersionRead = { id: string; versionNumber: number };

/** A request and its answer. `version` is the one displayed when asked; `receipt` says who answers, once known. */
export type Exchange = {
  id: number;
  request: Request;
  version: VersionRead | null;
  parts: readonly Part[];
  notes: readonly AnswerNote[];
  /** For a summary: the contract's key facts; null until known. */
  facts: readonly FactDto[] | "failed" | null;
  /** For a summary: who owes what; null until known, or if it would take a model. */
  obligations: readonly FindItemDto[] | null;
  /** The basis of the whole answer; null for a search or summary, and until known. */
  basis: Basis | null;
  receipt: Receipt | null;
  ending: Ending;
};

/** The pieces an answer consists of, as they arrive. */
type ShownPiece = AnswerPiece | ReceiptPiece;

export type Conversation = { exchanges: readonly Exchange[]; nextId: number };

/** What the screen shows beside a summary's lines. */
export type SummaryBesides =
  | { type: "facts"; facts: readonly FactDto[] | "failed" }
  | { type: "obligations"; items: readonly FindItemDto[] };

type Progress =
  | { type: "found"; answer: FindAnswerDto }
  | SummaryBesides
  | { type: "piece"; piece: ShownPiece }
  | { type: "completed" }
  | { type: "stopped" }
  | { type: "failed"; message: string; detail: string | null };

export type ConversationEvent =
  | { type: "asked"; request: Request; version: VersionRead | null }
  | Progress
  /** Questions from before this screen was opened, oldest first. */
  | { type: "recalled"; kept: readonly KeptExchangeDto[] }
  | { type: "recalledBesides"; id: number; besides: SummaryBesides }
  | { type: "forgotten" };

export const EMPTY_CONVERSATION: Conversation = { exchanges: [], nextId: 1 };

/** The answer in progress, or null if the assistant is idle. */
export function openExchange(conversation: Conversation): Exchange | null {
  const last = conversation.exchanges.at(-1);
  return last?.ending.step === "open" ? last : null;
}

/**
 * The next state. Accepts a request only if none is in progress, and answer events only for that one, so that a piece
 * arriving after a stop changes nothing.
 */
export function conversationReducer(state: Conversation, event: ConversationEvent): Conversation {
  const open = openExchange(state);
  switch (event.type) {
    case "asked":
      return open ? state : withNewExchange(state, event);
    case "recalled": {
      const own = state.exchanges.filter(({ id }) => id > 0);
      return { ...state, exchanges: [...recalled(withoutOwn(event.kept, own)), ...own] };
    }
    case "recalledBesides": {
      const { id, besides } = event;
      return { ...state, exchanges: state.exchanges.map((one) => (one.id === id ? advanced(one, besides) : one)) };
    }
    case "forgotten":
      return { ...state, exchanges: open ? [open] : [] };
    default:
      return open ? { ...state, exchanges: [...state.exchanges.slice(0, -1), advanced(open, event)] } : state;
  }
}

/** Avoids duplicates: questions asked here before the answer came may already be stored. */
function withoutOwn(kept: readonly KeptExchangeDto[], own: readonly Exchange[]): readonly KeptExchangeDto[] {
  const asked = own.map(({ request }) => describe(request));
  const first = kept.findIndex((_, at) => {
    const rest = kept.slice(at);
    return rest.length <= asked.length && rest.every(({ request }, index) => describe(request) === asked[index]);
  });
  return first < 0 ? kept : kept.slice(0, first);
}

function describe(request: Request): string {
  if (request.kind === "summary") return request.kind;
  return `${request.kind} ${request.kind === "find" ? request.category : request.text}`;
}

/** Gives them negative ids, which stay the same while new ones are asked. */
export function recalled(kept: readonly KeptExchangeDto[]): Exchange[] {
  return kept.map(({ request, versionId, versionNumber, answer, ending }, index) => {
    const asked = newExchange(index - kept.length, request, { id: versionId, versionNumber });
    const answered: Progress[] =
      answer.kind === "found"
        ? [{ type: "found", answer }]
        : answer.pieces.map((piece): Progress => ({ type: "piece", piece }));
    return [...answered, { type: ending === "complete" ? "completed" : "stopped" } satisfies Progress].reduce(
      advanced,
      asked,
    );
  });
}

function withNewExchange(state: Conversation, event: Extract<ConversationEvent, { type: "asked" }>): Conversation {
  const exchange = newExchange(state.nextId, event.request, event.version);
  return { exchanges: [...state.exchanges, exchange], nextId: state.nextId + 1 };
}

function newExchange(id: number, request: Request, version: VersionRead | null): Exchange {
  return {
    id,
    request,
    version,
    parts: [],
    notes: [],
    facts: null,
    obligations: null,
    basis: null,
    receipt: null,
    ending: { step: "open" },
  };
}

function advanced(exchange: Exchange, event: Progress): Exchange {
  switch (event.type) {
    case "found":
      return { ...exchange, ...foundIn(event.answer), ending: { step: "complete" } };
    case "facts":
      return { ...exchange, facts: event.facts };
    case "obligations":
      return { ...exchange, obligations: event.items };
    case "piece":
      return withPiece(exchange, event.piece);
    case "completed":
      return { ...exchange, ending: { step: "complete" } };
    case "stopped":
      return { ...exchange, ending: { step: "stopped" } };
    case "failed":
      return { ...exchange, ending: { step: "failed", message: event.message, detail: event.detail } };
  }
}

function foundIn({ items, notes, receipt }: FindAnswerDto): Pick<Exchange, "parts" | "notes" | "receipt"> {
  return { parts: items.length > 0 ? [{ kind: "passages", passages: items }] : [], notes, receipt };
}

function withPiece(exchange: Exchange, piece: ShownPiece): Exchange {
  switch (piece.kind) {
    case "receipt":
      return { ...exchange, receipt: piece.receipt };
    case "note":
      return { ...exchange, notes: [...exchange.notes, piece.note] };
    case "basis":
      return exchange.request.kind === "chat"
        ? { ...exchange, basis: piece.basis }
        : { ...exchange, parts: withBasis(exchange.parts, piece) };
    case "text":
      return { ...exchange, parts: withText(exchange.parts, piece.text) };
    case "passage": {
      const { passage, kind: _, ...marks } = piece;
      return { ...exchange, parts: withPassage(exchange.parts, { ...passage, ...marks }) };
    }
  }
}

/** The basis of a summary's line is stored with the first text since the previous line. */
function withBasis(parts: readonly Part[], piece: Extract<AnswerPiece, { kind: "basis" }>): readonly Part[] {
  const { basis, about } = piece;
  const known = about === undefined ? { basis } : { basis, about };
  const before = parts.findLastIndex((part) => part.kind === "text" && part.basis !== undefined);
  const line = parts.findIndex((part, index) => index > before && part.kind === "text" && part.text.trim() !== "");
  return parts.map((part, index) => (index === line && part.kind === "text" ? { ...part, ...known } : part));
}

/** Merges consecutive text into one part; passages likewise. */
function withText(parts: readonly Part[], text: string): readonly Part[] {
  const last = parts.at(-1);
  return last?.kind === "text" && last.basis === undefined
    ? [...parts.slice(0, -1), { kind: "text", text: last.text + text }]
    : [...parts, { kind: "text", text }];
}

/** The empty lines that an engine puts between two quotes don't part them. */
function withPassage(all: readonly Part[], passage: FindItemDto): readonly Part[] {
  const parts = isBlank(all.at(-1)) && all.at(-2)?.kind === "passages" ? all.slice(0, -1) : all;
  const last = parts.at(-1);
  return last?.kind === "passages"
    ? [...parts.slice(0, -1), { kind: "passages", passages: [...last.passages, passage] }]
    : [...parts, { kind: "passages", passages: [passage] }];
}

function isBlank(part: Part | undefined): boolean {
  return part?.kind === "text" && part.basis === undefined && part.text.trim() === "";
}
