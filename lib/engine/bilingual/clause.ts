import type { Language } from "@/lib/copy/languages";
import { stemIn } from "../language/stem";
import { VOCABULARY } from "../lexicon/all";
import { conceptsNamed } from "../lexicon/vocabulary";
import { folded, splitWords } from "../text/folding";
import { numberingAt } from "../text/numbering";
import { figuresIn, type SaidFigure } from "./figures";
import { LONGEST_PIECE } from "./pieces";
import type { SidePiece } from "./sides";

/** A piece of one side with all by which it is aligned. */
export type Clause = SidePiece & {
  language: Language;
  /** '4.2', 'a'; null if it has none. */
  number: string | null;
  /** Its words without the number, with single spaces for other white space; offset of its beginning in the piece. */
  body: string;
  bodyAt: number;
  figures: readonly SaidFigure[];
  /** Of its figures. */
  keys: ReadonlySet<string>;
  concepts: ReadonlySet<number>;
  /** Short and without a full stop. */
  isHeading: boolean;
};

const LONGEST_HEADING = 70;

/** Linear in the piece, of which the first 6,000 units are read. */
export function readClause(piece: SidePiece, language: Language): Clause {
  const text = piece.text.slice(0, LONGEST_PIECE).replace(/\s/gu, " ");
  const numbering = numberingAt(text);
  const bodyAt = numbering && numbering.length < text.length ? numbering.length : 0;
  const body = text.slice(bodyAt);
  const number = piece.label ?? (bodyAt > 0 ? (numbering?.number ?? null) : null);
  const stems = splitWords(folded(body)).map((word) => stemIn(language, word));
  const concepts = new Set(conceptsNamed(VOCABULARY, language, stems).map(({ concept }) => concept));
  const isHeading = body.length <= LONGEST_HEADING && !/[.;:!?]$/u.test(body.trim());
  const level = number?.toLowerCase() ?? null;
  const figures = figuresIn(body, language);
  const keys = new Set(figures.map(({ key }) => key));
  return { ...piece, language, number: level, body, bodyAt, figures, keys, concepts, isHeading };
}

/** What a set of concepts weighs: one that few clauses name counts for more. Each set is weighed once. */
export type Weights = { of: (concepts: ReadonlySet<number>) => number; ofConcept: (concept: number) => number };

export function weightsIn(clauses: readonly Clause[]): Weights {
  const counts = new Map<number, number>();
  for (const { concepts } of clauses)
    for (const concept of concepts) counts.set(concept, (counts.get(concept) ?? 0) + 1);
  const rarities = new Map([...counts].map(([concept, count]) => [concept, Math.log(1 + clauses.length / count)]));
  const ofConcept = (concept: number) => rarities.get(concept) ?? 0;
  const known = new Map<ReadonlySet<number>, number>();
  const weigh = (concepts: ReadonlySet<number>) => {
    let sum = 0;
    for (const concept of concepts) sum += ofConcept(concept);
    known.set(concepts, sum);
    return sum;
  };
  return { ofConcept, of: (concepts) => known.get(concepts) ?? weigh(concepts) };
}
