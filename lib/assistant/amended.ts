import { isAboutLasting } from "@/lib/engine/family/ending";
import { originOf, placesFrom, type SplicedText } from "@/lib/engine/family/spliced";
import type {
  AnswerNote,
  AnswerPiece,
  ContractText,
  Found,
  FoundPassage,
  Passage,
  SourceDocument,
} from "@/lib/engine/port";
import type { Fact } from "@/lib/engine/review/fact";
import type { Span } from "@/lib/engine/text/spans";
import type { FactDto } from "./review/review-schema";
import { toPassage } from "@/lib/engine/text/spans";

/**
 * A change of the text: the words that make it, and the document they stand in. Unsure where some of that was read from
 * images, or is the word of somebody without a part in the contract.
 */
export type AmendingChange = { passage: Passage; clause: string | null; document: SourceDocument; isUnsure: boolean };

/**
 * A version's text as amended by signed documents, for one person, on one day. Read in place of the version's own; what
 * it says is then shown as quotes of the version and of the amendments. Source: B-31.10.
 */
export type AmendedReading = {
  /** Null where the documents are too long together: then the version's own text is read, and nothing is certain. */
  spliced: SplicedText | null;
  /** A change that wasn't read, or that names no clause there is, may hold for any of them: nothing is certain. */
  isAnywhere: boolean;
  /** By the index that `spliced` names them with. */
  changes: readonly AmendingChange[];
  note: Extract<AnswerNote, { about: "amended" }>;
  /** A signed document that ends it, if one does; how long it lasts is then certain nowhere else. B-31.11. */
  ended: EndedNote | null;
  /** The contracts whose text is read along. */
  contractIds: readonly string[];
};

export type EndedNote = Extract<AnswerNote, { about: "ended" }>;

/** The text to read: the one in force, with the doubtful words of the version's own at their new places. */
export function amendedText<T extends ContractText>(own: T, { spliced }: AmendedReading): T {
  if (!spliced) return own;
  const place = placesFrom(spliced.stretches);
  const moved = (spans: readonly Span[] | undefined) =>
    spans && spans.map(({ start, end }) => ({ start: place(start), end: place(end) }));
  const [uncertain, scanned, unseen] = [own.uncertain, own.scanned, own.unseen].map(moved);
  return {
    ...own,
    text: spliced.text,
    pages: spliced.pages,
    ...(uncertain ? { uncertain } : {}),
    ...(scanned ? { scanned } : {}),
    ...(unseen ? { unseen } : {}),
  };
}

/** Whether somebody can't be told for sure what holds: a document they can't open, or one that couldn't be applied. */
export function isUnsure({ spliced, note, isAnywhere }: AmendedReading): boolean {
  return spliced === null || isAnywhere || note.hidden > 0;
}

/** Words of the text in force as they stand in documents: `own` in the version, the others in amendments. */
export type Quotes = {
  own: FoundPassage | null;
  amending: readonly FoundPassage[];
  /** What amendments will make of them on a day that is to come. */
  later: readonly FoundPassage[];
  /** A change made these words, that of the first of `amending`. */
  isChanged: boolean;
  isDoubtful: boolean;
};

/** Turns what was found in the text in force into quotes. */
export function quotesFor(
  passage: FoundPassage,
  { own, amended }: { own: ContractText; amended: AmendedReading },
): Quotes {
  const { spliced, changes } = amended;
  if (!spliced) return { own: passage, amending: [], later: [], isChanged: false, isDoubtful: true };
  const isOutlived = amended.ended !== null && isAboutLasting(passage.content);
  const { base, removed, changes: made, doubts, later } = originOf(spliced, passage);
  const quoted = (index: number): FoundPassage[] => {
    const change = changes[index];
    return change ? [{ ...change.passage, document: change.document }] : [];
  };
  const amending = [...made, ...doubts].flatMap(quoted);
  const isDoubtful =
    isOutlived || doubts.length > 0 || later.length > 0 || made.some((index) => changes[index]?.isUnsure);
  const about = { amending, later: later.flatMap(quoted), isChanged: made.length > 0, isDoubtful };
  if (!base) return { own: null, ...about };
  // The sentence has its place in the text in force, not in the version.
  const { start: _, end: __, content: ___, page: ____, superseded, says: _____, ...marks } = passage;
  const quote = { ...toPassage(own, base), ...marks };
  const [first = doubts[0]] = made;
  const by = first === undefined ? null : changes[first];
  if (!by) return { own: { ...quote, ...carried(superseded, spliced) }, ...about };
  const words = removed.map(({ start, end }) => ({ start, end }));
  return { own: { ...quote, superseded: { by: by.clause, words, document: by.document } }, ...about };
}

/** What another clause of the same text changes, at its places in the version. */
function carried(superseded: FoundPassage["superseded"], spliced: SplicedText): Pick<FoundPassage, "superseded"> {
  if (!superseded) return {};
  const words = superseded.words.flatMap((span) => {
    const { base, changes } = originOf(spliced, span);
    return base && changes.length === 0 ? [base] : [];
  });
  return { superseded: { ...superseded, words } };
}

/** The pieces of an answer on the text in force as pieces with quotes, no surer than its documents allow. */
export class AmendedPieces {
  readonly #own: ContractText;
  readonly #amended: AmendedReading;
  readonly #quoted = new Set<string>();
  #isDoubtful: boolean;

  constructor(own: ContractText, amended: AmendedReading) {
    this.#own = own;
    this.#amended = amended;
    this.#isDoubtful = isUnsure(amended);
  }

  pieces(piece: AnswerPiece): AnswerPiece[] {
    if (piece.kind === "basis") return [this.#lowered(piece)];
    if (piece.kind !== "passage") return [piece];
    const { passage, kind: _, ...marks } = piece;
    const { own, amending, later, isDoubtful } = quotesFor(
      { ...passage, ...marks },
      { own: this.#own, amended: this.#amended },
    );
    this.#isDoubtful ||= isDoubtful;
    const [now, then] = [amending, later].map((some) => some.filter((one) => this.#isNew(one)));
    return [...(now ?? []), ...(own ? [own] : []), ...(then ?? [])].map(toPiece);
  }

  #lowered(piece: Extract<AnswerPiece, { kind: "basis" }>): AnswerPiece {
    const isLowered = this.#isDoubtful && piece.basis === "stated";
    this.#isDoubtful = isUnsure(this.#amended);
    this.#quoted.clear();
    return isLowered ? { ...piece, basis: "likely" } : piece;
  }

  /** An amendment's words are quoted once for each answer. */
  #isNew({ document, start, end }: FoundPassage): boolean {
    const key = `${document?.contractId} ${start} ${end}`;
    if (this.#quoted.has(key)) return false;
    this.#quoted.add(key);
    return true;
  }
}

function toPiece({ content, page, start, end, label: _, ...marks }: FoundPassage): AnswerPiece {
  return { kind: "passage", passage: { content, page, start, end }, ...marks };
}

/**
 * A fact of the text in force with its quote: the amendment's words where one brought it, and what they replace.
 * Null if no document says it.
 */
export function factInForce(fact: Fact, texts: { own: ContractText; amended: AmendedReading }): FactDto | null {
  const { own, amending, isChanged, isDoubtful } = quotesFor(fact.passage, texts);
  const isUncertain = isDoubtful || isUnsure(texts.amended);
  const basis = isUncertain && fact.basis === "stated" ? "likely" : fact.basis;
  const [change] = isChanged ? amending : [];
  if (change) {
    const { document } = change;
    return { ...fact, basis, passage: plain(change), ...(document ? { document } : {}) };
  }
  return own && { ...fact, basis, passage: plain(own) };
}

const plain = ({ content, page, start, end }: FoundPassage): Passage => ({ content, page, start, end });

/** The document that ends the contract, beside its facts. */
export function toEnded({ ended }: AmendedReading): { ended?: Omit<EndedNote, "about"> } {
  if (!ended) return {};
  const { about: _, ...rest } = ended;
  return { ended: rest };
}

/** What was found in the text in force, as quotes of the documents that say it. */
export function foundInForce(
  { passages, notes }: Found,
  own: ContractText,
  amended: AmendedReading,
): { items: FoundPassage[]; notes: AnswerNote[] } {
  const items = passages.flatMap((passage) => {
    const quotes = quotesFor(passage, { own, amended });
    return [...quotes.amending, ...(quotes.own ? [quotes.own] : []), ...quotes.later];
  });
  return { items: apart(items), notes: [...(amended.ended ? [amended.ended] : []), ...notes, amended.note] };
}

/** An amendment's words are quoted once. */
export function apart<T extends FoundPassage>(items: readonly T[]): T[] {
  const seen = new Set<string>();
  return items.filter(({ document, start, end }) => {
    const key = `${document?.contractId} ${start} ${end}`;
    return !document || (!seen.has(key) && seen.add(key));
  });
}
