import { stemIn } from "../language/stem";
import { conceptsNamed, type Vocabulary } from "../lexicon/vocabulary";
import { readParties } from "../parties/parties";
import type { Reading } from "../text/reading";
import { folded, splitWords } from "../text/folding";
import { detectLanguage } from "../language/identify";

/** What a contract calls a party: 'Vendor', by stem and concept. */
export type Role = { stem: string; concepts: readonly number[] };

/** A name ends where its address, number or legal form begins. */
const NAME_ENDS = /[,(/;]/u;
const SHORTEST = 3;
const FORM = new Set(
  "llc ltd limited inc plc gmbh pte pty corp company ооо оао зао пао ано ип хк ххк тбб тоо llp bv общество ограниченной ответственностью акционерное индивидуальный предприниматель товарищество иргэн".split(
    " ",
  ),
);

/**
 * The parties of a contract by each word of their names: whoever asks about 'Meridine' asks about the Vendor, and the
 * clauses say only that. A word that two parties share tells neither.
 */
export function listRoles(reading: Reading, vocabulary: Vocabulary): ReadonlyMap<string, Role> {
  const roles = new Map<string, Role | null>();
  for (const { name, role } of readParties(reading.contract)) {
    if (name === null || role === null) continue;
    const language = detectLanguage(role) ?? "en";
    const stems = splitWords(folded(role)).map((word) => stemIn(language, word));
    const stem = stems.at(-1);
    if (stem === undefined) continue;
    const concepts = conceptsNamed(vocabulary, language, stems).map((hit) => hit.concept);
    const own = { stem, concepts: [...new Set(concepts)] };
    for (const word of new Set(nameWords(name))) roles.set(word, roles.has(word) ? null : own);
  }
  return new Map([...roles].flatMap(([word, role]) => (role ? [[word, role] as const] : [])));
}

function nameWords(name: string): string[] {
  const [own = ""] = name.replace(/^[^:]{0,20}:\s/u, "").split(NAME_ENDS);
  return splitWords(own)
    .filter((word) => word.length >= SHORTEST && /^\p{Lu}/u.test(word) && !FORM.has(folded(word)))
    .map(nameStem);
}

/** Names have cases: «Ромашки», 'Meridine's'. The stem doesn't depend on the language of who asks. */
export function nameStem(word: string): string {
  return stemIn("ru", folded(word));
}
