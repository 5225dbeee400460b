import type { Language } from "@/lib/copy/languages";

/**
 * A contract concept with its words in three languages. A lexicon line is `id < parent parent2 | English words; … |
 * Russian words; … | Mongolian words; …`; `<` and the parents are optional, and a line that begins with `#` is a
 * comment.
 */
export type Concept = { id: string; parents: readonly string[]; words: Readonly<Record<Language, readonly string[]>> };

/** Reads lexicon files. Throws with the line if one is malformed. */
export function conceptsIn(lexicons: readonly string[]): Concept[] {
  const concepts = new Map<string, Concept>();
  for (const line of lexicons.flatMap((lexicon) => lexicon.split("\n"))) {
    if (line.trim() === "" || line.startsWith("#")) continue;
    const concept = conceptIn(line);
    const known = concepts.get(concept.id);
    concepts.set(concept.id, known ? merged(known, concept) : concept);
  }
  return [...concepts.values()];
}

function conceptIn(line: string): Concept {
  const [head = "", en, ru, mn, ...more] = line.split("|");
  if (en === undefined || ru === undefined || mn === undefined || more.length > 0) throw new Error(`lexicon: ${line}`);
  const [id = "", parents = ""] = head.split("<").map((part) => part.trim());
  return {
    id,
    parents: parents.split(/\s+/u).filter(Boolean),
    words: { en: listed(en), ru: listed(ru), mn: listed(mn) },
  };
}

function listed(cell: string): string[] {
  return cell
    .split(";")
    .map((word) => word.trim())
    .filter(Boolean);
}

function merged(one: Concept, other: Concept): Concept {
  const both = (language: Language) => [...new Set([...one.words[language], ...other.words[language]])];
  return {
    id: one.id,
    parents: [...new Set([...one.parents, ...other.parents])],
    words: { en: both("en"), ru: both("ru"), mn: both("mn") },
  };
}
