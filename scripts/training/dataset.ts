/** Labelled contracts in the form the topic classifier is fitted to. */
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import path from "node:path";
import { patternsMet } from "@/lib/engine/review/classifier";
import { sentenceFeatures } from "@/lib/engine/review/features";
import { readOnce, type Reading } from "@/lib/engine/text/reading";
import { paragraph } from "@/lib/documents/richtext/blocks";
import { toPlainText } from "@/lib/documents/richtext/plain-text";

type TopicRow = {
  id: string;
  path: string;
  category: string;
  spans: readonly { start: number; end: number; optional?: boolean }[];
  impossible?: boolean;
  /** Normalised answers, any of which is right, and the label's own wording. */
  values?: readonly string[];
  answer?: string;
};
/** A contract: the features of each sentence, and for each topic whether it is present and which sentences state it. */
export type Labelled = {
  id: string;
  reading: Reading;
  features: Int32Array[];
  rows: ReadonlyMap<string, TopicRow>;
  positives: ReadonlyMap<string, ReadonlySet<number>>;
};

export type LabelledCorpus = {
  developers: Labelled[];
  fittingOnly: Labelled[];
  /** The hash of each feature, by its number. */
  hashes: Uint32Array;
};

/** A feature in fewer sentences is uninformative. */
const LEAST = 4;
export const FOLDS = 5;
const DEVELOPERS = ["", "clauses/topics/cuad_topics.jsonl"] as const;
const FITTING_ONLY = ["training", "clauses/topics/cuad_topics.jsonl"] as const;

/** The developers' contracts and those for fitting only, without duplicates. Features are numbered by their hash. */
export function readLabelled(corpus: string): LabelledCorpus {
  const seen = new Set<string>();
  const developers = readContracts(path.join(corpus, DEVELOPERS[0]), DEVELOPERS[1], seen);
  const fittingOnly = readContracts(path.join(corpus, FITTING_ONLY[0]), FITTING_ONLY[1], seen);
  return { developers, fittingOnly, hashes: numbered([...developers, ...fittingOnly]) };
}

/** Numbers the features that occur in enough sentences, in order of their hashes, and drops the others. */
function numbered(contracts: readonly Labelled[]): Uint32Array {
  const counts = new Map<number, number>();
  for (const { features } of contracts)
    for (const sentence of features) for (const hash of sentence) counts.set(hash, (counts.get(hash) ?? 0) + 1);
  const hashes = Uint32Array.from([...counts].filter(([, count]) => count >= LEAST).map(([hash]) => hash)).sort();
  const numbers = new Map([...hashes].map((hash, number) => [hash | 0, number])); // signed, as features are
  for (const contract of contracts)
    contract.features = contract.features.map((sentence) =>
      Int32Array.from([...sentence].flatMap((hash) => numbers.get(hash) ?? [])),
    );
  return hashes;
}

function readContracts(root: string, file: string, seen: Set<string>): Labelled[] {
  const rows = new Map<string, TopicRow[]>();
  for (const line of readFileSync(path.join(root, file), "utf8").split("\n")) {
    if (line === "") continue;
    const row = JSON.parse(line) as TopicRow; // the corpus's own format
    const known = rows.get(row.id);
    if (known) known.push(row);
    else rows.set(row.id, [row]);
  }
  return [...rows.values()].flatMap((ofContract) => {
    const text = readFileSync(path.join(root, ofContract[0]?.path ?? ""), "utf8");
    const hash = createHash("sha256").update(text).digest("hex");
    if (seen.has(hash)) return [];
    seen.add(hash);
    return [labelled(text, ofContract)];
  });
}

/** One of five folds, by a hash of the contract's name. */
export function chooseFold(id: string): number {
  return (createHash("md5").update(`fold${id}`).digest()[3] ?? 0) % FOLDS;
}

function labelled(text: string, rows: readonly TopicRow[]): Labelled {
  const plain = toPlainText(text.split("\n").map((line) => paragraph(line)));
  const reading = readOnce({ ...plain, contractName: "", contractType: "" });
  return {
    id: rows[0]?.id ?? "",
    reading,
    features: reading.sentences.map((sentence) =>
      Int32Array.from(sentenceFeatures(reading, sentence, patternsMet(sentence))),
    ),
    rows: new Map(rows.map((row) => [row.category, row])),
    positives: new Map(rows.map((row) => [row.category, markedSentences(reading, row)])),
  };
}

/** A sentence matches a marked span if half of either lies within the other. */
function markedSentences(reading: Reading, { spans }: TopicRow): Set<number> {
  const found = new Set<number>();
  reading.sentences.forEach(({ start, end, isTitle }, index) => {
    if (isTitle) return;
    for (const span of spans) {
      const shared = Math.min(end, span.end) - Math.max(start, span.start);
      if (shared > 0 && shared >= 0.5 * Math.min(end - start, span.end - span.start)) found.add(index);
    }
  });
  return found;
}
