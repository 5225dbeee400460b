/** Kinds of contract for playbooks, and which fit a contract. Pure, client-safe. Source: B-24.17. */
import type { Copy } from "@/lib/copy/copy";
import type { Language } from "@/lib/copy/languages";
import { CONTRACT_KINDS, type ContractKind } from "@/lib/engine/positions/contract-kinds";
import type { ReviewItemDto } from "./review-schema";

const KIND_OF_TYPE: Readonly<Record<string, ContractKind>> = {
  "Service Agreement": "services",
  "Non-Disclosure Agreement": "nda",
  "Employment Contract": "employment",
  "Lease Agreement": "lease",
  "Sales Contract": "goods",
  "Sales Agreement": "goods",
  "Partnership Agreement": "other",
  Other: "other",
};

/** The kind of a contract by its type; null if the type doesn't show it. */
export function kindOfType(type: string): ContractKind | null {
  return KIND_OF_TYPE[type] ?? null;
}

/** The stored kinds; for a book from before kinds existed, that of its contract type. Empty: any. */
export function parseKinds({ kinds, contractType }: { kinds: string; contractType: string }): ContractKind[] {
  const kept = CONTRACT_KINDS.filter((kind) => kinds.split(",").includes(kind));
  const kind = kindOfType(contractType);
  return kept.length > 0 || kind === null ? kept : [kind];
}

export type Offered = { contractType: string; kinds: readonly ContractKind[] };

/** How well a book fits a contract's type; lower is better. */
function rankBook({ contractType, kinds }: Offered, type: string): number {
  const kind = kindOfType(type);
  if (contractType !== "" && contractType === type) return 0;
  if (kind !== null && kinds.includes(kind)) return 1;
  return kinds.length === 0 ? 2 : 3;
}

type InLanguage = Offered & { language?: Language };

/** The books in the order offered for a contract type, best fit first; of equals, those in the contract's language. */
export function offeredFor<B extends InLanguage>(
  books: readonly B[],
  type: string,
  language: Language | null = null,
): B[] {
  const isForeign = (book: B) => Number(language !== null && book.language !== language);
  return books.toSorted(
    (one, other) => rankBook(one, type) - rankBook(other, type) || isForeign(one) - isForeign(other),
  );
}

/** Whether a book is for contracts of this type, or for any. */
export function isFor(book: Offered, type: string): boolean {
  return rankBook(book, type) < 3;
}

// Which of a person's books is preselected for a contract.

/**
 * A book for contracts of this type, else one for their kind, else one for any, else the first. If it is known which
 * side is ours, a book for the other side comes after all that fit, and of equals one for our side goes first; then one
 * in the contract's language. Source: B-24.17, B-24.19, B-30.11.
 */
export function bestBook<B extends InLanguage & { side?: string }>(
  books: readonly B[],
  type: string,
  ourSide: "buy" | "supply" | null = null,
  language: Language | null = null,
): B | undefined {
  const offered = offeredFor(books, type, language);
  if (ourSide === null) return offered[0];
  const isOurs = ({ side }: B) => side === ourSide;
  const isTheirs = ({ side }: B) => side !== undefined && side !== "mutual" && side !== ourSide;
  const fitting = offered.filter((book) => isFor(book, type) && !isTheirs(book));
  const [first] = fitting;
  return (
    fitting.find((book) => isOurs(book) && first && rankBook(book, type) === rankBook(first, type)) ??
    first ??
    offered[0]
  );
}

/** A topic's name; for a custom topic its id. Pure. */
export function topicName(topic: string, names: Readonly<Record<string, string>>): string {
  return (Object.hasOwn(names, topic) ? names[topic] : undefined) ?? topic.replaceAll("_", " ");
}

type Reasoned = Pick<ReviewItemDto, "verdict" | "reason" | "passages">;

/** Why a verdict was reached, in the reader's words; empty if there is no reason. */
export function reasonWords(
  { verdict, reason, passages }: Reasoned,
  words: Copy["positions"]["review"]["reasons"],
): string {
  if (reason === undefined) return "";
  if (verdict === "matches" && reason === "missing") return words.absentAsAsked;
  return reason === "notFound" && passages.length === 0 ? words.missing : words[reason];
}
