/** What a contract says with the signed documents that amend it, as it is kept. Source: B-31.16. */
import type { AnswerCell } from "@/lib/assistant/answers/cells";
import type { FoundPassage } from "@/lib/engine/port";
import type { SignedDocument } from "./signed-store";

/** `isChanged`: an amendment made words that it rests on. `sources`: which contracts have them, and since when. */
export type CellInForce = { cell: AnswerCell; isChanged: boolean; sources: readonly Source[] };
export type Source = { contractId: string; from: string | null };
export type CellsInForce = Readonly<Record<string, CellInForce>>;
/** By column: words of amendments, each with its document, before those of the contract. */
export type QuotesInForce = Readonly<Record<string, readonly FoundPassage[]>>;
/** A day that follows from the text in force. `working` is as deadlines write it. */
export type DateInForce = {
  kind: string;
  date: string;
  basis: "stated" | "likely";
  working: unknown;
  isChanged: boolean;
  quotes: readonly FoundPassage[];
};

/** What the documents were when they were read; with any difference the reading is of another text. */
export function fingerprint(documents: readonly SignedDocument[]): string {
  const kept = documents.map(({ contractId, versionId, role, holdsFrom, isOutside }) => ({
    ...{ contractId, versionId, role, holdsFrom, isOutside },
  }));
  return JSON.stringify(kept.sort((one, other) => (one.contractId < other.contractId ? -1 : 1)));
}

/** Quotes name documents as they are called now. */
export function named(quotes: readonly FoundPassage[], documents: readonly SignedDocument[]): FoundPassage[] {
  const names = new Map(documents.map(({ contractId, name }) => [contractId, name]));
  return quotes.map((quote) => {
    const { document } = quote;
    return document ? { ...quote, document: { ...document, name: names.get(document.contractId) ?? "" } } : quote;
  });
}
