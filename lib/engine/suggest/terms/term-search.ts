import type { Span } from "../../text/spans";
import type { Draft } from "../draft";

const LETTER = /[\p{L}\p{N}]/u;

/**
 * Uses of a term in any case and number: 'Party' in 'Parties', «Услуги» in «Услуг», “Бараа” in “Барааны”. Capitalised
 * first, which distinguishes a single word from the ordinary one, then in lower case; lazy.
 */
export function* findUses(draft: Pick<Draft, "text" | "lower">, term: string): Generator<Span> {
  const stems = wordsOfTerm(term).map(stemTerm);
  const first = stems[0]?.stem ?? "";
  if (first.length === 0) return;
  const pattern = stemPattern(stems);
  for (const at of indexCapitals(draft, Math.min(KEY, first.length)).get(first.slice(0, KEY)) ?? []) {
    const end = endAt(draft, pattern, at);
    if (end !== null) yield { start: at, end };
  }
  if (stems.length === 1 && /^\p{Lu}/u.test(term)) return;
  const written = term.toLowerCase().replace(/s$/u, "");
  for (let at = draft.lower.indexOf(written); at >= 0; at = draft.lower.indexOf(written, at + 1)) {
    const end = LETTER.test(draft.text.charAt(at - 1)) ? null : endAt(draft, pattern, at);
    if (end !== null) yield { start: at, end };
  }
}

function endAt({ lower }: Pick<Draft, "lower">, pattern: RegExp, at: number): number | null {
  pattern.lastIndex = at;
  const match = pattern.exec(lower);
  return match ? at + match[0].length : null;
}

/** Number of letters by which capitalised words are looked up. */
const KEY = 3;
const CAPITAL = /[\p{Lu}\p{N}]/u;
type Capitals = { starts: readonly number[]; byLetters: Map<number, Map<string, number[]>> };
const known = new WeakMap<object, Capitals>();

/** Where words with a capital or digit begin, by their first `letters` letters in lower case. */
function indexCapitals(draft: Pick<Draft, "text" | "lower">, letters: number): ReadonlyMap<string, number[]> {
  const capitals = known.get(draft) ?? {
    starts: capitalStarts(draft),
    byLetters: new Map<number, Map<string, number[]>>(),
  };
  known.set(draft, capitals);
  const ready = capitals.byLetters.get(letters);
  if (ready) return ready;
  const places = new Map<string, number[]>();
  for (const start of capitals.starts) {
    const key = draft.lower.slice(start, start + letters);
    const list = places.get(key);
    if (list) list.push(start);
    else places.set(key, [start]);
  }
  capitals.byLetters.set(letters, places);
  return places;
}

/** Looks closer only at digits and letters that differ from their lower case. */
function capitalStarts({ text, lower }: Pick<Draft, "text" | "lower">): number[] {
  const starts: number[] = [];
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    const isFigure = code >= 48 && code <= 57;
    if (!isFigure && code === lower.charCodeAt(at)) continue;
    if (CAPITAL.test(text.charAt(at)) && !LETTER.test(text.charAt(at - 1))) starts.push(at);
  }
  return starts;
}

/** Between a term's words; in Mongolian a number too: 'ажлын 5 өдөр'. */
const BETWEEN = "[\\s,/\u00ad-]{1,4}(?:\\d{1,3}\\s(?:\\(\\p{L}{2,20}\\)\\s)?)?";

/** The vowel that «день» loses in «дней». */
const FLEETING = /(?<=^[бвгджзклмнпрстфхцчшщ]{1,3})[еоё](?=[бвгджзклмнпрстфхцчшщ]$)/u;

function stemPattern(stems: readonly { stem: string; ending: number }[]): RegExp {
  const words = stems.map(
    ({ stem, ending }) => `${stem.replace(/[^\p{L}\p{N}]/gu, ".").replace(FLEETING, "$&?")}\\p{L}{0,${ending}}`,
  );
  return new RegExp(`${words.join(BETWEEN)}(?![\\p{L}\\p{N}])`, "uy");
}

/** 'Non-Compete Period(s)' as 'non', 'compete', 'period'. */
export function wordsOfTerm(term: string): string[] {
  return term
    .toLowerCase()
    .replace(/\((?:s|es|ies)\)|\/s$/gu, "")
    .split(/[\s/\u00ad-]+/u)
    .filter((word) => /[\p{L}\p{N}]/u.test(word));
}

/** The part of a lower-case word that inflection doesn't change, and how many letters may follow it. */
export function stemTerm(word: string): { stem: string; ending: number } {
  if (/[өү]/u.test(word)) return { stem: word.length > 4 ? word.slice(0, -1) : word, ending: 7 };
  if (/[а-я]/u.test(word))
    return { stem: word.length > 5 ? word.slice(0, -2) : word.length > 3 ? word.slice(0, -1) : word, ending: 8 };
  if (word.length > 3 && /(?:ies|y)$/u.test(word)) return { stem: word.replace(/(?:ies|y)$/u, ""), ending: 3 };
  return { stem: word.length > 3 ? word.replace(/e?s$/u, "") : word, ending: word.length > 2 ? 3 : 1 };
}
