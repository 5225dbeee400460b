/**
 * What stands between two lines when they become one paragraph. Shared by the readers of formats that know lines only.
 */
const HYPHEN_END = /(\p{L}{2,})[-\u2010\u00ad]$/u;
const WORD_START = /^(\p{Ll}+(?:[-\u2010]\p{L}+)*)/u;

/** Words of a whole document, lower case; compound words with their hyphens as well. */
export function vocabularyOf(lines: Iterable<string>): ReadonlySet<string> {
  const words = new Set<string>();
  for (const line of lines) {
    const matches = [...line.toLowerCase().matchAll(/\p{L}+(?:[-\u2010]\p{L}+)*/gu)];
    matches.forEach((match, index) => {
      const isCutOff = index === matches.length - 1 && /^[-\u2010\u00ad]$/.test(line.slice(match.index + match[0].length));
      if (isCutOff) return;
      words.add(match[0].replaceAll("\u2010", "-"));
      for (const part of match[0].split(/[-\u2010]/)) words.add(part);
    });
  }
  return words;
}

/**
 * The end of `before` made ready for `after` to follow directly: a space added, or a hyphen taken away where it only
 * broke a word. A hyphen that belongs to the word stays ("non-" + "compete"), as the rest of the document shows it.
 */
export function joinedStart(before: string, after: string, vocabulary: ReadonlySet<string>): string {
  if (before === "" || after === "") return before;
  if (before.endsWith("\u00ad")) return before.slice(0, -1);
  const cut = HYPHEN_END.exec(before);
  const rest = WORD_START.exec(after);
  if (!cut || !rest) return endsOpen(before) || before.endsWith(" ") ? before : `${before} `;
  return keepsHyphen((cut[1] ?? "").toLowerCase(), rest[1] ?? "", vocabulary) ? before : before.slice(0, -1);
}

/** After a dash or slash between letters or digits ("2020-" + "2021", "and/" + "or") no space belongs. */
function endsOpen(before: string): boolean {
  return /[\p{L}\p{N}][-\u2010/]$/u.test(before);
}

function keepsHyphen(first: string, second: string, vocabulary: ReadonlySet<string>): boolean {
  if (vocabulary.has(`${first}-${second}`)) return true;
  if (vocabulary.has(first + second)) return false;
  return vocabulary.has(first) && vocabulary.has(second) && second.length > 2;
}
